import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test('returns an empty home page for an empty marketplace', async ({ callApi }) => {
  const response = await callApi('GET /api/pages/home', {});

  expect(response).toMatchObject({
    status: 200,
    body: { success: true, data: { birthday_artists: [], featured_artists: [], latest_jobs: [] } },
  });
});

test('lists talent born on this day in India by first name', async ({ callApi, clock, given }) => {
  clock.now = new Date('2027-07-14T23:00:00Z');
  const born = { date_of_birth: '1990-07-15' };
  await given.talent({ ...born, name: 'Leela Canary', profile_photo: null });
  await given.talent({ ...born, name: 'Asha Canary', profile_photo: '/media/public/asha.webp' });
  await given.talent({ ...born, name: 'Hidden Canary', visibility: 'houses' });
  await given.talent({ name: 'Yesterday Canary', date_of_birth: '1990-07-14' });

  const response = await callApi('GET /api/pages/home', {});

  expect(response.body.data.birthday_artists).toEqual([
    { image: '/media/public/asha.webp', name: 'Asha' },
    { image: null, name: 'Leela' },
  ]);
});

test('lists talent born on 29 February on 1 March of other years', async ({ callApi, clock, given }) => {
  await given.talent({ name: 'Rare Canary', date_of_birth: '1992-02-29' });

  clock.now = new Date('2027-03-01T12:00:00+05:30');
  const common = await callApi('GET /api/pages/home', {});
  clock.now = new Date('2028-02-29T12:00:00+05:30');
  const leap = await callApi('GET /api/pages/home', {});
  clock.now = new Date('2028-03-01T12:00:00+05:30');
  const dayAfter = await callApi('GET /api/pages/home', {});

  expect(common.body.data.birthday_artists).toEqual([{ image: null, name: 'Rare' }]);
  expect(leap.body.data.birthday_artists).toEqual([{ image: null, name: 'Rare' }]);
  expect(dayAfter.body.data.birthday_artists).toEqual([]);
});

test('greets a child by first name only, if a guardian allows it, and never features one', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  clock.now = new Date('2027-08-20T12:00:00+05:30');
  const child = { date_of_birth: '2018-08-20', city: 'Kidpur', profile_photo: '/media/private/kid.webp' };
  const alone = await given.talent({ ...child, name: 'Unagreed Kidname' });
  const silent = await given.talent({ ...child, name: 'Silent Kidname' });
  const greeted = await given.talent({ ...child, name: 'Greeted Kidname' });
  await given.guardian(silent.id);
  await given.guardian(greeted.id, { birthday_greeting: true });
  const picks = [alone, silent, greeted].map(({ id }, index) => ({ talent_id: id, place: 801 + index }));
  await db.insertInto('featured_talent').values(picks).execute();

  const response = await callApi('GET /api/pages/home', {});

  expect(response.body.data.birthday_artists).toEqual([{ image: null, name: 'Greeted' }]);
  expect(JSON.stringify(response.body)).not.toMatch(/Kidname|Unagreed|Silent|Kidpur|2018-08-20|kid\.webp/);
  expect(JSON.stringify(response.body)).not.toContain(greeted.id);
});

test('features staff picks before all others and rotates the first one daily', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  await db.deleteFrom('featured_talent').execute();
  const adult = { date_of_birth: '1990-01-01', profile_photo: '/media/public/a.webp', city: 'Pune' };
  const first = await given.talent({ ...adult, name: 'First Pick', profile_type: 'DANCERS' });
  const second = await given.talent({ ...adult, name: 'Second Pick' });
  const other = await given.talent({ ...adult, name: 'Other One' });
  await given.plan(other.id, { plan: 'Pro', from: '2026-12-30T12:00:00Z' });
  const faceless = await given.talent({ ...adult, name: 'No Photo', profile_photo: null });
  await db
    .insertInto('featured_talent')
    .values([
      { talent_id: first.id, place: 1 },
      { talent_id: second.id, place: 2 },
    ])
    .execute();

  clock.now = new Date('2027-01-01T12:00:00+05:30');
  const oneDay = (await callApi('GET /api/pages/home', {})).body.data.featured_artists;
  clock.now = new Date('2027-01-02T12:00:00+05:30');
  const nextDay = (await callApi('GET /api/pages/home', {})).body.data.featured_artists;

  const heads = [oneDay, nextDay].map((artists) => artists.slice(0, 2).map(({ id }) => id));
  expect(heads).toContainEqual([first.id, second.id]);
  expect(heads).toContainEqual([second.id, first.id]);
  expect(oneDay).toContainEqual({
    id: first.id,
    slug: 'first-pick',
    name: 'First Pick',
    image: '/media/public/a.webp',
    profileType: 'DANCERS',
    city: 'Pune',
    featured_as: 'choice',
  });
  expect(oneDay.filter(({ id }) => id === other.id)).toMatchObject([{ featured_as: 'plan' }]);
  expect(oneDay.filter(({ id }) => id === faceless.id)).toEqual([]);
});

test('features holders of the Pro plan in rotation, twelve a day, while their plan lasts', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  await db.deleteFrom('featured_talent').execute();
  const adult = { date_of_birth: '1990-01-01', profile_photo: '/media/public/a.webp' };
  const holders = await Promise.all(Array.from({ length: 20 }, () => given.talent(adult)));
  for (const { id } of holders) await given.plan(id, { plan: 'Pro', from: '2027-12-31T12:00:00Z' });
  const basic = await given.talent(adult);
  await given.plan(basic.id, { plan: 'Basic', from: '2027-12-31T12:00:00Z' });
  await given.talent(adult);

  clock.now = new Date('2028-01-01T12:00:00+05:30');
  const oneDay = (await callApi('GET /api/pages/home', {})).body.data.featured_artists;
  const again = (await callApi('GET /api/pages/home', {})).body.data.featured_artists;
  const nextDays = [];
  // The places of two days can fall between the same two ids, those of seven hardly.
  for (const day of [2, 3, 4, 5, 6, 7, 8]) {
    clock.now = new Date(`2028-01-0${day}T12:00:00+05:30`);
    nextDays.push((await callApi('GET /api/pages/home', {})).body.data.featured_artists);
  }
  clock.now = new Date('2029-02-01T12:00:00+05:30');
  const afterwards = (await callApi('GET /api/pages/home', {})).body.data.featured_artists;

  const ids = new Set(holders.map(({ id }) => id));
  expect(oneDay.filter(({ id, featured_as }) => ids.has(id) && featured_as === 'plan')).toHaveLength(12);
  expect(new Set(oneDay.map(({ id }) => id)).size).toBe(12);
  expect(again).toEqual(oneDay);
  expect(nextDays).not.toEqual(nextDays.map(() => oneDay));
  expect(afterwards).toEqual([]);
});

test('shows the newest open casting calls with the contact masked even for logged-in users', async ({
  callApi,
  given,
}) => {
  const older = await given.job({ posted_on: '2026-01-01T10:00:00Z' });
  const newer = await given.job({ posted_on: '2026-01-02T10:00:00Z' });
  await given.job({ posted_on: '2026-01-03T10:00:00Z', status: 'pending' });
  await given.job({ posted_on: '2026-01-04T10:00:00Z', status: 'closed' });

  const response = await callApi('GET /api/pages/home', {}, await given.talent());

  expect(response.body.data.latest_jobs).toMatchObject([
    { id: newer.id, email: 'c•••@studio.example', contact_hidden: true },
    { id: older.id, contact_hidden: true },
  ]);
});
