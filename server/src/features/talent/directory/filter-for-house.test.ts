import { expect } from 'vitest';
import { respell } from '#features/jobs/spellings/tasks.ts';
import { test } from '#testing/test.ts';

const filter = 'POST /api/production/profiles/filter';
const adult = { date_of_birth: '1990-05-01' };

test('shows a house talent who are public or visible to houses, but not those visible by link only', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const city = 'Discovery';
  await given.talent({ ...adult, city, name: 'Public One' });
  await given.talent({ ...adult, city, name: 'Houses Two', visibility: 'houses' });
  await given.talent({ ...adult, city, name: 'Link Three', visibility: 'link' });
  await given.talent({ ...adult, city, name: 'Waiting Four' }, { verified_at: null });

  const found = await callApi(filter, { body: { scope: 'talent', city } }, house);
  const searched = await callApi(filter, { body: { scope: 'talent', search: 'two discov' } }, house);
  const byAnyone = await callApi('POST /api/pages/filter', { body: { city } });

  expect(found.body.data.map(({ name }) => name).sort()).toEqual(['Houses Two', 'Public One']);
  expect(found.body).toMatchObject({ total: 2, more: false });
  expect(searched.body.data).toMatchObject([{ name: 'Houses Two', applied: false }]);
  expect(byAnyone.body.data.map(({ name }) => name)).toEqual(['Public One']);
});

test('shows children only to houses verified by documents, and finds them by first name', async ({
  callApi,
  given,
}) => {
  const child = await given.talent({
    name: 'Zaraya Kulkarni',
    date_of_birth: '2015-05-01',
    visibility: 'houses',
  });
  await given.guardian(child.id);
  const body = { scope: 'talent', search: 'Zaraya' } as const;

  const known = await callApi(filter, { body }, await given.houseForChildren());
  const other = await callApi(filter, { body }, await given.house());
  const bySurname = await callApi(
    filter,
    { body: { ...body, search: 'Kulkarni' } },
    await given.houseForChildren(),
  );

  expect(known.body.data).toMatchObject([{ id: child.id, name: 'Zaraya', city: null }]);
  expect([other.body.data, bySurname.body.data]).toEqual([[], []]);
});

test('finds adults by language, skill and height, however they wrote it', async ({ callApi, given }) => {
  const house = await given.houseForChildren();
  const city = 'Factville';
  const tall = { details: JSON.stringify({ height: '5 ft 9 in' }), skills: ['yoga', 'Horse Riding'] };
  await given.talent({ ...adult, ...tall, city, name: 'Tall One', languages: ['Hindi', 'Odia'] });
  const metric = { details: JSON.stringify({ height: '165 cm' }), skills: ['yoga'] };
  await given.talent({ ...adult, ...metric, city, name: 'Metric Two', languages: ['Tamil'] });
  await given.talent({ ...adult, city, name: 'Silent Three' });
  const child = { ...tall, date_of_birth: '2015-05-01', visibility: 'houses' } as const;
  await given.guardian((await given.talent({ ...child, name: 'Little Four' })).id);
  const names = async (body: object) =>
    (await callApi(filter, { body: { scope: 'talent', ...body } }, house)).body.data
      .map(({ name }) => name)
      .sort();

  expect(await names({ city, language: 'odia' })).toEqual(['Tall One']);
  expect(await names({ city, skill: ['yoga', 'PODCASTING/ ANCHORING'] })).toEqual(['Metric Two', 'Tall One']);
  expect(await names({ city, height_from: 170 })).toEqual(['Tall One']);
  expect(await names({ city, height_from: 160, height_to: 174 })).toEqual(['Metric Two']);
  expect(await names({ skill: 'Horse Riding' })).toEqual(['Tall One']);
});

test("filters the house's applicants the same way, including those visible by link only", async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent({ ...adult, city: 'Thane', visibility: 'link' });
  const ageless = await given.talent({ name: 'No Age' });
  for (const { id } of [talent, ageless]) await given.application({ talent_id: id, job_id: job.id });
  await given.application({ talent_id: (await given.talent(adult)).id });

  const all = await callApi(filter, { body: {} }, house);
  const inThane = await callApi(filter, { body: { city: ['thane'] } }, house);
  const searched = await callApi(filter, { body: { search: 'no age' } }, house);

  expect(all.body.total).toBe(2);
  expect(inThane.body.data).toMatchObject([{ id: talent.id, applied: true }]);
  expect(searched.body.data).toMatchObject([{ name: 'No Age', age: null, applied: true }]);
});

test('hides a child applicant from a house that is not verified for children', async ({ callApi, given }) => {
  const house = await given.houseForChildren();
  const job = await given.job({ production_house_id: house.production_house_id });
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const grown = await given.talent(adult);
  await given.guardian(child.id);
  await given.application({ talent_id: child.id, job_id: job.id });
  await given.application({ talent_id: grown.id, job_id: job.id });
  await given.endChildGrade(house.production_house_id);

  const { body } = await callApi(filter, { body: {} }, house);

  expect(body.data.map(({ id }) => id)).toEqual([grown.id]);
});

test('returns a page of a house’s search with its page size and whether more follow', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  for (let count = 0; count < 5; count += 1) await given.talent({ ...adult, city: 'Paged' });
  const ask = (page: number) =>
    callApi(filter, { body: { scope: 'talent', city: 'Paged', page, limit: 3 } }, house);

  const [first, second] = [await ask(1), await ask(2)];

  expect(first.body).toMatchObject({ total: 5, total_text: '5', more: true });
  expect(second.body).toMatchObject({ total: 5, more: false });
  const ids = [...first.body.data, ...second.body.data].map(({ id }) => id);
  expect(new Set(ids).size).toBe(5);
});

test('finds a height that was saved in Hindi by its centimetres, and asks what 5.6 ft means', async ({
  callApi,
  given,
  services,
}) => {
  const house = await given.house();
  const talent = await given.talent({ ...adult, city: 'Ranchi' });
  const early = await given.talent({
    ...adult,
    city: 'Ranchi',
    details: '{"height":"5:6"}',
    height_cm: null,
  });
  const save = (height: string) => callApi('PUT /api/user/profile', { body: { height } }, talent);
  const found = async () =>
    (
      await callApi(
        filter,
        { body: { scope: 'talent', city: 'Ranchi', height_from: 165, height_to: 170 } },
        house,
      )
    ).body.data.map(({ id }) => id);

  const unclear = await save('5.6 ft');
  await save('५ फ़ुट ६ इंच');
  const before = await found();
  await respell.run(services, {}, 'start');

  expect(unclear.body.fields).toEqual({ height: expect.stringMatching(/5 ft 6 in, or 171 cm/) });
  expect(before).toEqual([talent.id]);
  expect(await found()).toEqual(expect.arrayContaining([talent.id, early.id]));
});
