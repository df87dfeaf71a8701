import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { EMAIL_UNDO_DAYS } from '@kirdaar/contract/rules/limits';
import { insertEmailChange } from '#features/accounts/email-undo/queries.ts';
import { sendUndoLink } from '#features/accounts/email-undo/tasks.ts';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { Services } from '#platform/services.ts';

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
