import { guesserOf, scopeOf } from '#features/accounts/account-settings/change-contact.ts';
import { findAccount, updateMobileToVerified } from '#features/accounts/account-settings/queries.ts';
import { checkCode, spendCode } from '#features/accounts/one-time-codes/check-code.ts';
import { requestCode } from '#features/accounts/one-time-codes/request-code.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Sends a code to the mobile number that the account was registered with. Returns the number. */
export async function requestMobileCode(services: Services, actor: Actor, client: Client): Promise<string> {
  if (!isChannelAvailable(services.config, 'sms')) throw new AppError('text_messages_unavailable');
  const mobile = await findUnverifiedMobile(services, actor);
  const scope = scopeOf(actor, { kind: 'mobile', address: mobile });
  await services.db
    .transaction()
    .execute((db) => requestCode({ ...services, db }, scope, guesserOf(actor, client)));
  return mobile;
}

/** Verifies the account's mobile number, unless another account has proved it first. */
export async function verifyMobile(services: Services, actor: Actor, otp: string, client: Client) {
  const mobile = await findUnverifiedMobile(services, actor);
  const scope = scopeOf(actor, { kind: 'mobile', address: mobile });
  const code = await checkCode(services, scope, otp, guesserOf(actor, client));
  try {
    await services.db.transaction().execute(async (db) => {
      await spendCode(db, code.id);
      const verified = await updateMobileToVerified(db, actor.id, mobile, services.now());
      if (!verified) throw AppError.field('otp', 'invalid_code');
    });
  } catch (error) {
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw new AppError('mobile_taken');
  }
}

async function findUnverifiedMobile({ db }: Services, { id }: Actor): Promise<string> {
  const { mobile, mobile_verified_at } = await findAccount(db, id);
  if (!mobile) throw new AppError('mobile_number_missing');
  if (mobile_verified_at) throw new AppError('mobile_already_verified');
  return mobile;
}
