import { expect } from 'vitest';
import { test } from '#testing/test.ts';

const filter = 'POST /api/production/profiles/filter';
const adult = { date_of_birth: '1990-05-01' };

test('a house finds who is public or shown to houses, and nobody who is shown by link alone', async ({
  call,
  given,
}) => {
  const house = await given.house();
  const city = 'Discovery';
  await given.talent({ ...adult, city, name: 'Public One' });
  await given.talent({ ...adult, city, name: 'Houses Two', visibility: 'houses' });
  await given.talent({ ...adult, city, name: 'Link Three', visibility: 'link' });
  await given.talent({ ...adult, city, name: 'Waiting Four' }, { verified_at: null });

  const found = await call(filter, { body: { scope: 'talent', city } }, house);
  const searched = await call(filter, { body: { scope: 'talent', search: 'two discov' } }, house);
  const byAnyone = await call('POST /api/pages/filter', { body: { city } });

  expect(found.body.data.map(({ name }) => name).sort()).toEqual(['Houses Two', 'Public One']);
  expect(found.body).toMatchObject({ total: 2, more: false });
  expect(searched.body.data).toMatchObject([{ name: 'Houses Two', applied: false }]);
  expect(byAnyone.body.data.map(({ name }) => name)).toEqual(['Public One']);
});

test('children are found by houses known by their documents alone, by the first name', async ({
  call,
  given,
}) => {
  const child = await given.talent({
    name: 'Zaraya Kulkarni',
    date_of_birth: '2015-05-01',
    visibility: 'houses',
  });
  await given.guardian(child.id);
  const body = { scope: 'talent', search: 'Zaraya' } as const;

  const known = await call(filter, { body }, await given.house({ verification: 'documents' }));
  const other = await call(filter, { body }, await given.house());
  const bySurname = await call(
    filter,
    { body: { ...body, search: 'Kulkarni' } },
    await given.house({ verification: 'documents' }),
  );

  expect(known.body.data).toMatchObject([{ id: child.id, name: 'Zaraya', city: null }]);
  expect([other.body.data, bySurname.body.data]).toEqual([[], []]);
});

test('the applicants of the house are found by the same filters, also those shown by link', async ({
  call,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent({ ...adult, city: 'Thane', visibility: 'link' });
  const ageless = await given.talent({ name: 'No Age' });
  for (const { id } of [talent, ageless]) await given.application({ talent_id: id, job_id: job.id });
  await given.application({ talent_id: (await given.talent(adult)).id });

  const all = await call(filter, { body: {} }, house);
  const inThane = await call(filter, { body: { city: ['thane'] } }, house);
  const searched = await call(filter, { body: { search: 'no age' } }, house);

  expect(all.body.total).toBe(2);
  expect(inThane.body.data).toMatchObject([{ id: talent.id, applied: true }]);
  expect(searched.body.data).toMatchObject([{ name: 'No Age', age: null, applied: true }]);
});

test('a child who applied is hidden from a house known by its email once no guardian agrees', async ({
  call,
  given,
  db,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id: job.id });

  const before = await call(filter, { body: {} }, house);
  const withdrawn_at = new Date(Date.now() + 1000).toISOString();
  await db.updateTable('guardian').set({ withdrawn_at }).where('talent_id', '=', child.id).execute();
  const after = await call(filter, { body: {} }, house);

  expect([before.body.total, after.body.total]).toEqual([1, 0]);
});

test('a page of a house’s search has its size, and says that more follow', async ({ call, given }) => {
  const house = await given.house();
  for (let count = 0; count < 5; count += 1) await given.talent({ ...adult, city: 'Paged' });
  const ask = (page: number) =>
    call(filter, { body: { scope: 'talent', city: 'Paged', page, limit: 3 } }, house);

  const [first, second] = [await ask(1), await ask(2)];

  expect(first.body).toMatchObject({ total: 5, total_text: '5', more: true });
  expect(second.body).toMatchObject({ total: 5, more: false });
  const ids = [...first.body.data, ...second.body.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
});
