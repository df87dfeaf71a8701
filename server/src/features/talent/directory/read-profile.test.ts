import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { yearsBefore } from '#features/talent/directory/years-before.ts';
import { test } from '#testing/test.ts';

const adult = { name: 'Meera Joshi', date_of_birth: '1996-05-04' };

test('shows a public profile to everyone, without contact, birth date and measurements', async ({
  callApi,
  given,
}) => {
  const { id, email, mobile } = await given.talent({
    ...adult,
    gender: 'Female',
    city: 'Indore',
    state: 'Madhya Pradesh',
    country: 'India',
    profile_type: 'DANCERS',
    languages: ['Hindi'],
    skills: ['yoga'],
    hair_color: 'BLACK',
    eye_color: 'BROWN',
    body_type: 'Slim',
    details: JSON.stringify({ height: '165 cm', waist: '70', bust: '85', last_name: 'Joshi' }),
  });

  const { status, body } = await callApi('GET /api/profiles/:id', { params: { id } });

  expect(status).toBe(200);
  expect(body.data).toEqual({
    id,
    slug: 'meera-joshi',
    name: 'Meera Joshi',
    credits: [],
    is_child: false,
    verified: false,
    gender: 'Female',
    profileType: 'DANCERS',
    image: null,
    age: expect.any(Number),
    age_band: expect.any(String),
    updated_at: null,
    city: 'Indore',
    state: 'Madhya Pradesh',
    country: 'India',
    languages: ['Hindi'],
    skills: ['yoga'],
    hair_color: 'BLACK',
    eye_color: 'BROWN',
    body_type: 'Slim',
    beard: null,
    height: '165 cm',
    photos: [],
    videos: [],
    voices: [],
  });
  expect(JSON.stringify(body)).not.toMatch(
    new RegExp(`${email}|${mobile.slice(1)}|1996-05-04|"?(waist|bust)`),
  );
});

test('shows a profile visible to houses only to logged-in houses', async ({ callApi, given }) => {
  const { id } = await given.talent({ ...adult, visibility: 'houses' });

  const stranger = await callApi('GET /api/profiles/:id', { params: { id } });
  const talent = await callApi('GET /api/profiles/:id', { params: { id } }, await given.talent());
  const house = await callApi('GET /api/profiles/:id', { params: { id } }, await given.house());

  expect(stranger).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
  expect([talent.status, house.status]).toEqual([404, 200]);
});

test('answers 404 for profiles that are visible by link only, unverified, without age or unknown', async ({
  callApi,
  given,
}) => {
  const link = await given.talent({ ...adult, visibility: 'link' });
  const unverified = await given.talent(adult, { verified_at: null });
  const ageless = await given.talent({ name: 'No Age' });
  const house = await given.house();

  const answers = await Promise.all([
    callApi('GET /api/profiles/:id', { params: { id: link.id } }, house),
    callApi('GET /api/profiles/:id', { params: { id: unverified.id } }, house),
    callApi('GET /api/profiles/:id', { params: { id: ageless.id } }, house),
    callApi('GET /api/profiles/:id', { params: { id: house.id } }, house),
    callApi('GET /api/profiles/:id', { params: { id: 'nobody' } }, house),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('shows a child to houses verified by documents by first name and age band', async ({
  callApi,
  given,
  clock,
}) => {
  const date_of_birth = yearsBefore(dayInIndia(clock.now), 8);
  const { id } = await given.talent({
    name: 'Aarav Canarysurname',
    date_of_birth,
    city: 'Kochi',
    state: 'Kerala',
  });
  await given.guardian(id);
  const known = await given.houseForChildren();

  const stranger = await callApi('GET /api/profiles/:id', { params: { id } });
  const unknown = await callApi('GET /api/profiles/:id', { params: { id } }, await given.house());
  const shown = await callApi('GET /api/profiles/:id', { params: { id } }, known);

  expect([stranger.status, unknown.status, shown.status]).toEqual([404, 404, 200]);
  expect(shown.body.data).toMatchObject({
    name: 'Aarav',
    age: null,
    age_band: '6-9',
    is_child: true,
    city: null,
    state: null,
  });
  expect(JSON.stringify(shown.body)).not.toContain('Canarysurname');
});

test("hides a child without a guardian's consent from everyone", async ({ callApi, given, clock }) => {
  const date_of_birth = yearsBefore(dayInIndia(clock.now), 8);
  const { id } = await given.talent({ name: 'Aarav Canarysurname', date_of_birth });
  const known = await given.houseForChildren();

  const { status } = await callApi('GET /api/profiles/:id', { params: { id } }, known);

  expect(status).toBe(404);
});
