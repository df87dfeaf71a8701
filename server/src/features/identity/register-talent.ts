import type { TalentRegistration } from '@kirdaar/contract/identity';
import { insertTalent } from '#features/identity/queries.ts';
import { beginRegistration, hashAccount, storeAccount } from '#features/identity/register-account.ts';
import type { Services } from '#platform/services.ts';

/** Registers a talent, who can log in once the code sent to the email is entered. */
export async function registerTalent(services: Services, registration: TalentRegistration) {
  const account = await hashAccount(services, registration);
  await services.db.transaction().execute(async (db) => {
    const within = { ...services, db };
    await beginRegistration(within, 'talent', account.email);
    const id = await storeAccount(within, { ...account, role: 'talent' }, 'mobile');
    await insertTalent(db, { id, name: registration.name });
  });
}
