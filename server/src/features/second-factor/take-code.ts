import { perDay, type Rate } from '@kirdaar/contract/rates';
import { addNotice } from '#features/account/add-notice.ts';
import { stepOf } from '#features/second-factor/authenticator.ts';
import { deleteRecoveryCode, updateLastStep } from '#features/second-factor/queries.ts';
import { hashRecoveryCode, writeCode } from '#features/second-factor/recovery-codes.ts';
import { unseal } from '#features/second-factor/sealed-secret.ts';
import { countUse, forgetUses } from '#platform/rate-limit.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Client } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

interface Factor {
  account_id: string;
  sealed_secret: Buffer;
}

const COMPLAINT = 'There were too many wrong codes.';
// Of one account: a class behind one address does not share them.
const fromOneAddress: Rate[] = [{ most: 5, seconds: 15 * 60 }];
const fromAnywhere = [perDay(100)];

/** Uses up a code of the app, or a recovery code; false if it is wrong or was used up. Each try is counted before. */
export async function takeCode(
  services: Services,
  { account_id, sealed_secret }: Factor,
  typed: string,
  { address }: Client,
): Promise<boolean> {
  const tries = `second factor of ${account_id}`;
  await countUse(services, `${tries} from ${address}`, fromOneAddress, COMPLAINT);
  await countUse(services, tries, fromAnywhere, COMPLAINT);

  const secret = unseal(services.secrets.secondFactors, account_id, sealed_secret);
  const step = stepOf(secret, writeCode(typed), services.now());
  const isTaken =
    step === undefined
      ? await takeRecoveryCode(services, account_id, hashRecoveryCode(secret, typed))
      : Boolean(await updateLastStep(services.db, account_id, step));
  if (isTaken) await forgetUses(services, `${tries} from ${address}`, fromOneAddress);
  return isTaken;
}

/** What is said of a code beside its field. */
export const WRONG_CODE =
  'This code is not right, or was used before. Please enter the one the app shows now.';

export function wrongCode() {
  return new Refusal(400, WRONG_CODE, { fields: { code: WRONG_CODE } });
}

function takeRecoveryCode(services: Services, account_id: string, code_hash: Buffer): Promise<boolean> {
  return services.db.transaction().execute(async (db) => {
    if (!(await deleteRecoveryCode(db, account_id, code_hash))) return false;
    await addNotice({ ...services, db }, account_id, { kind: 'recovery-code-used' });
    return true;
  });
}
