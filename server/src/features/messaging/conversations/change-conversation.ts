import { conversationPath, type Participant } from '#features/messaging/conversations/participant.ts';
import {
  deleteBlock,
  findConversation,
  insertBlock,
  updateRead,
} from '#features/messaging/conversations/queries.ts';
import { markNotificationsRead } from '#features/messaging/messages/queries.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Also marks the notifications. Read messages never become unread again. */
export async function markRead({ db, now }: Services, participant: Participant, id: string, place: number) {
  if (!(await findConversation(db, participant, id, now()))) throw new AppError('conversation_not_found');
  await updateRead(db, participant, id, place, now());
  await markNotificationsRead(db, participant, conversationPath(participant.party, id), now());
}

/** In every conversation with the other participant. */
export async function blockOther(
  { db, now }: Services,
  participant: Participant,
  id: string,
  isBlocked: boolean,
) {
  const conversation = orThrow(await findConversation(db, participant, id, now()), 'conversation_not_found');
  if (isBlocked) await insertBlock(db, participant, conversation, now());
  else await deleteBlock(db, participant, conversation);
}
