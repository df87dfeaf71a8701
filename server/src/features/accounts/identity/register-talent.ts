import type { TalentRegistration } from '@kirdaar/contract/accounts/identity';
import { insertRegistrationConsent, insertTalent } from '#features/accounts/identity/queries.ts';
import {
  countRegistration,
  prepareAccount,
  type Requester,
  storeRegistration,
} from '#features/accounts/identity/register-account.ts';
import type { Services } from '#platform/services.ts';

/**
 * Registers a talent, who can log in after entering the code sent to the email. Returns the attempt token.
 */
export async function registerTalent(
  services: Services,
  registration: TalentRegistration,
  requester: Requester,
): Promise<string> {
  const { email, mobile } = registration;
  return countRegistration(services, 'talent', [email, mobile], async () => {
    const { account, attempt } = await prepareAccount(services, 'talent', registration);
    await services.db.transaction().execute(async (db) => {
      const id = await storeRegistration({ ...services, db }, account, 'mobile', requester);
      await insertTalent(db, { id, name: registration.name });
      const consent = { version: registration.consent_version, language: requester.language };
      await insertRegistrationConsent(db, id, consent, services.now());
    });
    return attempt;
  });
}
