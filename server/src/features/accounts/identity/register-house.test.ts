import { expect } from 'vitest';
import { codeSentTo, houseRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

test('registers a production house and sends a code that verifies the account', async ({
  callApi,
  deliver,
}) => {
  const body = houseRegistration();

  const registered = await callApi('POST /api/production/register', { body });
  const otp = codeSentTo(body.email, await deliver());
  await callApi('POST /api/production/verify', { body: { email: body.email, otp } });

  expect(registered).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } });
  const { status, body: login } = await callApi('POST /api/production/login', {
    body: { identifier: body.phone_number, password: body.password },
  });
  expect(status).toBe(200);
  expect(login.production_house).toEqual({
    company_name: 'Monsoon Pictures',
    type_of_work: 'Film Production',
    profile_photo: null,
    image: null,
    updated_at: null,
    team_role: 'owner',
    member_name: null,
  });
});

test('a house needs neither a GST number nor a company name', async ({ callApi }) => {
  const body = { ...houseRegistration(), gst_no: '', company_name: '' };

  const response = await callApi('POST /api/production/register', { body });

  expect(response.status).toBe(200);
});

test.for([
  ['gst_no', '27AAACK'],
  ['pan_no', '1234567890'],
  ['aadhaar_no', 'ABCPE1234F'],
  ['company_name', 'M'.repeat(201)],
  ['type_of_work', 'Circus'],
  ['email', 'house@'],
  ['phone_number', '+91 12345 67890'],
  ['password', 'short'],
  ['password', 'Monsoon Pictures'],
] as const)(
  'rejects a registration whose %s is %j with a field error',
  async ([field, value], { callApi }) => {
    const body = { ...houseRegistration(), [field]: value };

    const response = await callApi('POST /api/production/register', { body });

    expect(response).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  },
);

test('rejects an empty registration with an error for every required field', async ({ callApi }) => {
  const response = await callApi('POST /api/production/register', { body: {} as never });

  expect(response.status).toBe(400);
  expect(Object.keys(response.body.fields ?? {}).sort()).toEqual(
    ['aadhaar_no', 'email', 'pan_no', 'password', 'phone_number', 'type_of_work'].sort(),
  );
});

test('reports a taken email and a taken phone number together', async ({ callApi, given }) => {
  const { email } = await given.house();
  const { mobile } = await given.house();

  const response = await callApi('POST /api/production/register', {
    body: { ...houseRegistration(), email, phone_number: mobile },
  });

  expect(response).toMatchObject({
    status: 409,
    body: { fields: { email: expect.any(String), phone_number: expect.any(String) } },
  });
});

test('verifying one registration of a house deletes the others completely', async ({
  callApi,
  clock,
  db,
  deliver,
}) => {
  const first = { ...houseRegistration(), company_name: 'The First Name' };
  await callApi('POST /api/production/register', { body: first });

  clock.now = new Date(clock.now.getTime() + 61_000);
  const again = await callApi('POST /api/production/register', {
    body: { ...first, company_name: 'The Second Name' },
  });

  const otp = codeSentTo(first.email, await deliver());
  await callApi('POST /api/production/verify', { body: { email: first.email, otp } });

  expect(again.status).toBe(200);
  const houses = db
    .selectFrom('production_house')
    .select('company_name')
    .where('company_name', 'in', ['The First Name', 'The Second Name']);
  expect(await houses.execute()).toEqual([{ company_name: 'The Second Name' }]);
});
