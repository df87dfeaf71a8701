import { randomUUID } from 'node:crypto';
import { insertEmailChange } from '#features/accounts/account-settings/queries.ts';
import {
  insertExchange,
  insertGoogleHouse,
  insertGoogleRegistration,
} from '#features/accounts/google-sign-in/queries.ts';
import { browserCookie } from '#features/accounts/google-sign-in/sign-in.ts';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { digitsOf } from '#features/accounts/one-time-codes/one-time-code.ts';
import type { CodePurpose } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import { setUpApp, turnOnTwoSteps } from '#testing/authenticator.ts';
import { type Caller, createGiven } from '#testing/given.ts';
import { apiKeyWrites } from '#testing/matrix/api-key-world.ts';
import { passkeyWrites } from '#testing/matrix/passkey-world.ts';
import type { Writes } from '#testing/matrix/writes.ts';
import {
  houseCompletion,
  houseRegistration,
  newEmail,
  newMobile,
  talentRegistration,
} from '#testing/registrations.ts';
import type { CallApi } from '#testing/test.ts';

const password = 'a lamp in the window';
const new_password = 'a door left ajar';

/** Returns the accepted writes for accounts: registration, login, logout and changes of login details. */
export function accountWorldWrites(services: Services, callApi: CallApi): Writes {
  const given = createGiven(services);
  return {
    ...registrationWrites(services, callApi),
    ...accountWrites('user', services, callApi, () => given.talent({}, { password })),
    ...accountWrites('production', services, callApi, () => given.house({}, { password })),
    ...secondFactorWrites('user', services, callApi),
    ...secondFactorWrites('production', services, callApi),
    ...passkeyWrites('user', services, callApi),
    ...passkeyWrites('production', services, callApi),
    ...apiKeyWrites(services, callApi),
    ...googleWrites(services),
    'POST /api/email-change/undo': async () => {
      const { id } = await given.talent();
      return { body: { token: await emailUndo(services, id) } };
    },
  };
}

function registrationWrites(services: Services, callApi: CallApi): Writes {
  return {
    'POST /api/user/register': async () => ({ body: talentRegistration() }),
    'POST /api/production/register': async () => ({ body: houseRegistration() }),
    'POST /api/user/verify': async () => {
      const { email, ...rest } = talentRegistration();
      await callApi('POST /api/user/register', { body: { email, ...rest } });
      return { body: { email, otp: await codeOf(services, 'verify', email) } };
    },
    'POST /api/production/verify': async () => {
      const { email, ...rest } = houseRegistration();
      await callApi('POST /api/production/register', { body: { email, ...rest } });
      return { body: { email, otp: await codeOf(services, 'verify', email) } };
    },
  };
}

type Owner = Caller & { id: string; email: string; mobile: string };

/** Returns the writes that both roles share, sent by an account with a password. */
function accountWrites(
  role: 'user' | 'production',
  services: Services,
  callApi: CallApi,
  own: () => Promise<Owner>,
) {
  const given = createGiven(services);
  const confirmed = async (
    purpose: 'change-email' | 'change-mobile',
    field: 'email' | 'mobile',
    value: string,
  ) => {
    const as = await own();
    await callApi(`POST /api/${role}/${purpose}`, { body: { [field]: value, password } as never }, as);
    return { as, body: { [field]: value, otp: await codeOf(services, purpose, value) } };
  };
  const withUnverifiedMobile = async () => {
    const as = await own();
    await services.db
      .updateTable('account')
      .set({ mobile_verified_at: null })
      .where('id', '=', as.id)
      .execute();
    return as;
  };
  return {
    [`POST /api/${role}/resend`]: async () => ({ body: { email: newEmail() } }),
    [`POST /api/${role}/login`]: async () => ({ body: { identifier: (await own()).email, password } }),
    [`POST /api/${role}/logout`]: async () => ({ as: await own() }),
    [`POST /api/${role}/forgot-password`]: async () => {
      const { email } = await own();
      await callApi(`POST /api/${role}/forgot-password`, { body: { email } });
      return { body: { email, otp: await codeOf(services, 'reset', email) } };
    },
    [`POST /api/${role}/reset-password`]: async () => {
      const { email } = await own();
      await callApi(`POST /api/${role}/forgot-password`, { body: { email } });
      return { body: { email, newPassword: new_password, otp: await codeOf(services, 'reset', email) } };
    },
    [`DELETE /api/${role}/sessions`]: async () => {
      const as = await own();
      await given.session(as.id);
      return { as };
    },
    [`DELETE /api/${role}/sessions/:id`]: async () => {
      const as = await own();
      return { as, params: { id: await sessionId(services, await given.session(as.id)) } };
    },
    [`POST /api/${role}/change-password`]: async () => ({
      as: await own(),
      body: { current_password: password, new_password },
    }),
    [`POST /api/${role}/change-email`]: async () => ({
      as: await own(),
      body: { email: newEmail(), password },
    }),
    [`POST /api/${role}/change-mobile`]: async () => ({
      as: await own(),
      body: { mobile: newMobile(), password },
    }),
    [`POST /api/${role}/verify-mobile`]: async () => ({ as: await withUnverifiedMobile() }),
    [`POST /api/${role}/verify-mobile/confirm`]: async () => {
      const as = await withUnverifiedMobile();
      await callApi(`POST /api/${role}/verify-mobile`, {}, as);
      return { as, body: { otp: await codeOf(services, 'change-mobile', as.mobile) } };
    },
    [`POST /api/${role}/change-email/confirm`]: () => confirmed('change-email', 'email', newEmail()),
    [`POST /api/${role}/change-mobile/confirm`]: () => confirmed('change-mobile', 'mobile', newMobile()),
  };
}

