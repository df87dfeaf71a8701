import { expect } from 'vitest';
import { addCrowd } from '#testing/crowd.ts';
import { test as base } from '#testing/test.ts';

const test = base.extend<{
  /** An adult who lives in a city of the test's own. */
  adult: { date_of_birth: string; city: string };
  /** Searches the people of that city. */
  search: (
    text: string,
    page?: number,
  ) => Promise<{ ids: string[]; names: (string | null)[]; total: string }>;
}>({
  adult: async ({}, use) => {
    await use({ date_of_birth: '1996-05-04', city: crypto.randomUUID().replaceAll('-', '') });
  },
  search: async ({ callApi, adult }, use) => {
    await use(async (search, page = 1) => {
      const body = { search, city: adult.city, limit: 4, page };
      const found = (await callApi('POST /api/pages/filter', { body })).body;
      return {
        ids: found.data.map(({ id }) => id),
        names: found.data.map(({ name }) => name),
        total: found.total_text,
      };
    });
  },
});

const pairs = [
  ['Priya', 'प्रिया'],
  ['Ashish', 'आशीष'],
  ['Deepika', 'दीपिका'],
  ['Lakshmi', 'लक्ष्मी'],
  ['Mohammad', 'मोहम्मद'],
  ['Ranveer', 'रणवीर'],
  ['Zoya', 'ज़ोया'],
  ['Sanjay', 'संजय'],
  ['Chand', 'चाँद'],
  ['Singh', 'सिंह'],
  ['Aditya', 'आदित्य'],
  ['Siddharth', 'सिद्धार्थ'],
  ['Gaurav', 'गौरव'],
  ['Vicky', 'विक्की'],
  ['Phalguni', 'फाल्गुनी'],
  ['Chopra', 'चोपड़ा'],
  ['Aishwarya', 'ऐश्वर्या'],
  ['Verma', 'वर्मा'],
  ['Mumbai', 'मुंबई'],
] as const;

test('finds a name written in the other script, whole and by its beginning', async ({
  search,
  db,
  adult,
}) => {
  for (const name of pairs.flat()) await addCrowd(db, { size: 1, name: `${name} Qureshi`, city: adult.city });

  const found = [];
  for (const [latin, devanagari] of pairs) {
    const names = [];
    for (const text of [latin, latin.slice(0, -1), devanagari]) names.push((await search(text)).names.sort());
    found.push({ latin, names });
  }

  const both = pairs.map(([latin, devanagari]) => ({
    latin,
    both: [`${latin} Qureshi`, `${devanagari} Qureshi`],
  }));
  expect(found).toEqual(both.map(({ latin, both }) => ({ latin, names: [both, both, both] })));
});

test('finds prefixes as they are typed, and no name that only looks alike', async ({
  search,
  given,
  adult,
}) => {
  const priya = await given.talent({ ...adult, name: 'प्रिया' });
  const rama = await given.talent({ ...adult, name: 'राम' });
  const others = ['परी', 'प्रेम', 'रोहित', 'Rohit', 'Pari', 'Prem', 'Kanchan', 'தமிழ்'];
  for (const name of others) await given.talent({ ...adult, name });
  const khan = await given.talent({ ...adult, name: 'Khan' });

  expect((await search('pri')).ids).toEqual([priya.id]);
  expect((await search('priy')).ids).toEqual([priya.id]);
  expect((await search('priyanka')).ids).toEqual([]);
  expect((await search('ra')).ids).toEqual([rama.id]);
  expect((await search('खा')).ids).toEqual([khan.id]);
  expect((await search('ख़ान')).ids).toEqual([khan.id]);
  expect((await search('खाना')).ids).toEqual([khan.id]);
  expect((await search('தமி')).ids).toHaveLength(1);
  expect((await search('தா')).ids).toEqual([]);
});

test('treats letters alike in any Unicode encoding', async ({ search, given, adult }) => {
  const { id } = await given.talent({ ...adult, name: 'Zoya Lakshmi' });

  for (const text of ['\u095bोया', '\u091c\u093cोया', 'जोया', 'लक्\u200dष्मी', 'लक्\u200cष्मी']) {
    expect((await search(text)).ids, text).toEqual([id]);
    expect((await search(text.normalize('NFD'))).ids, text).toEqual([id]);
  }
});

