import { expect } from 'vitest';
import { welcomeEmails } from '#features/accounts/identity/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { codeSentTo, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('a code by text message opens the account, whose email stays unproven until its own code is entered', async ({
  callApi,
  clock,
  db,
  deliver,
  services,
}) => {
  const registration = talentRegistration();
  const { email, mobile, password } = registration;
  const { body: registered } = await callApi('POST /api/user/register', { body: registration });
  const { attempt } = registered;
  await deliver();

  const sent = await callApi('POST /api/user/resend', { body: { email, attempt, by: 'sms' } });
  const [message] = await deliver();
  const otp = codeSentTo(mobile, message ? [message] : []);
  const verified = await callApi('POST /api/user/verify', { body: { email, attempt, otp, by: 'sms' } });
  const login = await callApi('POST /api/user/login', { body: { identifier: mobile, password } });

  expect(registered.text_message_to).toBe(`+91 •••••• ${mobile.slice(-4)}`);
  expect(sent.body.message).toBe(`We have sent a code by text message to +91 •••••• ${mobile.slice(-4)}.`);
  expect(message).toMatchObject({ channel: 'sms', to: mobile });
  expect([verified.status, login.status]).toEqual([200, 200]);
  const account_id = login.body.user.id;
  const contacts = await callApi('GET /api/account', {}, login.body);
  expect(contacts.body).toMatchObject({ email_verified: false, mobile_verified: true });
  const page = await callApi('GET /api/user/public-profile', {}, login.body);
  expect(page.body.data.hidden_because).toBe('no proven email');
  const facts = { name: registration.name };
  await notify(services, { source: 'a trial', account_id, template: welcomeEmails.talent, facts });
  expect((await deliver()).filter(({ to }) => to === email)).toEqual([]);

  clock.now = new Date(clock.now.getTime() + 61_000);
  await callApi('POST /api/user/resend', { body: { email } });
  const emailCode = codeSentTo(email, await deliver());
  await callApi('POST /api/user/verify', { body: { email, otp: emailCode } });
  const { verified_at } = await db
    .selectFrom('account')
    .select('verified_at')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  expect(verified_at).not.toBeNull();
});

test('an account verified by text message does not take the email from its owner', async ({
  callApi,
  clock,
  deliver,
}) => {
  const squatter = talentRegistration();
  const owner = { ...talentRegistration(), email: squatter.email, password: 'of the real owner' };
  const { email } = owner;
  const { attempt } = (await callApi('POST /api/user/register', { body: squatter })).body;
  await callApi('POST /api/user/resend', { body: { email, attempt, by: 'sms' } });
  const otp = codeSentTo(squatter.mobile, await deliver());
  await callApi('POST /api/user/verify', { body: { email, attempt, otp, by: 'sms' } });
  clock.now = new Date(clock.now.getTime() + 61_000);

  const { body: registered } = await callApi('POST /api/user/register', { body: owner });
  const ownersCode = codeSentTo(email, await deliver());
  const verified = await callApi('POST /api/user/verify', {
    body: { email, attempt: registered.attempt, otp: ownersCode },
  });

  expect(verified.status).toBe(200);
  const logIn = (identifier: string, password: string) =>
    callApi('POST /api/user/login', { body: { identifier, password } });
  expect((await logIn(email, owner.password)).status).toBe(200);
  expect((await logIn(squatter.mobile, squatter.password)).status).toBe(200);
});

test('sends a text message only to the browser that registered, and no second one within a minute', async ({
  callApi,
  deliver,
}) => {
  const registration = talentRegistration();
  const { email } = registration;
  const { attempt } = (await callApi('POST /api/user/register', { body: registration })).body;
  await deliver();
  const ask = (attempt?: string) =>
    callApi('POST /api/user/resend', { body: { email, ...(attempt && { attempt }), by: 'sms' } });

  const strangers = [await ask(), await ask('x'.repeat(43))];
  const own = await ask(attempt);
  const again = await ask(attempt);

  expect(strangers.map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'registration_not_of_this_browser'],
    [400, 'registration_not_of_this_browser'],
  ]);
  expect([own.status, again.status]).toEqual([200, 429]);
  expect((await deliver()).map(({ channel }) => channel)).toEqual(['sms']);
});
