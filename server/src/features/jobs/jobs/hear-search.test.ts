import { expect } from 'vitest';
import { jobPost } from '#testing/posts.ts';
import { test as base } from '#testing/test.ts';

/** Returns the role titles that a search finds on the public list, in alphabetical order. */
const test = base.extend<{ roles: (search: string) => Promise<string[]> }>({
  roles: async ({ callApi }, use) => {
    await use(async (search) => {
      const { body } = await callApi('GET /api/user/popular-casting-calls', { query: { search } });
      expect(body.total).toBe(body.jobs.length);
      return body.jobs.map(({ role_title }) => role_title).sort();
    });
  },
});

test('finds casting calls written in the other script, by whole words and by beginnings', async ({
  given,
  roles,
}) => {
  await given.job({ role_details: 'Priya', city_location: 'Mumbai' });
  await given.job({ role_details: 'प्रिया', city_location: 'मुंबई' });
  await given.job({ role_details: 'Neha', city_location: 'Pune' });

  for (const search of ['priya', 'Priy', 'प्रिया', 'प्रि', 'मुंबई', 'MUMBAI', 'priya मुंबई', 'mumbai प्रिया']) {
    expect(await roles(search), search).toEqual(['Priya', 'प्रिया']);
  }
  expect(await roles('प्रिया pune')).toEqual([]);
  expect(await roles('priyanka')).toEqual([]);
});

test('finds the words of the description and its translation in either script', async ({ given, roles }) => {
  await given.job({
    role_details: 'Guard',
    role_description: 'Sings qawwali.',
    role_description_hi: 'क़व्वाली गाता है।',
  });
  await given.job({ role_details: 'पहरेदार', role_description: 'रात भर जागता है।' });

  expect(await roles('कव्वाली')).toEqual(['Guard']);
  expect(await roles('raat jagta')).toEqual(['पहरेदार']);
});

test('compares words in Latin letters with one another only as they are written', async ({
  given,
  roles,
}) => {
  await given.job({ role_details: 'Lakshmi' });
  await given.job({ role_details: 'Laxmi' });

  expect(await roles('laxmi')).toEqual(['Laxmi']);
  expect(await roles('लक्ष्मी')).toEqual(['Lakshmi', 'Laxmi']);
});

test('looks for a single letter only as it is written', async ({ given, roles }) => {
  await given.job({ role_details: 'कबीर', role_description: 'गाता है।', project_description: 'नाटक।' });

  expect(await roles('kabir')).toEqual(['कबीर']);
  expect(await roles('k')).not.toContain('कबीर');
});

test('asks for sounds only if a search in Latin letters finds less than a hundred casting calls', async ({
  db,
  clock,
  given,
  callApi,
}) => {
  const { production_house_id, project_id } = await given.job({ role_details: 'तबला वादक' });
  const post = { ...jobPost(clock.now), status: 'open', category: 'All', role_details: 'Tabla' } as const;
  const postTabla = (count: number) =>
    db
      .insertInto('job')
      .values(
        Array.from({ length: count }, () => ({
          ...post,
          production_house_id,
          project_id,
          posted_on: '2026-01-01T10:00:00Z',
          approved_at: '2026-01-01T10:00:00Z',
        })),
      )
      .execute();
  const totals = async (search: string) => {
    const pages = [1, 2, 12].map((page) =>
      callApi('GET /api/user/popular-casting-calls', { query: { search, page, limit: 12 } }),
    );
    return (await Promise.all(pages)).map(({ body }) => body.total);
  };

  await postTabla(99);
  expect(await totals('tabla')).toEqual([100, 100, 100]);
  await postTabla(1);
  expect(await totals('tabla')).toEqual([100, 100, 100]);
  expect(await totals('तबला')).toEqual([101, 101, 101]);
});

test('applies the other filters to matches in the other script', async ({ given, callApi }) => {
  const city_location = 'Leh';
  await given.job({ role_details: 'Zoya One', gender: 'Female', city_location });
  await given.job({ role_details: 'Zoya Two', gender: 'Male', city_location });
  await given.job({ role_details: 'Zoya Three', gender: 'Female' });
  await given.job({ role_details: 'Zoya Four', gender: 'Female', city_location, status: 'closed' });

  const { body } = await callApi('GET /api/user/popular-casting-calls', {
    query: { search: 'ज़ोया', gender: 'Female', city: 'leh' },
  });

  expect(body.jobs.map(({ role_title }) => role_title)).toEqual(['Zoya One']);
});

test('finds casting calls in either script for a talent', async ({ given, callApi }) => {
  const talent = await given.talent();
  await given.job({ role_details: 'नेहा की माँ' });
  const find = async (search: string) => {
    const { body } = await callApi('GET /api/user/calls-for-you', { query: { search } }, talent);
    return body.jobs.map(({ role_title }) => role_title);
  };

  expect(await find('neha maa')).toEqual(['नेहा की माँ']);
  expect(await find('neha baap')).toEqual([]);
});
