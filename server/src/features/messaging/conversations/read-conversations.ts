import type { ConversationCursor } from '@kirdaar/contract/messaging/conversations';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import { findConversation, listConversations } from '#features/messaging/conversations/queries.ts';
import { listMessages } from '#features/messaging/messages/queries.ts';
import { shownMessage } from '#features/messaging/messages/shown-message.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const MAX_EXCERPT = 160;

/** Returns a page of a participant's conversations, each with an excerpt of its latest message. */
export async function readConversations(
  services: Services,
  participant: Participant,
  { after, limit }: { after?: ConversationCursor | undefined; limit: number },
) {
  const { db, now } = services;
  // One extra row shows whether there is another page.
  const found = await listConversations(db, participant, { after, limit: limit + 1 }, now());
  const conversations = found.slice(0, limit);
  const end = found.length > limit ? conversations.at(-1) : undefined;
  return {
    conversations: conversations.flatMap(({ other, last, ...entry }) =>
      last
        ? [
            {
              ...entry,
              other: shownApplicant(services, other),
              last: { ...last, text: last.text.slice(0, MAX_EXCERPT) },
            },
          ]
        : [],
    ),
    next: end ? `${end.cursor_time} ${end.application_id}` : null,
  };
}

/** Returns one conversation with a page of its messages, oldest first. */
export async function readConversation(
  services: Services,
  participant: Participant,
  id: string,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  const { db, now } = services;
  const found = await findConversation(db, participant, id, now());
  if (!found) throw new AppError('conversation_not_found');
  const { withheld, other, ...conversation } = found;
  const messages = await listMessages(db, id, { before, limit: limit + 1 });
  const shown = messages.slice(0, limit).reverse();
  return {
    conversation: { ...conversation, other: shownApplicant(services, other) },
    messages: shown.map((message) =>
      shownMessage(services, message, participant.party, withheld && participant.party === 'house'),
    ),
    next: messages.length > limit ? (shown[0]?.place ?? null) : null,
  };
}
