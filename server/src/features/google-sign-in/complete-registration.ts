import type { HouseCompletion } from '@kirdaar/contract/google-sign-in';
import { updateAccountToComplete, updateHouse } from '#features/google-sign-in/queries.ts';
import { fingerprintsOf } from '#features/identity/identity-fingerprint.ts';
import { gstMatchesPan, identityWarningsOf } from '#features/identity/identity-warnings.ts';
import { readStoredHouse } from '#features/identity/stored-house.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const UNIQUE_VIOLATION = '23505';

/** Adds what a house that came by Google still lacks, once; sent again, the same is no harm. */
export async function completeRegistration(
  { db, secrets }: Services,
  { id, production_house_id }: ProductionActor,
  completion: HouseCompletion,
) {
  const { type_of_work, company_name, gst_no, phone_number } = completion;
  const numbers = {
    mobile: phone_number,
    ...fingerprintsOf(secrets.identity, completion),
    identity_warnings: identityWarningsOf(completion),
  };
  const house = { type_of_work, company_name, gst_no, gst_matches_pan: gstMatchesPan(completion) };
  try {
    await db.transaction().execute(async (db) => {
      const completed = await updateAccountToComplete(db, id, numbers);
      if (!completed) throw new Refusal(409, 'Your registration is already complete.');
      await updateHouse(db, production_house_id, house);
    });
  } catch (error) {
    if (!hasCode(error, UNIQUE_VIOLATION)) throw error;
    const message = 'This mobile number already has an account.';
    throw new Refusal(409, message, { fields: { phone_number: message } });
  }
  return readStoredHouse(db, id);
}
