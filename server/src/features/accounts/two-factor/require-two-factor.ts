import { msg } from '@kirdaar/contract/messages';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { timeStepOf } from '#features/accounts/two-factor/authenticator.ts';
import {
  deleteRecoveryCode,
  findActiveFactor,
  updateLastStep,
} from '#features/accounts/two-factor/queries.ts';
import { hashRecoveryCode, writeCode } from '#features/accounts/two-factor/recovery-codes.ts';
import { unseal } from '#platform/config/sealed-secret.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse, resetUses } from '#platform/http/rate-limit.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

interface SecondStep {
  field: string;
  code: string | undefined;
  client: Client;
}

/** Requires the second step of a login, after the first one, if two-step login is on. */
export async function requireTwoFactor(
  services: Services,
  account_id: string,
  { field, code, client }: SecondStep,
) {
  const factor = await findActiveFactor(services.db, account_id);
  if (!factor) return;
  if (!code) throw codeRequired(field, 'two_factor_code_required');
  if (!(await takeCode(services, factor, code, client))) throw codeRequired(field, 'two_factor_code_wrong');
}

/** Requires the second step for an important change by a logged-in user, if two-step login is on. */
export async function confirmTwoFactor(
  services: Services,
  account_id: string,
  code: string | undefined,
  client: Client,
) {
  const factor = await findActiveFactor(services.db, account_id);
  if (!factor) return;
  if (!code) throw AppError.field('code', 'two_factor_code_missing');
  if (!(await takeCode(services, factor, code, client)))
    throw AppError.field('code', 'two_factor_code_wrong');
}

function codeRequired(field: string, why: 'two_factor_code_required' | 'two_factor_code_wrong') {
  const fields = { [field]: msg(why) };
  return new AppError('two_factor_code_required', {}, { fields, extra: { two_factor: true } });
}

interface Factor {
  account_id: string;
  sealed_secret: Buffer;
}

/** Consumes a code of the app or a recovery code; false if it is wrong or was used. Each attempt is counted. */
export async function takeCode(
  services: Services,
  { account_id, sealed_secret }: Factor,
  typed: string,
  { ip }: Client,
): Promise<boolean> {
  const source = `${account_id} from ${ip}`;
  await countUse(services, 'secondSteps', source);
  await countUse(services, 'secondStepsAnywhere', account_id);

  const secret = unseal(services.secrets.twoFactor, account_id, sealed_secret);
  const step = timeStepOf(secret, writeCode(typed), services.now());
  const isTaken =
    step === undefined
      ? await takeRecoveryCode(services, account_id, hashRecoveryCode(secret, typed))
      : Boolean(await updateLastStep(services.db, account_id, step));
  if (isTaken) await resetUses(services, 'secondSteps', source);
  return isTaken;
}

function takeRecoveryCode(services: Services, account_id: string, code_hash: Buffer): Promise<boolean> {
  return services.db.transaction().execute(async (db) => {
    if (!(await deleteRecoveryCode(db, account_id, code_hash))) return false;
    await addSecurityNotice({ ...services, db }, account_id, { kind: 'recovery-code-used' });
    return true;
  });
}
