import { companyFlags } from '@kirdaar/contract/rules/company-flags';
import { expect } from 'vitest';
import { picture } from '#testing/files.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const required = {
  company_name: 'Dhanak Films',
  owner_name: 'Ira Sen',
  email: 'casting@dhanak.example',
  phone_number: '+91 22 4000 1234',
  location: 'Mumbai',
};

test('saves and returns every field of the company profile', async ({ callApi, clock, given }) => {
  const house = await given.house();
  const flags = Object.fromEntries(companyFlags.map((flag, place) => [flag, place % 2 === 0]));
  const form = {
    ...required,
    alternate_contact: '०२२‑४००० १२३५',
    website_url: 'https://dhanak.example/',
    type_of_work: 'TV Production' as const,
  };
  const sent = { ...form, ...mapped(flags, (set) => (set ? ('1' as const) : ('0' as const))) };

  clock.now = new Date('2026-02-27T10:00:00Z');
  const files = { image: [await picture()] };
  const saved = await callApi('PUT /api/production/profile', { body: sent, files }, house);
  const read = await callApi('GET /api/production/profile', {}, house);

  expect(saved).toMatchObject({ status: 200, body: { message: 'Profile updated successfully!' } });
  expect(saved.body.production_house).toMatchObject({
    ...form,
    ...flags,
    alternate_contact: '022-4000 1235',
    image: expect.stringMatching(/^\/media\//),
    updated_at: '2026-02-27T10:00:00.000Z',
  });
  expect(read.body.production_house).toEqual(saved.body.production_house);
});

test("shows the account's contacts before the first save", async ({ callApi, given }) => {
  const house = await given.house({ company_name: null });

  const { body } = await callApi('GET /api/production/profile', {}, house);

  expect(body.production_house).toMatchObject({
    company_name: null,
    owner_name: null,
    email: house.email,
    phone_number: house.mobile,
    is_studio: false,
    updated_at: null,
  });
});

test.for(['company_name', 'owner_name', 'email', 'phone_number', 'location'] as const)(
  'requires %s and reports its absence beside the field',
  async (field, { callApi, given }) => {
    const house = await given.house();

    const blank = { ...required, [field]: '' };
    const { status, body } = await callApi('PUT /api/production/profile', { body: blank, files: {} }, house);

    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  },
);

test.for([
  ['phone_number', 'call me', 'Please enter a valid phone number.'],
  ['alternate_contact', '12', 'Please enter a valid phone number.'],
  ['website_url', 'javascript:alert(1)', 'Please enter a link that begins with https://.'],
  ['type_of_work', 'Circus', 'Please choose one from the list.'],
] as const)('rejects for %s the value %s', async ([field, value, message], { callApi, given }) => {
  const house = await given.house();

  // The request type forbids these values too, hence the cast.
  const body = { ...required, [field]: value } as typeof required;
  const answer = await callApi('PUT /api/production/profile', { body, files: {} }, house);

  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
});

test('clears optional fields that are sent empty and keeps those that are left out', async ({
  callApi,
  clock,
  given,
}) => {
  const house = await given.house({ alternate_contact: '022 1234567', website_url: 'https://old.example/' });

  const body = { ...required, alternate_contact: '', type_of_work: '' } as unknown as typeof required;
  const saved = await callApi('PUT /api/production/profile', { body, files: {} }, house);

  expect(saved.body.production_house).toMatchObject({
    alternate_contact: null,
    type_of_work: null,
    website_url: 'https://old.example/',
  });
  expect((await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house)).status).toBe(200);
});

test('replaces the old logo and deletes its file', async ({ app, callApi, given }) => {
  const house = await given.house();
  const files = { image: [await picture()] };

  const first = await callApi('PUT /api/production/profile', { body: required, files }, house);
  const second = await callApi('PUT /api/production/profile', { body: required, files }, house);

  const [old, present] = [first, second].map(({ body }) => body.production_house.image ?? '');
  expect(present).not.toBe(old);
  expect((await app.inject(`${old}`)).statusCode).toBe(404);
  expect((await app.inject(`${present}`)).statusCode).toBe(200);
});

test('rejects a save from a second window that would overwrite the first', async ({ callApi, given }) => {
  const house = await given.house();
  const body = { ...required, if_match: 'never' as const };

  const [first, second] = [
    await callApi('PUT /api/production/profile', { body, files: {} }, house),
    await callApi('PUT /api/production/profile', { body: { ...body, location: 'Pune' }, files: {} }, house),
  ];

  const { body: read } = await callApi('GET /api/production/profile', {}, house);
  expect(first.status).toBe(200);
  expect(second).toMatchObject({
    status: 409,
    body: { code: 'company_changed_elsewhere' },
  });
  expect(read.production_house.location).toBe('Mumbai');
});

test('saves once when a save is retried after a lost response, and drops no other answers', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const body = { ...required, if_match: 'never' as const, request_id: crypto.randomUUID() };

  const first = await callApi('PUT /api/production/profile', { body, files: {} }, house);
  const again = await callApi('PUT /api/production/profile', { body, files: {} }, house);
  const other = { ...body, location: 'Pune' };
  const { if_match: _version, ...unchecked } = other;
  const others = [
    await callApi('PUT /api/production/profile', { body: other, files: {} }, house),
    await callApi('PUT /api/production/profile', { body: unchecked, files: {} }, house),
  ];

  expect(again.status).toBe(200);
  expect(again.body.production_house).toEqual(first.body.production_house);
  expect(others.map(({ body: { code, production_house } }) => code ?? production_house.location)).toEqual([
    'company_changed_elsewhere',
    'Pune',
  ]);
});

function mapped<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
