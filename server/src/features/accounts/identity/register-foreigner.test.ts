import { expect } from 'vitest';
import { test as base } from '#testing/google.ts';
import { codeSentTo, newEmail, newMobile, talentRegistration } from '#testing/registrations.ts';

const test = base.extend(
  'storedNumbers',
  ({ db }) =>
    (email: string) =>
      db
        .selectFrom('account')
        .select(['pan_last4', 'aadhaar_last4', 'passport_last4', 'passport_country', 'passport_fingerprint'])
        .where('email', '=', email)
        .executeTakeFirst(),
);

/** The registration of somebody without PAN and Aadhaar. */
function foreigner(passport: object = { passport_no: 'x 1234-567', passport_country: 'Kenya' }) {
  const { pan_no: _, aadhaar_no: __, ...rest } = talentRegistration();
  return { ...rest, mobile: `+2547${newMobile().slice(-8)}`, ...passport };
}

test('registers a talent of another country by the passport, of which the last four characters are kept', async ({
  callApi,
  deliver,
  storedNumbers,
}) => {
  const [body, same] = [
    foreigner(),
    foreigner({ passport_no: 'X1234567', passport_country: 'Republic of Kenya' }),
  ];

  const registered = await callApi('POST /api/user/register', { body });
  await callApi('POST /api/user/register', { body: same });
  const otp = codeSentTo(body.email, await deliver());
  await callApi('POST /api/user/verify', { body: { email: body.email, otp } });
  const { email: identifier, password } = body;
  const login = await callApi('POST /api/user/login', { body: { identifier, password } });

  expect([registered.status, login.status]).toEqual([200, 200]);
  const stored = await storedNumbers(body.email);
  expect(stored).toEqual({
    pan_last4: null,
    aadhaar_last4: null,
    passport_last4: '4567',
    passport_country: 'Kenya',
    passport_fingerprint: expect.any(Buffer),
  });
  expect((await storedNumbers(same.email))?.passport_fingerprint).toEqual(stored?.passport_fingerprint);
});

test.for([
  [{ passport_no: 'X1234567' }, ['passport_country']],
  [{ passport_country: 'Kenya' }, ['passport_no']],
  [{ passport_no: 'X1', passport_country: 'Kenya' }, ['passport_no']],
  [{ passport_no: 'ABCDEFGH', passport_country: 'Kenya' }, ['passport_no']],
  [{ passport_no: 'X1234567', passport_country: 'India' }, ['passport_country']],
  [{ passport_no: 'X1234567', passport_country: ' भारत ' }, ['passport_country']],
  [{ passport_no: ' ', passport_country: '' }, ['pan_no', 'aadhaar_no']],
  [{}, ['pan_no', 'aadhaar_no']],
] as const)('rejects a registration with %j by errors of %j', async ([passport, fields], { callApi }) => {
  const { status, body } = await callApi('POST /api/user/register', { body: foreigner(passport) as never });

  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {})).toEqual(fields);
});

test('keeps PAN and Aadhaar of an Indian with a mobile number abroad', async ({ callApi, storedNumbers }) => {
  const body = { ...talentRegistration(), mobile: `+9715${newMobile().slice(-8)}` };

  const { status } = await callApi('POST /api/user/register', { body });

  expect(status).toBe(200);
  expect(await storedNumbers(body.email)).toMatchObject({ pan_last4: '234F', passport_last4: null });
});

test('a production house needs PAN and Aadhaar', async ({ callApi }) => {
  const { mobile: phone_number, ...passport } = foreigner();
  const body = { ...passport, phone_number, type_of_work: 'Film Production' } as never;

  const response = await callApi('POST /api/production/register', { body });

  expect(Object.keys(response.body.fields ?? {})).toEqual(['pan_no', 'aadhaar_no']);
});

test('a talent of another country also registers with Google', async ({ google, storedNumbers }) => {
  const email = newEmail();
  google.world.person = { sub: 'foreigner', email, email_verified: true };
  const browser = google.browser();
  const page = await browser.visit('/api/auth/google/user', '/user/login');
  const code = new URLSearchParams(page.hash.slice(1)).get('register') ?? '';
  const { email: _, password: __, ...details } = foreigner();

  const registered = await browser.send('/api/auth/google/user/register', {
    ...{ code, consent_version: '1' },
    ...details,
  });

  expect(registered.status).toBe(200);
  expect(await storedNumbers(email)).toMatchObject({ pan_last4: null, passport_last4: '4567' });
});
