import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { yearsBefore } from '#features/profiles/years-before.ts';
import { test } from '#testing/test.ts';

const adult = { name: 'Meera Joshi', date_of_birth: '1996-05-04' };

test('anyone reads a public profile, without contact, birth date and measurements', async ({
  call,
  given,
}) => {
  const { id, email, mobile } = await given.talent({
    ...adult,
    ...{
      gender: 'Female',
      city: 'Indore',
      state: 'Madhya Pradesh',
      country: 'India',
      profile_type: 'DANCERS',
    },
    ...{ languages: ['Hindi'], skills: ['yoga'], hair_color: 'BLACK', eye_color: 'BROWN', body_type: 'Slim' },
    details: JSON.stringify({ height: '165 cm', waist: '70', bust: '85', last_name: 'Joshi' }),
  });

  const { status, body } = await call('GET /api/profiles/:id', { params: { id } });

  expect(status).toBe(200);
  expect(body.data).toEqual({
    ...{ id, name: 'Meera Joshi', is_child: false, gender: 'Female', profileType: 'DANCERS', image: null },
    ...{ age: expect.any(Number), age_band: expect.any(String), updated_at: null },
    ...{ city: 'Indore', state: 'Madhya Pradesh', country: 'India', languages: ['Hindi'], skills: ['yoga'] },
    ...{ hair_color: 'BLACK', eye_color: 'BROWN', body_type: 'Slim', beard: null, height: '165 cm' },
    ...{ photos: [], videos: [], voices: [] },
  });
  expect(JSON.stringify(body)).not.toMatch(
    new RegExp(`${email}|${mobile.slice(1)}|1996-05-04|"?(waist|bust)`),
  );
});

test('a profile for houses is there for signed-in houses alone', async ({ call, given }) => {
  const { id } = await given.talent({ ...adult, visibility: 'houses' });

  const stranger = await call('GET /api/profiles/:id', { params: { id } });
  const talent = await call('GET /api/profiles/:id', { params: { id } }, await given.talent());
  const house = await call('GET /api/profiles/:id', { params: { id } }, await given.house());

  expect(stranger).toMatchObject({ status: 404, body: { message: 'No profile found.' } });
  expect([talent.status, house.status]).toEqual([404, 200]);
});

test('a profile by link, one not verified, one without age and none at all are not found', async ({
  call,
  given,
}) => {
  const link = await given.talent({ ...adult, visibility: 'link' });
  const unverified = await given.talent(adult, { verified_at: null });
  const ageless = await given.talent({ name: 'No Age' });
  const house = await given.house();

  const answers = await Promise.all([
    call('GET /api/profiles/:id', { params: { id: link.id } }, house),
    call('GET /api/profiles/:id', { params: { id: unverified.id } }, house),
    call('GET /api/profiles/:id', { params: { id: ageless.id } }, house),
    call('GET /api/profiles/:id', { params: { id: house.id } }, house),
    call('GET /api/profiles/:id', { params: { id: 'nobody' } }, house),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});

test('a child is there for houses known by their documents, by first name and band of age', async ({
  call,
  given,
  clock,
}) => {
  const date_of_birth = yearsBefore(dayInIndia(clock.now), 8);
  const { id } = await given.talent({ name: 'Aarav Canarysurname', date_of_birth, city: 'Kochi' });
  await given.guardian(id);
  const known = await given.house({ verification: 'documents' });

  const stranger = await call('GET /api/profiles/:id', { params: { id } });
  const unknown = await call('GET /api/profiles/:id', { params: { id } }, await given.house());
  const shown = await call('GET /api/profiles/:id', { params: { id } }, known);

  expect([stranger.status, unknown.status, shown.status]).toEqual([404, 404, 200]);
  expect(shown.body.data).toMatchObject({
    name: 'Aarav',
    age: null,
    age_band: '6-9',
    is_child: true,
    city: null,
  });
  expect(JSON.stringify(shown.body)).not.toContain('Canarysurname');
});

test('a child whose guardian has not agreed is there for nobody', async ({ call, given, clock }) => {
  const date_of_birth = yearsBefore(dayInIndia(clock.now), 8);
  const { id } = await given.talent({ name: 'Aarav Canarysurname', date_of_birth });
  const known = await given.house({ verification: 'documents' });

  const { status } = await call('GET /api/profiles/:id', { params: { id } }, known);

  expect(status).toBe(404);
});
