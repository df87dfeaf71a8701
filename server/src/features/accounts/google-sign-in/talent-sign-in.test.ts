import { expect } from 'vitest';
import { test } from '#testing/google.ts';
import { talentRegistration } from '#testing/registrations.ts';

const START = '/api/auth/google/user';
const LOGIN = '/user/login';

/** What the form asks of a talent whom Google has identified. */
function details() {
  const { email: _, password: __, ...rest } = talentRegistration();
  return { ...rest, consent_version: '1' };
}

test('a talent completes a registration with Google and logs in with it afterwards', async ({
  google,
  db,
}) => {
  google.world.person = { sub: 'new talent', email: 'newtalent@test.example', email_verified: true };
  const browser = google.browser();
  const page = await browser.visit(START, LOGIN);
  const code = new URLSearchParams(page.hash.slice(1)).get('register') ?? '';
  expect(
    await db.selectFrom('account').select('id').where('email', '=', 'newtalent@test.example').execute(),
  ).toEqual([]);

  const incomplete = await browser.send('/api/auth/google/user/register', { code });
  const registered = await browser.send('/api/auth/google/user/register', { code, ...details() });
  const repeated = await browser.send('/api/auth/google/user/register', { code, ...details() });
  const again = google.browser();
  const exchanged = await again.exchange(await again.visit(START, LOGIN), undefined, 'user');

  expect([incomplete.status, Object.keys(incomplete.body.fields)]).toEqual([
    400,
    ['name', 'mobile', 'pan_no', 'aadhaar_no'],
  ]);
  expect(registered.status).toBe(200);
  expect(repeated.body.code).toBe('google_sign_in_expired');
  expect(exchanged).toMatchObject({ status: 200, body: { user: { id: registered.body.user.id } } });
  const account = await db
    .selectFrom('account')
    .innerJoin('registration_consent', 'account_id', 'id')
    .select(['role', 'password_hash', 'pan_last4', 'version', 'verified_at'])
    .where('id', '=', registered.body.user.id)
    .executeTakeFirst();
  expect(account).toEqual({
    role: 'talent',
    password_hash: null,
    pan_last4: '234F',
    version: '1',
    verified_at: expect.anything(),
  });
});

test('a rejected detail can be corrected with the same sign-in', async ({ google, given }) => {
  const { mobile } = await given.talent();
  google.world.person = { sub: 'corrects', email: 'corrects@test.example', email_verified: true };
  const browser = google.browser();
  const page = await browser.visit(START, LOGIN);
  const code = new URLSearchParams(page.hash.slice(1)).get('register') ?? '';

  const taken = await browser.send('/api/auth/google/user/register', { code, ...details(), mobile });
  const corrected = await browser.send('/api/auth/google/user/register', { code, ...details() });

  expect(taken).toMatchObject({ status: 409, body: { fields: { mobile: expect.any(String) } } });
  expect(corrected.status).toBe(200);
});

test('logs in a registered talent with the same verified email, and a house account stays its own', async ({
  google,
  given,
}) => {
  const talent = await given.talent();
  google.world.person = { sub: 'both roles', email: talent.email, email_verified: true };
  const browser = google.browser();

  const asTalent = await browser.exchange(await browser.visit(START, LOGIN), undefined, 'user');
  const asHouse = await google.signIn();

  expect(asTalent).toMatchObject({ status: 200, body: { user: { id: talent.id } } });
  expect(asHouse).toMatchObject({ status: 200, body: { complete: false } });
});

test('a code works for its own role and browser only, and a cancelled sign-in returns to the talent login', async ({
  google,
}) => {
  google.world.person = { sub: 'moves', email: 'moves@test.example', email_verified: true };
  const browser = google.browser();
  const page = await browser.visit(START, LOGIN);
  const code = new URLSearchParams(page.hash.slice(1)).get('register') ?? '';

  const stranger = await google.browser().send('/api/auth/google/user/register', { code, ...details() });
  google.world.agrees = false;
  const denied = await google.browser().visit(START, LOGIN);

  expect(stranger.body.code).toBe('google_sign_in_expired');
  expect(denied.hash).toBe('#error=cancelled');
});

test('pauses registrations with Google for both roles, but not logins', async ({
  google,
  callApi,
  given,
}) => {
  const owner = await given.staff('owner');
  const talent = google.browser();
  google.world.person = { sub: 'paused', email: 'paused@test.example', email_verified: true };
  const page = await talent.visit(START, LOGIN);
  const code = new URLSearchParams(page.hash.slice(1)).get('register') ?? '';
  const register = () => talent.send('/api/auth/google/user/register', { code, ...details() });
  const { email } = await given.house();

  await callApi('POST /api/admin/switches/off', { body: { name: 'registrations', reason: 'Bots' } }, owner);
  const paused = await register();
  const newHouse = await google.browser().visit('/api/auth/google/production');
  google.world.person = { sub: 'known', email, email_verified: true };
  const knownHouse = await google.signIn();
  await callApi('POST /api/admin/switches/on', { body: { name: 'registrations' } }, owner);

  expect([paused.status, paused.body.code]).toEqual([503, 'registrations_paused']);
  expect(newHouse.hash).toBe('#error=paused');
  expect(knownHouse.status).toBe(200);
  expect((await register()).status).toBe(200);
});
