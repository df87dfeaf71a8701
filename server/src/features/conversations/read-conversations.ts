import type { ConversationCursor } from '@kirdaar/contract/conversations';
import { shownApplicant } from '#features/applications/read-received.ts';
import { listMessages } from '#features/conversation-messages/queries.ts';
import { shownMessage } from '#features/conversation-messages/shown-message.ts';
import { findConversation, listConversations } from '#features/conversations/queries.ts';
import type { Side } from '#features/conversations/side.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const EXCERPT = 160;

/** A page of the conversations of a side, with the beginning of what was written last in each. */
export async function readConversations(
  services: Services,
  side: Side,
  { after, limit }: { after?: ConversationCursor | undefined; limit: number },
) {
  const { db, now } = services;
  // One more tells whether another page follows.
  const found = await listConversations(db, side, { after, limit: limit + 1 }, now());
  const conversations = found.slice(0, limit);
  const end = found.length > limit ? conversations.at(-1) : undefined;
  return {
    conversations: conversations.flatMap(({ other, last, ...entry }) =>
      last
        ? [
            {
              ...entry,
              other: shownApplicant(services, other),
              last: { ...last, text: last.text.slice(0, EXCERPT) },
            },
          ]
        : [],
    ),
    next: end ? `${end.written_exactly} ${end.application_id}` : null,
  };
}

/** One conversation with a page of its messages, oldest first. */
export async function readConversation(
  services: Services,
  side: Side,
  id: string,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  const { db, now } = services;
  const found = await findConversation(db, side, id, now());
  if (!found) throw new Refusal(404, 'Not found.');
  const { withheld, other, ...conversation } = found;
  const messages = await listMessages(db, id, { before, limit: limit + 1 });
  const shown = messages.slice(0, limit).reverse();
  return {
    conversation: { ...conversation, other: shownApplicant(services, other) },
    messages: shown.map((message) => shownMessage(services, message, withheld && side.party === 'house')),
    next: messages.length > limit ? (shown[0]?.place ?? null) : null,
  };
}
