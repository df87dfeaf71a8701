import {
  insertExchange,
  insertGoogleHouse,
  insertGoogleRegistration,
} from '#features/accounts/google-sign-in/queries.ts';
import { browserCookie } from '#features/accounts/google-sign-in/sign-in.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import type { Matrix, World } from '#testing/matrix/matrix.ts';
import { inOneDay } from '#testing/matrix/objects.ts';
import { houseCompletion, newEmail, talentRegistration } from '#testing/registrations.ts';

/** A code of Google's, and the browser that asked for it. */
function newCode(world: World) {
  const [code, browser] = [newToken(), newToken()];
  const hashes = { code_hash: hashToken(code), browser_hash: hashToken(browser) };
  return {
    code,
    stored: { ...hashes, expires_at: inOneDay(world) },
    headers: { cookie: `${browserCookie(world.config).name}=${browser}` },
  };
}

async function exchange({ id: account_id }: { id: string }, world: World) {
  const { code, stored, headers } = newCode(world);
  await insertExchange(world.db, { ...stored, account_id });
  return { headers, body: { code } };
}

export const matrix: Matrix = {
  'GET /api/auth/providers': {},
  'POST /api/auth/google/user/exchange': { discloses: ['token'], request: exchange },
  'POST /api/auth/google/production/exchange': {
    discloses: ['token'],
    request: async (_, world) => exchange(await insertGoogleHouse(world.db, newEmail(), world.now()), world),
  },
  'POST /api/auth/google/user/register': {
    discloses: ['token'],
    request: async (_, world) => {
      const { code, stored, headers } = newCode(world);
      const { email, password: _password, ...details } = talentRegistration();
      const person = { issuer: 'https://accounts.google.com', subject: code, email };
      await insertGoogleRegistration(world.db, { ...stored, ...person });
      return { headers, body: { code, ...details } };
    },
  },
  'POST /api/production/complete-registration': {
    request: async (_, { db, given, now }) => {
      const { id } = await insertGoogleHouse(db, newEmail(), now());
      return { as: { token: await given.session(id) }, body: houseCompletion() };
    },
  },
};
