import { expect } from 'vitest';
import { addCrowd } from '#testing/crowd.ts';
import { test as base } from '#testing/test.ts';

const test = base.extend<{ search: (text: string) => Promise<string[]> }>({
  search: async ({ callApi }, use) => {
    await use(async (text) => {
      const { body } = await callApi('POST /api/pages/filter', { body: { search: text } });
      return body.data.map(({ id }) => id);
    });
  },
});

const adult = { date_of_birth: '1996-05-04' };

test('finds names, skills and cities', async ({ search, given }) => {
  const { id } = await given.talent({
    ...adult,
    name: 'Vikram Sethi',
    skills: ['Horse Riding'],
    city: 'Jodhpur',
  });

  expect(await search('sethi')).toContain(id);
  expect(await search('horse')).toContain(id);
  expect(await search('jodhpur')).toContain(id);
});

test('requires every word to match, in any order', async ({ search, given }) => {
  const { id } = await given.talent({ ...adult, name: 'Lata Bose', skills: ['yoga'], city: 'Shimla' });

  expect(await search('shimla lata yoga')).toEqual([id]);
  expect(await search('shimla lata fencing')).toEqual([]);
});

test('ignores accents, case and punctuation in searches and profiles', async ({ search, given }) => {
  const { id } = await given.talent({ ...adult, name: 'Zoë D’Souza', skills: ['indian/classical singing'] });

  expect(await search('ZOE')).toEqual([id]);
  expect(await search('zöé')).toEqual([id]);
  expect(await search('classical')).toEqual([id]);
});

test('matches the beginning of a word but not its middle', async ({ search, given }) => {
  const { id } = await given.talent({ ...adult, name: 'Padmavathi Rajan' });

  expect(await search('padma')).toEqual([id]);
  expect(await search('mavathi')).toEqual([]);
});

test('finds a name in another script', async ({ search, given }) => {
  const { id } = await given.talent({ ...adult, name: 'ऋतिक वर्मा' });

  expect(await search('वर्मा')).toEqual([id]);
});

test('combines a search with filters', async ({ callApi, given }) => {
  const woman = await given.talent({ ...adult, name: 'Kiran Dev', gender: 'Female' });
  await given.talent({ ...adult, name: 'Kiran Dev', gender: 'Male' });

  const { body } = await callApi('POST /api/pages/filter', { body: { search: 'kiran', gender: 'Female' } });

  expect(body.data.map(({ id }) => id)).toEqual([woman.id]);
  expect(body).toMatchObject({ total: 1, total_text: '1' });
});

test('finds nothing for punctuation, quotes and patterns, without errors', async ({ search, given }) => {
  await given.talent({ ...adult, name: 'Percy Percent' });

  expect(await search('%')).toEqual([]);
  expect(await search('_____')).toEqual([]);
  expect(await search("' | !x:* & \\ <->")).toEqual([]);
  expect(await search('\u0000')).toEqual(await search(''));
});

test('rejects a search of 10,000 characters with a message', async ({ callApi }) => {
  const response = await callApi('POST /api/pages/filter', { body: { search: 'a'.repeat(10_000) } });

  expect(response).toMatchObject({ status: 400, body: { message: 'At most 200 characters.' } });
});

test('answers a search with very many words', async ({ callApi }) => {
  const response = await callApi('POST /api/pages/filter', { body: { search: 'a '.repeat(99) } });

  expect(response.status).toBe(200);
});

test('saves and finds the longest texts', async ({ search, given }) => {
  const long = '\u{1F600}'.repeat(200);
  const { id } = await given.talent({
    ...adult,
    name: `Longina ${long}`,
    city: long,
    hair_color: long,
    body_type: long,
    beard: long,
    eye_color: long,
    skills: [long, long, long],
  });

  expect(await search('longina')).toEqual([id]);
});

test('finds a word that only older profiles contain among newer ones', async ({
  callApi,
  search,
  given,
  db,
}) => {
  const old = { ...adult, created_at: '2020-01-01T00:00:00Z', skills: ['Sitar'] };
  const older = await given.talent({ ...old, created_at: '2019-01-01T00:00:00Z' });
  const newer = await given.talent(old);
  await addCrowd(db, { size: 6001 });

  expect(await search('sitar')).toEqual([newer.id, older.id]);
  const common = await callApi('POST /api/pages/filter', { body: { search: 'crowd', limit: 100 } });
  expect(common.body).toMatchObject({ total: 100, total_text: '100+' });
});

test('ignores a space at the end of a search', async ({ search, given }) => {
  const skill = 'x'.repeat(292);
  const { id } = await given.talent({ ...adult, name: 'Sitara', skills: [skill, 'kathakali'] });

  expect(await search('sitara')).toEqual([id]);
  expect(await search('kathakali')).toEqual([]);
});
