import type { TalentRegistration } from '@kirdaar/contract/accounts/identity';
import { insertTalent } from '#features/accounts/identity/queries.ts';
import {
  beginRegistration,
  prepareAccount,
  storeAccount,
} from '#features/accounts/identity/register-account.ts';
import type { Services } from '#platform/services.ts';

/**
 * Registers a talent, who can log in after entering the code sent to the email. Returns the attempt token.
 */
export async function registerTalent(services: Services, registration: TalentRegistration): Promise<string> {
  const { account, attempt } = await prepareAccount(services, 'talent', registration);
  await services.db.transaction().execute(async (db) => {
    const transactionServices = { ...services, db };
    await beginRegistration(transactionServices, 'talent', account.email);
    const id = await storeAccount(transactionServices, account, 'mobile');
    await insertTalent(db, { id, name: registration.name });
  });
  return attempt;
}