function secondFactorWrites(area: 'user' | 'production', services: Services, callApi: CallApi): Writes {
  const given = createGiven(services);
  const own = () => (area === 'user' ? given.talent({}, { password }) : given.house({}, { password }));
  return {
    [`POST /api/${area}/two-factor`]: async () => ({ as: await own(), body: { password } }),
    [`POST /api/${area}/two-factor/confirm`]: async () => {
      const as = await own();
      const { codeAt } = await setUpApp(callApi, as, area);
      return { as, body: { code: codeAt(services.now()) } };
    },
    [`POST /api/${area}/two-factor/remove`]: async () => {
      const as = await own();
      const { codeAt } = await turnOnTwoSteps(callApi, as, services.now(), area);
      return { as, body: { password, code: codeAt(services.now()) } };
    },
  };
}

function googleWrites(services: Services): Writes {
  const { db, now, config } = services;
  return {
    'POST /api/auth/google/production/exchange': async () => {
      const { id: account_id } = await insertGoogleHouse(db, newEmail(), now());
      const [code, browser] = [newToken(), newToken()];
      const expires_at = new Date(now().getTime() + 60_000).toISOString();
      const hashes = { code_hash: hashToken(code), browser_hash: hashToken(browser) };
      await insertExchange(db, { ...hashes, account_id, expires_at });
      return { headers: { cookie: `${browserCookie(config).name}=${browser}` }, body: { code } };
    },
    'POST /api/auth/google/user/exchange': async () => {
      const { id: account_id } = await createGiven(services).talent();
      const [code, browser] = [newToken(), newToken()];
      const expires_at = new Date(now().getTime() + 60_000).toISOString();
      const hashes = { code_hash: hashToken(code), browser_hash: hashToken(browser) };
      await insertExchange(db, { ...hashes, account_id, expires_at });
      return { headers: { cookie: `${browserCookie(config).name}=${browser}` }, body: { code } };
    },
    'POST /api/auth/google/user/register': async () => {
      const [code, browser] = [newToken(), newToken()];
      await insertGoogleRegistration(db, {
        code_hash: hashToken(code),
        browser_hash: hashToken(browser),
        issuer: 'https://accounts.google.com',
        subject: code,
        email: newEmail(),
        expires_at: new Date(now().getTime() + 60_000).toISOString(),
      });
      const { email: _, password: __, ...details } = talentRegistration();
      return { headers: { cookie: `${browserCookie(config).name}=${browser}` }, body: { code, ...details } };
    },
    'POST /api/production/complete-registration': async () => {
      const { id } = await insertGoogleHouse(db, newEmail(), now());
      return { as: { token: await createGiven(services).session(id) }, body: houseCompletion() };
    },
  };
}

/**
 * Returns the pending one-time code of an email address or mobile number, as the message would contain it.
 */
async function codeOf({ db, secrets }: Services, purpose: CodePurpose, address: string): Promise<string> {
  const code = await db
    .selectFrom('one_time_code')
    .select(['role', 'purpose', 'address', 'account_id', 'seed'])
    .where('purpose', '=', purpose)
    .where('address', '=', address)
    .executeTakeFirstOrThrow();
  return digitsOf(secrets.codes, code);
}

/** Inserts a change of email and returns the token that undoes it. */
async function emailUndo({ db, now, secrets }: Services, account_id: string): Promise<string> {
  const id = randomUUID();
  const token = newDerivedToken(secrets.links, 'undo email', id);
  const changed_at = now().toISOString();
  const expires_at = new Date(now().getTime() + 86_400_000).toISOString();
  const change = {
    id,
    account_id,
    old_email: newEmail(),
    token_hash: hashToken(token),
    changed_at,
    expires_at,
  };
  await insertEmailChange(db, change);
  return token;
}

async function sessionId({ db }: Services, token: string): Promise<string> {
  const session = db.selectFrom('session').select('id').where('token_hash', '=', hashToken(token));
  return (await session.executeTakeFirstOrThrow()).id;
}
