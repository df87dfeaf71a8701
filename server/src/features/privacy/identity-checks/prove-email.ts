import { DAY_MS, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { EMAIL_PROOF_DAYS, EMAIL_PROOF_WAIT_HOURS } from '@kirdaar/contract/rules/person-requests';
import { findAccount } from '#features/accounts/account-settings/queries.ts';
import { addUndoLink } from '#features/accounts/account-settings/tasks.ts';
import { moveAccount } from '#features/accounts/account-settings/undo-email-change.ts';
import { updateAccountToVerified } from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { findEmailProof, updateToDecided } from '#features/privacy/identity-checks/queries.ts';
import { tellOfIdentityCheck } from '#features/privacy/identity-checks/tasks.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Makes the email that staff entered that of the account, because its owner opened the link. The earlier email is told,
 * with the link that restores it.
 */
export async function proveEmail(services: Services, token: string) {
  const { now, queue } = services;
  const proof = await findEmailProof(services.db, hashToken(token));
  const ends =
    proof &&
    new Date(proof.proposed_at).getTime() + EMAIL_PROOF_WAIT_HOURS * HOUR_MS + EMAIL_PROOF_DAYS * DAY_MS;
  if (!proof?.new_value || !ends || ends <= now().getTime()) throw new AppError('email_proof_ended');
  const { id, account_id, role, new_value: email } = proof;
  return moveAccount(services, { account_id, role, email }, async (trx) => {
    const done = await updateToDecided(trx.db, id, { decided_by: null, rejection: null }, now());
    if (!done) throw new AppError('email_proof_ended');
    const before = await findAccount(trx.db, account_id);
    if (before.verified_at) await addUndoLink(trx, account_id, before.email);
    else await updateAccountToVerified(trx.db, account_id, now());
    await queue.add(trx.db, tellOfIdentityCheck, { check_id: id, guardians: [] });
  });
}
