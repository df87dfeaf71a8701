import { expect } from 'vitest';
import { START, test } from '#testing/google.ts';
import { codeSentTo, newEmail } from '#testing/registrations.ts';

test('a new house signs in with Google and learns that its registration is incomplete', async ({
  google,
  callApi,
}) => {
  google.world.person.email = 'New.House@Test.example';
  const browser = google.browser();

  const page = await browser.visit(START);
  const exchanged = await browser.exchange(page);

  expect(page.href).toMatch(/^http:\/\/localhost:3000\/production\/login#code=[\w-]{43}$/);
  expect(exchanged).toMatchObject({
    status: 200,
    body: {
      success: true,
      complete: false,
      production_house: { company_name: null, type_of_work: null, profile_photo: null, image: null },
    },
  });
  const previous = await callApi('GET /api/production/jobs/previous', {}, exchanged.body);
  expect(previous.status).toBe(200);
});

test('signing in again opens the same account, even if the email has changed', async ({ google, db }) => {
  google.world.person = { sub: 'again', email: 'before@test.example', email_verified: true };
  await google.signIn();
  google.world.person.email = 'after@test.example';

  const { status } = await google.signIn();

  expect(status).toBe(200);
  const accounts = await db
    .selectFrom('google_identity')
    .innerJoin('account', 'account.id', 'account_id')
    .select('email')
    .where('subject', '=', 'again')
    .execute();
  expect(accounts).toEqual([{ email: 'before@test.example' }]);
});

test('a new email ends the login of the Google account that had the former one, another spelling does not', async ({
  google,
  given,
  callApi,
  deliver,
}) => {
  const password = 'a lamp in the window';
  const company_name = 'Monsoon Pictures';
  const owner = await given.house({ company_name }, { password });
  const plus = owner.email.replace('@', '+films@');
  const next = newEmail();
  const change = async (email: string) => {
    await callApi('POST /api/production/change-email', { body: { email, password } }, owner);
    const otp = codeSentTo(email, await deliver());
    return callApi('POST /api/production/change-email/confirm', { body: { email, otp } }, owner);
  };
  google.world.person = { sub: 'employee', email: owner.email, email_verified: true };
  const houseNow = async () => (await google.signIn()).body.production_house.company_name;
  const linked = await houseNow();

  await change(plus);
  const respelled = await houseNow();
  await change(next);
  const former = await houseNow();
  google.world.person = { sub: 'employer', email: next, email_verified: true };
  const current = await houseNow();

  expect([linked, respelled, former, current]).toEqual([company_name, company_name, null, company_name]);
});

test('opens the verified account with the same email and keeps its password', async ({
  google,
  given,
  callApi,
}) => {
  const password = 'a lamp in the window';
  const { email } = await given.house({ company_name: 'Monsoon Pictures' }, { password });
  // Another spelling of the same mailbox.
  google.world.person = { sub: 'known house', email: email.replace('@', '+films@'), email_verified: true };

  const { body } = await google.signIn();

  expect(body).toMatchObject({ complete: true, production_house: { company_name: 'Monsoon Pictures' } });
  const login = await callApi('POST /api/production/login', { body: { identifier: email, password } });
  expect(login.status).toBe(200);
});

test('a talent with the same email is a separate account', async ({ google, given }) => {
  const { email } = await given.talent();
  google.world.person = { sub: 'also a talent', email, email_verified: true };

  const { body } = await google.signIn();

  expect(body).toMatchObject({ success: true, complete: false });
});

test('adopting an unverified account deletes its password, its sessions and its house', async ({
  google,
  given,
  callApi,
}) => {
  const password = 'planted by a stranger';
  const stranger = await given.house({ company_name: 'Fake Films' }, { password, verified_at: null });
  google.world.person = { sub: 'owner', email: stranger.email, email_verified: true };

  const { body } = await google.signIn();

  expect(body).toMatchObject({ complete: false, production_house: { company_name: null } });
  const identifiers = [stranger.email, stranger.mobile];
  const logins = await Promise.all(
    identifiers.map((identifier) =>
      callApi('POST /api/production/login', { body: { identifier, password } }),
    ),
  );
  expect(logins.map(({ status }) => status)).toEqual([401, 404]);
  const old = await callApi('GET /api/production/jobs/previous', {}, stranger);
  expect(old.status).toBe(401);
});

test('an account linked to one Google account does not open for another', async ({ google }) => {
  google.world.person = { sub: 'first holder', email: 'shared@test.example', email_verified: true };
  await google.signIn();
  google.world.person = { sub: 'second holder', email: 'shared@test.example', email_verified: true };

  const page = await google.browser().visit(START);

  expect(page.hash).toBe('#error=linked');
});

test('an email that Google has not verified opens no account', async ({ google, given }) => {
  const { email } = await given.house();
  google.world.person = { sub: 'doubtful', email, email_verified: false };

  const page = await google.browser().visit(START);

  expect(page.hash).toBe('#error=unverified');
});

test('declining at Google returns to the login page', async ({ google }) => {
  google.world.agrees = false;

  const page = await google.browser().visit(START);

  expect(page.hash).toBe('#error=cancelled');
});

test('without a client, Google sign-in is not offered and its endpoints say so', async ({ app, callApi }) => {
  const providers = await callApi('GET /api/auth/providers', {});
  const start = await app.inject(START);
  const exchange = await callApi('POST /api/auth/google/production/exchange', { body: { code: 'any' } });

  expect(providers.body).toEqual({ success: true, google: false });
  expect(start.statusCode).toBe(503);
  expect(start.json()).toMatchObject({ success: false, code: 'google_sign_in_unavailable' });
  expect(exchange.status).toBe(503);
});

test('with a client, the page may show the button', async ({ google }) => {
  const providers = await google.app.inject('/api/auth/providers');

  expect(providers.json()).toEqual({ success: true, google: true });
});

test('an unavailable provider leads back to the login page, and sign-in works once it is back', async ({
  google,
}) => {
  await google.interrupt();
  const down = await google.app.inject(START);
  await google.resume();
  const up = await google.app.inject(START);

  expect(down.headers.location).toBe('/production/login#error=unavailable');
  expect(up.headers.location).toMatch(/^http:\/\/127\.0\.0\.1/);
});
