import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { EMAIL_UNDO_DAYS } from '@kirdaar/contract/rules/limits';
import { undoLinkEmail } from '#features/accounts/email-undo/emails.ts';
import { findEmailChange, insertEmailChange } from '#features/accounts/email-undo/queries.ts';
import { derivedTokenOf, newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

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
    const { old_email: to, changed_at, language } = change;
    await sendSecret(services, id, undoLinkEmail, { token, changed_at }, { channel: 'email', to, language });
  },
};