test('compares a Latin word with other Latin words only as they are written', async ({
  search,
  given,
  adult,
}) => {
  const lakshmi = await given.talent({ ...adult, name: 'Lakshmi', created_at: '2026-01-01T00:00:00Z' });
  const laxmi = await given.talent({ ...adult, name: 'Laxmi', created_at: '2026-02-01T00:00:00Z' });

  expect((await search('lakshmi')).ids).toEqual([lakshmi.id]);
  expect((await search('laxmi')).ids).toEqual([laxmi.id]);
  expect((await search('लक्ष्मी')).ids).toEqual([laxmi.id, lakshmi.id]);
});

test('requires every word, each in either script', async ({ search, given, adult }) => {
  const { id } = await given.talent({ ...adult, name: 'प्रिया Sharma', skills: ['Mumbai'] });
  await given.talent({ ...adult, name: 'प्रिया Rao', skills: ['Pune'] });
  await given.talent({ ...adult, name: 'Priya Sarma', skills: ['Pune'] });

  for (const text of ['priya sharma', 'प्रिया शर्मा मुंबई', 'प्रिया sharma', 'priya mumbai']) {
    expect(await search(text), text).toMatchObject({ ids: [id], total: '1' });
  }
  expect(await search('priya शर्मा pune')).toMatchObject({ total: '1' });
  expect(await search('शर्मा priya')).toMatchObject({ total: '2' });
  expect(await search('priya delhi')).toMatchObject({ ids: [], total: '0' });
});

test('lists matches by spelling before matches by sound, whole words first, with a correct total', async ({
  search,
  given,
  adult,
}) => {
  const made: string[] = [];
  const names = ['प्रिया', 'Priya', 'Priyanka', 'प्रियंका', 'PRIYA', 'Preeti'];
  for (const [month, name] of names.entries()) {
    const { id } = await given.talent({ ...adult, name, created_at: `2026-0${month + 1}-01T00:00:00Z` });
    made.push(id);
  }
  const places = (text: { ids: string[] }[]) => text.flatMap(({ ids }) => ids.map((id) => made.indexOf(id)));

  const latin = [await search('priya'), await search('priya', 2)];
  const devanagari = [await search('प्रिया'), await search('प्रिया', 2)];

  expect(places(latin)).toEqual([4, 1, 2, 0, 3]);
  expect(places(devanagari)).toEqual([0, 4, 1, 3, 2]);
  expect([...latin, ...devanagari].map(({ total }) => total)).toEqual(['5', '5', '5', '5']);
});

test('counts more than a hundred as 100+', async ({ search, db, adult }) => {
  await addCrowd(db, { size: 60, name: 'Tabla', city: adult.city });
  await addCrowd(db, { size: 40, name: 'तबला', city: adult.city });
  expect((await search('tabla')).total).toBe('100');
  expect((await search('तबला')).total).toBe('100');

  await addCrowd(db, { size: 1, name: 'तबला', city: adult.city });
  expect((await search('tabla')).total).toBe('100+');
  expect((await search('तबला')).total).toBe('100+');
});

test('finds a renamed talent by the new name', async ({ search, given, db, adult }) => {
  const { id } = await given.talent({ ...adult, name: 'Meera' });
  await db.updateTable('talent').set({ name: 'ज़ोया' }).where('id', '=', id).execute();

  expect((await search('zoya')).ids).toEqual([id]);
  expect((await search('मीरा')).ids).toEqual([]);
});

test('finds a house its applicants in either script', async ({ callApi, given, adult }) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const applicants: string[] = [];
  for (const [month, name] of ['प्रिया Rao', 'Priyanka Rao', 'Priya Rao', 'Meera Rao'].entries()) {
    const talent = await given.talent({ ...adult, name, created_at: `2026-0${month + 1}-01T00:00:00Z` });
    await given.application({ job_id: job.id, talent_id: talent.id });
    applicants.push(talent.id);
  }
  await given.talent({ ...adult, name: 'Priya Stranger' });
  const find = async (search: string) => {
    const { body } = await callApi('POST /api/production/profiles/filter', { body: { search } }, house);
    return { places: body.data.map(({ id }) => applicants.indexOf(id)), total: body.total };
  };

  expect(await find('priya rao')).toEqual({ places: [2, 1, 0], total: 3 });
  expect(await find('प्रिया राव')).toEqual({ places: [2, 1, 0], total: 3 });
});
