import { randomBytes, randomUUID } from 'node:crypto';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { OTP_MINUTES } from '@kirdaar/contract/rules/limits';
import { restartTries } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { upsertCode } from '#features/accounts/one-time-codes/queries.ts';
import { sendCode } from '#features/accounts/one-time-codes/tasks.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

const SEED_BYTES = 16;

export async function sendNewCode(services: Services, scope: CodeScope, requester: Guesser) {
  await services.db.transaction().execute((db) => requestCode({ ...services, db }, scope, requester));
}

/** Creates a code, in the caller's transaction. Only its delivery depends on whether the address has an account. */
export async function requestCode(services: Services, scope: CodeScope, requester: Guesser) {
  const { db, now, queue } = services;
  const { role, purpose, address, account_id } = scope;
  // The registrations of one email wait for each other, but not two accounts that change to the same contact.
  const account = purpose === 'verify' ? '' : (account_id ?? '');
  await countUse(services, 'codeRequests', `${purpose} of ${role} ${account} to ${address}`);
  if (purpose === 'sign') await countUse(services, 'signingCodes', account);
  else await countUse(services, 'codesSent', mailboxOf(address));
  await restartTries(services, scope, requester);

  const present = now();
  const { id } = await upsertCode(db, {
    ...scope,
    id: randomUUID(),
    seed: randomBytes(SEED_BYTES),
    sent_at: present.toISOString(),
    expires_at: new Date(present.getTime() + OTP_MINUTES * 60_000).toISOString(),
  });
  await queue.add(db, sendCode, { code_id: id });
}
