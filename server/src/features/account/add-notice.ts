import { findAccount, insertNotice } from '#features/account/queries.ts';
import { sendNotice } from '#features/account/tasks.ts';
import type { NoticeKind } from '#platform/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/** Leaves a letter about the account's safety to the queue, in the caller's transaction: to its email as it is now. */
export async function addNotice(
  { db, now, queue }: Services,
  account_id: string,
  notice: { kind: NoticeKind; device?: string },
) {
  const { email } = await findAccount(db, account_id);
  const { id } = await insertNotice(db, { ...notice, account_id, email, created_at: now().toISOString() });
  await queue.add(db, sendNotice, { notice_id: id });
}
