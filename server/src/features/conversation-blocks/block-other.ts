import { deleteBlock, insertBlock } from '#features/conversation-blocks/queries.ts';
import { findConversation } from '#features/conversations/queries.ts';
import type { Side } from '#features/conversations/side.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Takes no more messages of the other side in any conversation with it, or takes them again. */
export async function blockOther({ db, now }: Services, side: Side, id: string, isBlocked: boolean) {
  const conversation = await findConversation(db, side, id, now());
  if (!conversation) throw new Refusal(404, 'Not found.');
  if (isBlocked) await insertBlock(db, side, conversation, now());
  else await deleteBlock(db, side, conversation);
}
