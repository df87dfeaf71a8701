import type { EndpointInput } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { yearsBefore } from '#features/talent/directory/years-before.ts';
import { test as base } from '#testing/test.ts';

type Filter = EndpointInput<'POST /api/pages/filter', Blob>['body'];

const test = base.extend<{
  /** Returns the ids of the talent who match a filter. */
  find: (filter: Filter) => Promise<string[]>;
  /** Returns the birth date of a person who turns this age today. */
  born: (yearsAgo: number) => string;
}>({
  find: async ({ callApi }, use) => {
    await use(async (filter) => {
      const { body } = await callApi('POST /api/pages/filter', { body: { limit: 100, ...filter } });
      return body.data.map(({ id }) => id);
    });
  },
  born: async ({ clock }, use) => use((yearsAgo) => yearsBefore(dayInIndia(clock.now), yearsAgo)),
});

const adult = { date_of_birth: '1996-05-04' };

test('lists a profile with exactly the fields of the specification', async ({ callApi, given }) => {
  const { id } = await given.talent({
    ...adult,
    name: 'Meera Joshi',
    gender: 'Female',
    city: 'Indore',
    profile_type: 'DANCERS',
    hair_color: 'BLACK',
    body_type: 'Slim',
    eye_color: 'BROWN',
    profile_photo: '/media/public/meera.webp',
  });

  const { status, body } = await callApi('POST /api/pages/filter', { body: { city: 'Indore' } });

  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, total: 1, total_text: '1', more: false });
  expect(body.data).toEqual([
    {
      id,
      slug: 'meera-joshi',
      name: 'Meera Joshi',
      age: expect.any(Number),
      age_band: expect.any(String),
      gender: 'Female',
      city: 'Indore',
      image: '/media/public/meera.webp',
      hair_color: 'BLACK',
      body_type: 'Slim',
      beard: null,
      eye_color: 'BROWN',
      profileType: 'DANCERS',
    },
  ]);
});

test('lists all public talent without filters', async ({ find, given }) => {
  const man = await given.talent({ ...adult, gender: 'Male' });
  const unsaid = await given.talent(adult);

  expect(await find({})).toEqual(expect.arrayContaining([man.id, unsaid.id]));
});

test('filters by gender', async ({ find, given }) => {
  const man = await given.talent({ ...adult, gender: 'Male' });
  const woman = await given.talent({ ...adult, gender: 'Female' });

  const found = await find({ gender: 'Male' });

  expect(found).toContain(man.id);
  expect(found).not.toContain(woman.id);
});

test('filters by category and gender together', async ({ find, given }) => {
  const dancer = await given.talent({ ...adult, gender: 'Female', profile_type: 'DANCERS' });
  const man = await given.talent({ ...adult, gender: 'Male', profile_type: 'DANCERS' });
  const model = await given.talent({ ...adult, gender: 'Female', profile_type: 'FASHION MODELS' });

  const found = await find({ category: 'DANCERS', gender: 'Female' });

  expect(found).toContain(dancer.id);
  expect(found).not.toContain(man.id);
  expect(found).not.toContain(model.id);
});

test("ignores the category 'All' and empty values", async ({ find, given }) => {
  const dancer = await given.talent({ ...adult, profile_type: 'DANCERS', city: 'Nashik' });

  expect(await find({ category: 'All', gender: '', search: '', age: [], city: 'Nashik' })).toEqual([
    dancer.id,
  ]);
});

test('maps the filter options on screen to the values of profiles', async ({ find, given }) => {
  const profile = {
    hair_color: 'BLACK',
    body_type: 'Short Height',
    beard: 'CLEAN SHAVE',
    eye_color: 'ANY OTHER',
  };
  const fitting = await given.talent({ ...adult, ...profile });
  const other = await given.talent({
    ...adult,
    hair_color: 'FUNKY',
    body_type: 'Slim',
    beard: 'LONG',
    eye_color: 'BROWN',
  });

  const found = await Promise.all([
    find({ hair_color: 'Black' }),
    find({ body_type: 'Short Height' }),
    find({ beard: 'None' }),
    find({ eye_color: 'Green' }),
  ]);

  expect(found.map((ids) => ids.includes(fitting.id))).toEqual([true, true, true, true]);
  expect(found.map((ids) => ids.includes(other.id))).toEqual([false, false, false, false]);
});

test('matches an option without mapped values by equal text in any case', async ({ find, given }) => {
  const golden = await given.talent({ ...adult, hair_color: ' goLDen' });

  expect(await find({ hair_color: 'Golden' })).toContain(golden.id);
});

