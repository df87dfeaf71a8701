import type { ConversationCursor } from '@kirdaar/contract/messaging/conversations';
import { shownApplicant } from '#features/applications/received/read-received.ts';
import { type Participant, participantOf } from '#features/messaging/conversations/participant.ts';
import {
  countUnread,
  findConversation,
  findStamp,
  listConversations,
} from '#features/messaging/conversations/queries.ts';
import { listMessages, type MessageRow } from '#features/messaging/messages/queries.ts';
import { isClean } from '#features/talent/media/describe-medium.ts';
import type { Actor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Question } from '#platform/http/live-updates.ts';
import type { Services } from '#platform/services.ts';
import { typeOf } from '#platform/storage/send-file.ts';
import { signedAddress } from '#platform/storage/storage.ts';

const MAX_EXCERPT = 160;

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

/** Oldest message first. */
export async function readConversation(
  services: Services,
  participant: Participant,
  id: string,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  const { db, now } = services;
  const found = orThrow(await findConversation(db, participant, id, now()), 'conversation_not_found');
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

export function waitForConversations(
  { db, now, liveUpdates }: Services,
  actor: Actor,
  knownStamp: number | undefined,
  onGone: Question<unknown>['onGone'],
) {
  const participant = participantOf(actor);
  return liveUpdates.wait(actor.id, {
    // The session may end while the request is waiting.
    read: async () => {
      const found = orThrow(await findStamp(db, participant, actor.session_hash, now()), 'login_required');
      return { ...found, unread: await countUnread(db, participant, now()) };
    },
    isNew: ({ stamp }) => stamp !== knownStamp,
    onGone,
  });
}

/** Recordings have no URL until they are converted, because they may say where they were taken. */
export function shownMessage(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { files, ...message }: MessageRow,
  reader: Participant['party'],
  isWithheld = false,
) {
  const isOwn = message.party === reader;
  const shown = isWithheld && !isOwn ? [] : files;
  return {
    ...message,
    files: shown.map(({ file, poster, ...about }) => ({
      ...about,
      type: typeOf(file),
      url: isOwn || isClean(about.state) ? signedAddress(secrets.media, file, now()) : null,
      poster: poster && signedAddress(secrets.media, poster, now()),
    })),
  };
}
