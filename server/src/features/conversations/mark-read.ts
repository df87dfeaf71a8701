import { updateNoticesToRead } from '#features/conversation-news/queries.ts';
import { findConversation, updateRead } from '#features/conversations/queries.ts';
import { pageOf, type Side } from '#features/conversations/side.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Notes that a side has read up to a message, also under the bell; what was read before stays read. */
export async function markRead({ db, now }: Services, side: Side, id: string, place: number) {
  if (!(await findConversation(db, side, id, now()))) throw new Refusal(404, 'Not found.');
  await updateRead(db, side, id, place, now());
  await updateNoticesToRead(db, side, pageOf(side.party, id), now());
}
