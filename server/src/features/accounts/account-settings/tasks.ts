import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { EMAIL_UNDO_DAYS } from '@kirdaar/contract/rules/limits';
import { securityEmails, undoLinkEmail } from '#features/accounts/account-settings/emails.ts';
import {
  deleteSecurityNotice,
  findAccount,
  findEmailChange,
  findSecurityNotice,
  insertEmailChange,
  insertSecurityNotice,
} from '#features/accounts/account-settings/queries.ts';
import { derivedTokenOf, newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import type { SecurityNoticeKind } from '#platform/database/database-types.generated.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** Queues a security notification to the account's current email, in the caller's transaction. */
export async function addSecurityNotice(
  { db, now, queue }: Services,
  account_id: string,
  notice: { kind: SecurityNoticeKind; device?: string },
) {
  const { email } = await findAccount(db, account_id);
  const created_at = now().toISOString();
  const { id } = await insertSecurityNotice(db, { ...notice, account_id, email, created_at });
  await queue.add(db, sendSecurityNotice, { notice_id: id });
}

/** Sends a security notification to the email that the account had at the time, then deletes it. */
export const sendSecurityNotice: Task<{ notice_id: string }> = {
  name: 'send-security-notice',
  run: async (services, { notice_id }) => {
    const notice = await findSecurityNotice(services.db, notice_id);
    if (!notice) return;
    const { kind, account_id, email, ...facts } = notice;
    const source = `account notice ${notice_id}`;
    await notify(services, { source, account_id, email, template: securityEmails[kind], facts });
    await deleteSecurityNotice(services.db, notice_id);
  },
};

/** Queues an email to the old email of an account, with a link that restores it, in the caller's transaction. */
export async function addUndoLink(
  { db, now, queue, secrets }: Services,
  account_id: string,
  old_email: string,
) {
  const id = randomUUID();
  const present = now();
  await insertEmailChange(db, {
    id,
    account_id,
    old_email,
    token_hash: hashToken(newDerivedToken(secrets.links, 'undo email', id)),
    changed_at: present.toISOString(),
    expires_at: new Date(present.getTime() + EMAIL_UNDO_DAYS * DAY_MS).toISOString(),
  });
  await queue.add(db, sendUndoLink, { change_id: id });
}

/** Sends the link that restores the old email, unless it was used meanwhile. */
export const sendUndoLink: Task<{ change_id: string }> = {
  name: 'send-undo-link',
  retryPolicy: A_DAY,
  run: async (services, { change_id }, id) => {
    const change = await findEmailChange(services.db, change_id);
    const token =
      change && derivedTokenOf(services.secrets.links, 'undo email', { ...change, seed: change.id });
    if (!token) return;
    const { old_email: to, changed_at, language, account_id } = change;
    const recipient = { channel: 'email', to, language, account_id } as const;
    await sendSecret(services, id, undoLinkEmail, { token, changed_at }, recipient);
  },
};
