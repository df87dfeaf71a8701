import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { timeStepOf } from '#features/accounts/two-factor/authenticator.ts';
import { deleteRecoveryCode, updateLastStep } from '#features/accounts/two-factor/queries.ts';
import { hashRecoveryCode, writeCode } from '#features/accounts/two-factor/recovery-codes.ts';
import { unseal } from '#features/accounts/two-factor/sealed-secret.ts';
import { countUse, resetUses } from '#platform/http/rate-limit.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

interface Factor {
  account_id: string;
  sealed_secret: Buffer;
}

/**
 * Consumes a code of the app or a recovery code. Returns false if it is wrong or was already used. Each
 * attempt is counted first.
 */
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
