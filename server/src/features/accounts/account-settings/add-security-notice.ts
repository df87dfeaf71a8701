import { findAccount, insertSecurityNotice } from '#features/accounts/account-settings/queries.ts';
import { sendSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import type { SecurityNoticeKind } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';

/** Queues a security notification to the account's current email, in the caller's transaction. */
export async function addSecurityNotice(
  { db, now, queue }: Services,
  account_id: string,
  notice: { kind: SecurityNoticeKind; device?: string },
) {
  const { email } = await findAccount(db, account_id);
  const { id } = await insertSecurityNotice(db, {
    ...notice,
    account_id,
    email,
    created_at: now().toISOString(),
  });
  await queue.add(db, sendSecurityNotice, { notice_id: id });
}
