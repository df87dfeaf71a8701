import type { HouseCompletion } from '@kirdaar/contract/accounts/google-sign-in';
import type { Language } from '@kirdaar/contract/rules/languages';
import { updateAccountToComplete, updateHouse } from '#features/accounts/google-sign-in/queries.ts';
import { rejectBanned } from '#features/accounts/identity/banned-identities.ts';
import {
  fingerprintsOf,
  gstMatchesPan,
  identityWarningsOf,
} from '#features/accounts/identity/identity-numbers.ts';
import {
  findProvenMobile,
  findStoredMember,
  insertRegistrationConsent,
} from '#features/accounts/identity/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Adds the details that a house signed up with Google still lacks, once. Sending the same details again has
 * no effect.
 */
export async function completeRegistration(
  services: Services,
  { id, production_house_id }: ProductionActor,
  completion: HouseCompletion,
  language: Language,
) {
  const { db, now, secrets } = services;
  await rejectBanned(services, completion);
  const { type_of_work, company_name, gst_no, phone_number } = completion;
  const numbers = {
    mobile: phone_number,
    ...fingerprintsOf(secrets.identity, completion),
    identity_warnings: identityWarningsOf(completion),
  };
  const house = { type_of_work, company_name, gst_no, gst_matches_pan: gstMatchesPan(completion) };
  await db.transaction().execute(async (db) => {
    const holder = await findProvenMobile(db, 'production', phone_number);
    if (holder && holder.id !== id) throw AppError.field('phone_number', 'mobile_taken');
    const completed = await updateAccountToComplete(db, id, numbers);
    if (!completed) throw new AppError('registration_already_complete');
    await updateHouse(db, production_house_id, house);
    const consent = { version: completion.consent_version, language };
    await insertRegistrationConsent(db, id, consent, now());
  });
  return findStoredMember(db, id);
}
