import { addUndoLink } from '#features/accounts/account-settings/tasks.ts';
import { moveAccount } from '#features/accounts/account-settings/undo-email-change.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { findOpenEmail, updateToDecided } from '#features/privacy/identity-checks/queries.ts';
import { tellOfIdentityCheck } from '#features/privacy/identity-checks/tasks.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Makes the email that staff entered that of the account, because its owner opened the link. The earlier email is told,
 * with the link that restores it.
 */
export async function proveEmail(services: Services, token: string) {
  const { now, queue } = services;
  const by = { token_hash: hashToken(token) };
  const proof = await findOpenEmail(services.db, by, now());
  if (!proof?.new_value) throw new AppError('email_proof_ended');
  const { id, account_id, role, new_value: email } = proof;
  return moveAccount(services, { account_id, role, email }, async (trx) => {
    const open = await findOpenEmail(trx.db, by, now());
    const done = open && (await updateToDecided(trx.db, id, { decided_by: null, rejection: null }, now()));
    if (!done) throw new AppError('email_proof_ended');
    await addUndoLink(trx, account_id, open.email);
    await queue.add(trx.db, tellOfIdentityCheck, { check_id: id, guardians: [] });
  });
}
