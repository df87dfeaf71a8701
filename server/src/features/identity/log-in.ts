import type { Credentials, StoredTalent } from '@kirdaar/contract/identity';
import { writeIdentifier } from '@kirdaar/contract/rules/identity-numbers';
import { isPassword } from '#features/identity/passwords.ts';
import { findAccountToLogIn, findTalent } from '#features/identity/queries.ts';
import { openSession } from '#features/identity/sessions.ts';
import { readStoredHouse } from '#features/identity/stored-house.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

export async function logInTalent(services: Services, credentials: Credentials) {
  const id = await admitToAccount(services, 'talent', credentials);
  const { profile_type: profileType, ...talent } = await findTalent(services.db, id);
  const user: StoredTalent = { ...talent, image: talent.profile_photo, profileType };
  return { token: await openSession(services, id), user };
}

export async function logInHouse(services: Services, credentials: Credentials) {
  const id = await admitToAccount(services, 'production', credentials);
  const production_house = await readStoredHouse(services.db, id);
  return { token: await openSession(services, id), production_house };
}

/** The id of the account these credentials open. */
async function admitToAccount(
  { db }: Services,
  role: AccountRole,
  { identifier, password }: Credentials,
): Promise<string> {
  if (!identifier || !password) throw new Refusal(400, 'Email/Phone and password are required');

  const account = await findAccountToLogIn(db, role, writeIdentifier(identifier));
  const fits = await isPassword(password, account?.password_hash);
  if (!account) throw new Refusal(404, 'Account not found');
  if (!fits) throw new Refusal(401, 'Invalid credentials');
  if (!account.verified_at) throw new Refusal(403, 'Please verify your account first');
  return account.id;
}
