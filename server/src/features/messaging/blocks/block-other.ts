import { deleteBlock, insertBlock } from '#features/messaging/blocks/queries.ts';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import { findConversation } from '#features/messaging/conversations/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Blocks or unblocks the other participant's messages in every conversation with them. */
export async function blockOther(
  { db, now }: Services,
  participant: Participant,
  id: string,
  isBlocked: boolean,
) {
  const conversation = await findConversation(db, participant, id, now());
  if (!conversation) throw new AppError('conversation_not_found');
  if (isBlocked) await insertBlock(db, participant, conversation, now());
  else await deleteBlock(db, participant, conversation);
}
