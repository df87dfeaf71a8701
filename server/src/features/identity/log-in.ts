import type { Credentials, HouseCredentials, StoredTalent } from '@kirdaar/contract/identity';
import { writeIdentifier } from '@kirdaar/contract/rules/identity-numbers';
import { updatePasswordHash } from '#features/account/queries.ts';
import { countLogin, forgetLogins } from '#features/identity/login-tries.ts';
import { hashPassword, isOutdated, isPassword } from '#features/identity/passwords.ts';
import { findAccountToLogIn, findTalent } from '#features/identity/queries.ts';
import { openSession } from '#features/identity/sessions.ts';
import { readStoredHouse } from '#features/identity/stored-house.ts';
import { requireSecondFactor } from '#features/second-factor/require-second-factor.ts';
import type { AccountRole } from '#platform/database-types.generated.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Client } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage.ts';

export async function logInTalent(services: Services, credentials: Credentials, client: Client) {
  const id = await admitToAccount(services, 'talent', credentials, client);
  const { profile_type: profileType, ...talent } = await findTalent(services.db, id);
  const image = shownAddress(services.secrets.media, talent.profile_photo, services.now());
  const user: StoredTalent = { ...talent, profile_photo: image, image, profileType };
  return { token: await openSession(services, id, client.userAgent), user };
}

export async function logInHouse(services: Services, credentials: HouseCredentials, client: Client) {
  const id = await admitToAccount(services, 'production', credentials, client);
  await requireSecondFactor(services, id, { field: 'code', code: credentials.code, client });
  const production_house = await readStoredHouse(services.db, id);
  return { token: await openSession(services, id, client.userAgent), production_house };
}

/** The id of the account these credentials open. */
async function admitToAccount(
  services: Services,
  role: AccountRole,
  { identifier, password }: Credentials,
  client: Client,
): Promise<string> {
  if (!identifier || !password) throw new Refusal(400, 'Email/Phone and password are required');
  const written = writeIdentifier(identifier);
  await countLogin(services, role, written, client);

  const account = await findAccountToLogIn(services.db, role, written);
  const fits = await isPassword(password, account?.password_hash);
  if (!account) throw new Refusal(404, 'Account not found');
  if (!fits) throw new Refusal(401, 'Invalid credentials');
  await forgetLogins(services, role, [written], client);
  if (!account.verified_at) throw new Refusal(403, 'Please verify your account first');
  await renewHash(services, account, password);
  return account.id;
}

/** Takes the one moment when the password is known to hash it at today's cost. */
async function renewHash(
  { db }: Services,
  { id, password_hash }: { id: string; password_hash: string | null },
  password: string,
) {
  if (!password_hash || !isOutdated(password_hash)) return;
  await updatePasswordHash(db, id, password_hash, await hashPassword(password));
}
