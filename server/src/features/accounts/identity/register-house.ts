import type { HouseRegistration } from '@kirdaar/contract/accounts/identity';
import { rejectBanned } from '#features/accounts/identity/banned-identities.ts';
import { gstMatchesPan } from '#features/accounts/identity/identity-warnings.ts';
import { insertProductionHouse, insertRegistrationConsent } from '#features/accounts/identity/queries.ts';
import {
  countRegistration,
  prepareAccount,
  type Requester,
  storeRegistration,
} from '#features/accounts/identity/register-account.ts';
import type { Services } from '#platform/services.ts';

/**
 * Registers a production house with its first account, which can log in after entering the code sent to the
 * email. Returns the attempt token.
 */
export async function registerHouse(
  services: Services,
  registration: HouseRegistration,
  requester: Requester,
): Promise<string> {
  const { company_name, type_of_work, gst_no, phone_number } = registration;
  const given = { ...registration, name: company_name, mobile: phone_number };
  await rejectBanned(services, registration);
  return countRegistration(services, 'production', [given.email, given.mobile], async () => {
    const { account, attempt } = await prepareAccount(services, 'production', given);
    await services.db.transaction().execute(async (db) => {
      const gst_matches_pan = gstMatchesPan(registration);
      const house = { company_name, type_of_work, gst_no, gst_matches_pan };
      const { id } = await insertProductionHouse(db, house);
      const owner = { ...account, production_house_id: id, team_role: 'owner' } as const;
      const account_id = await storeRegistration({ ...services, db }, owner, 'phone_number', requester);
      const consent = { version: registration.consent_version, language: requester.language };
      await insertRegistrationConsent(db, account_id, consent, services.now());
    });
    return attempt;
  });
}
