import type { Credentials, StoredTalent } from '@kirdaar/contract/accounts/identity';
import { writeIdentifier } from '@kirdaar/contract/rules/identity-numbers';
import { profileCompletion } from '@kirdaar/contract/rules/profile-completion';
import { updatePasswordHash } from '#features/accounts/account-settings/queries.ts';
import { findKeptSession, keepSession } from '#features/accounts/identity/kept-session.ts';
import { hashPassword, isOutdated, isPassword, type Lane } from '#features/accounts/identity/passwords.ts';
import { findStoredMember, findTalent, listAccountsToLogIn } from '#features/accounts/identity/queries.ts';
import { openSession } from '#features/accounts/identity/sessions.ts';
import { listKnownAccounts, rememberAccount } from '#features/accounts/login-tries/known-browser.ts';
import { countLogin, forgetLogins, KNOWN_BROWSER } from '#features/accounts/login-tries/login-tries.ts';
import type { SettingRequest } from '#features/accounts/one-time-codes/code-browser.ts';
import { requireTwoFactor } from '#features/accounts/two-factor/require-two-factor.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

export async function openTalentLogin(services: Services, id: string, request: SettingRequest) {
  const user = await readStoredTalent(services, id);
  return { ...(await openLogin(services, 'talent', id, request)), user };
}

export async function openHouseLogin(services: Services, id: string, request: SettingRequest) {
  const production_house = await findStoredMember(services.db, id);
  return { ...(await openLogin(services, 'production', id, request)), production_house };
}

export async function restoreTalentLogin(services: Services, { cookies }: SettingRequest) {
  const { id, opened } = await findKeptSession(services, 'talent', cookies);
  return { ...opened, user: await readStoredTalent(services, id) };
}

export async function restoreHouseLogin(services: Services, { cookies }: SettingRequest) {
  const { id, opened } = await findKeptSession(services, 'production', cookies);
  return { ...opened, production_house: await findStoredMember(services.db, id) };
}

export async function readStoredTalent({ db, secrets, now }: Services, id: string): Promise<StoredTalent> {
  const { profile_type: profileType, ...talent } = await findTalent(db, id);
  const image = shownAddress(secrets.media, talent.profile_photo, now());
  const stored = { ...talent, profile_photo: image, image, profileType };
  return { ...stored, completion: profileCompletion(stored) };
}

async function openLogin(services: Services, role: AccountRole, id: string, request: SettingRequest) {
  const opened = await openSession(services, id, request.client.userAgent);
  rememberAccount(services, id, request);
  keepSession(services, role, opened.token, request);
  return { success: true, ...opened } as const;
}

export async function admitToAccount(
  services: Services,
  role: AccountRole,
  { identifier, password, code }: Credentials,
  { client, cookies }: SettingRequest,
): Promise<string> {
  if (!identifier || !password) throw new AppError('credentials_required');
  const written = writeIdentifier(identifier);
  const accounts = await listAccountsToLogIn(services.db, role, written);
  const knownAccounts = listKnownAccounts(services, cookies);
  const isKnown = accounts.some(({ id }) => knownAccounts.includes(id));
  const lane = isKnown ? 'known' : 'stranger';
  // The failures of strangers do not count for the owner's own browser, even from the same network.
  const source = isKnown ? KNOWN_BROWSER : client.ip;
  await countLogin(services, role, written, source);

  const account = await findByPassword(accounts, password, lane);
  if (accounts.length === 0) throw new AppError('account_not_found');
  if (!account) throw new AppError('invalid_credentials');
  await forgetLogins(services, role, [written], source);
  if (!account.verified_at && !account.mobile_verified_at) throw new AppError('account_not_verified');
  await renewHash(services, account, password, lane);
  await requireTwoFactor(services, account.id, { field: 'code', code, client });
  return account.id;
}

/** Returns the first account that has the password. Without accounts it takes as long as with one. */
async function findByPassword<A extends { password_hash: string | null }>(
  accounts: A[],
  password: string,
  lane: Lane,
) {
  if (accounts.length === 0) await isPassword(password, undefined, lane);
  for (const account of accounts) {
    if (await isPassword(password, account.password_hash, lane)) return account;
  }
  return undefined;
}

/** Rehashes the password at the current cost, because this is the only time the password is known. */
async function renewHash(
  { db }: Services,
  { id, password_hash }: { id: string; password_hash: string | null },
  password: string,
  lane: Lane,
) {
  if (!password_hash || !isOutdated(password_hash)) return;
  await updatePasswordHash(db, id, password_hash, await hashPassword(password, lane));
}