test('includes talent who did not specify a beard in those without one', async ({ find, given }) => {
  const { id } = await given.talent({ ...adult, gender: 'Female' });
  const bearded = await given.talent({ ...adult, beard: 'STUBBLE' });
  const found = { none: await find({ beard: 'None' }), short: await find({ beard: 'Short' }) };

  expect(found.none).toContain(id);
  expect(found.none).not.toContain(bearded.id);
  expect(found.short).toContain(bearded.id);
  expect(found.short).not.toContain(id);
});

test('matches any of several values of one filter', async ({ find, given }) => {
  const slim = await given.talent({ ...adult, body_type: 'Slim', city: 'Ujjain' });
  const athletic = await given.talent({ ...adult, body_type: 'Athletic', city: 'Ujjain' });
  await given.talent({ ...adult, body_type: 'Chubby', city: 'Ujjain' });

  const found = await find({ body_type: ['Slim', 'Athletic'], city: ['Ujjain', 'Dewas'] });

  expect(found.sort()).toEqual([slim.id, athletic.id].sort());
});

test('requires all of five filters to match', async ({ find, given }) => {
  const profile = { gender: 'Male', profile_type: 'ACTORS & ACTRESS', hair_color: 'BLACK' } as const;
  const fitting = await given.talent({ ...adult, ...profile, body_type: 'Average', beard: 'STUBBLE' });
  const shaven = await given.talent({ ...adult, ...profile, body_type: 'Average', beard: 'CLEAN SHAVE' });

  const found = await find({
    gender: 'Male',
    category: 'ACTORS & ACTRESS',
    hair_color: 'Black',
    body_type: 'Average',
    beard: 'Short',
  });

  expect(found).toContain(fitting.id);
  expect(found).not.toContain(shaven.id);
});

test('matches a city regardless of case, accents and punctuation', async ({ find, given }) => {
  const { id } = await given.talent({ ...adult, city: 'Navi Mumbai' });

  expect(await find({ city: 'navi-MUMBÁI' })).toContain(id);
});

test('includes the first and last year of an age band and excludes the years beside it', async ({
  find,
  given,
  born,
}) => {
  const eighteen = await given.talent({ date_of_birth: born(18), city: 'Kota' });
  const twentyFour = await given.talent({ date_of_birth: born(24), city: 'Kota' });
  const twentyFive = await given.talent({ date_of_birth: born(25), city: 'Kota' });

  const found = await find({ age: '18-24', city: 'Kota' });

  expect(found.sort()).toEqual([eighteen.id, twentyFour.id].sort());
  expect(await find({ age: '25-34', city: 'Kota' })).toEqual([twentyFive.id]);
});

test('counts the age of the previous year on the eve of a birthday', async ({ find, given, clock, born }) => {
  const { id } = await given.talent({ date_of_birth: born(25), city: 'Bhuj' });

  clock.now = new Date(clock.now.getTime() - 24 * 60 * 60 * 1000);

  expect(await find({ age: '18-24', city: 'Bhuj' })).toEqual([id]);
});

test('matches any of several age bands', async ({ find, given, born }) => {
  const young = await given.talent({ date_of_birth: born(20), city: 'Satna' });
  const old = await given.talent({ date_of_birth: born(70), city: 'Satna' });
  await given.talent({ date_of_birth: born(40), city: 'Satna' });

  const found = await find({ age: ['18-24', '50+'], city: 'Satna' });

  expect(found.sort()).toEqual([young.id, old.id].sort());
});

test('does not list talent without an age', async ({ find, given }) => {
  await given.talent({ city: 'Karwar' });
  const aged = await given.talent({ ...adult, city: 'Karwar' });
  const age = ['0-2', '3-5', '6-9', '10-13', '14-17', '18-24', '25-34', '35-49', '50+'] as const;

  expect(await find({ city: 'Karwar', age: [...age] })).toEqual([aged.id]);
  expect(await find({ city: 'Karwar' })).toEqual([aged.id]);
});

test('rejects an unknown filter and a value outside its enum', async ({ callApi }) => {
  const unknown = await callApi('POST /api/pages/filter', { body: { 'id) or (1=1': 'x' } as never });
  const gender = await callApi('POST /api/pages/filter', { body: { gender: "Male' or ''='" as never } });
  const age = await callApi('POST /api/pages/filter', { body: { age: '0-99' as never } });

  expect(unknown).toMatchObject({ status: 400, body: { message: 'This filter does not exist.' } });
  expect([gender.status, age.status]).toEqual([400, 400]);
});

test('does not list talent who are hidden or whose email is not verified', async ({ find, given }) => {
  await given.talent({ ...adult, city: 'Hampi', visibility: 'houses' });
  await given.talent({ ...adult, city: 'Hampi', visibility: 'link' });
  await given.talent({ ...adult, city: 'Hampi' }, { verified_at: null });
  const listed = await given.talent({ ...adult, city: 'Hampi' });

  expect(await find({ city: 'Hampi' })).toEqual([listed.id]);
});
