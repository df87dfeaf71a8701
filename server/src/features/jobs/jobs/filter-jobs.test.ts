import { expect } from 'vitest';
import { recountApplications } from '#features/jobs/jobs/tasks.ts';
import { jobPost } from '#testing/posts.ts';
import { test as base } from '#testing/test.ts';

type Query = Partial<Record<'search' | 'city' | 'project_type' | 'language', string>> & {
  gender?: 'Male' | 'Female' | 'Other';
};

/** Returns the role titles of the open casting calls that match a filter, in alphabetical order. */
const test = base.extend<{ roles: (query: Query) => Promise<string[]> }>({
  roles: async ({ callApi }, use) => {
    await use(async (query) => {
      const { body } = await callApi('GET /api/user/popular-casting-calls', { query });
      return body.jobs.map(({ role_title }) => role_title).sort();
    });
  },
});

test('filters casting calls by city, project type, language and gender', async ({ given, roles }) => {
  const mumbai = { city_location: 'Andheri West, Mumbai', language_required: 'Hindi, Marathi' };
  await given.job({ ...mumbai, role_details: 'Pilot', project_type: 'Movie', gender: 'Male' });
  await given.job({ ...mumbai, role_details: 'Queen', project_type: 'Web Series', gender: 'Female' });
  await given.job({
    role_details: 'Baker',
    city_location: 'Navi Mumbai',
    language_required: 'Tamil',
    project_type: 'Short Film',
    gender: 'Female',
  });

  expect(await roles({ city: 'mumbai' })).toEqual(['Baker', 'Pilot', 'Queen']);
  expect(await roles({ city: 'navi mumbai' })).toEqual(['Baker']);
  expect(await roles({ city: 'Mum' })).toEqual([]);
  expect(await roles({ language: 'Marathi' })).toEqual(['Pilot', 'Queen']);
  expect(await roles({ project_type: 'feature film' })).toEqual(['Pilot']);
  expect(await roles({ city: 'Mumbai', gender: 'Female', language: 'Hindi' })).toEqual(['Queen']);
  expect(await roles({ city: 'Hindi' })).toEqual([]);
});

test('finds word prefixes anywhere in a casting call', async ({ given, roles }) => {
  await given.job({ role_details: 'Lighthouse keeper', role_description: 'Speaks to gulls.' });
  await given.job({ role_details: 'Sailor', project_description: 'A lighthouse in a storm.' });

  expect(await roles({ search: 'lightho' })).toEqual(['Lighthouse keeper', 'Sailor']);
  expect(await roles({ search: 'GULLS light' })).toEqual(['Lighthouse keeper']);
  expect(await roles({ search: 'ighthouse' })).toEqual([]);
});

test.for(["' | 'x", '\\', "o'brien & !", ':* <-> (', '---', '%'])(
  'never interprets search text as query syntax: %s',
  async (search, { callApi }) => {
    const response = await callApi('GET /api/user/popular-casting-calls', {
      query: { search, city: search },
    });

    expect(response).toMatchObject({ status: 200, body: { jobs: [], total: 0 } });
  },
);

test('returns the total of the whole filtered list on every page', async ({ callApi, given }) => {
  await Promise.all(
    ['One', 'Two', 'Three'].map((role_details) => given.job({ role_details, city_location: 'Leh' })),
  );
  const page = (number: number) =>
    callApi('GET /api/user/popular-casting-calls', { query: { city: 'Leh', limit: 2, page: number } });

  const pages = await Promise.all([page(1), page(2), page(9)]);

  expect(pages.map(({ body }) => [body.jobs.length, body.total, body.total_is_capped])).toEqual([
    [2, 3, false],
    [1, 3, false],
    [0, 3, false],
  ]);
});

test('counts a very long list up to a thousand casting calls beyond the page', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const { id, production_house_id, project_id } = await given.job({ city_location: 'Kochi' });
  const kochi = { ...jobPost(clock.now), status: 'open', category: 'All', city_location: 'Kochi' } as const;
  const rows = Array.from({ length: 1030 }, () => ({
    ...kochi,
    production_house_id,
    project_id,
    posted_on: '2026-01-01T10:00:00Z',
    approved_at: '2026-01-01T10:00:00Z',
  }));
  await db.insertInto('job').values(rows).execute();
  const page = (number: number) =>
    callApi('GET /api/user/popular-casting-calls', { query: { city: 'Kochi', limit: 12, page: number } });

  const first = await page(1);
  const later = await page(3);

  expect(first.body).toMatchObject({ total: 1012, total_is_capped: true });
  expect([first.body.jobs[0]?.id, first.body.jobs.length]).toEqual([id, 12]);
  expect(later.body).toMatchObject({ total: 1031, total_is_capped: false });
});

test('updates the order of popular casting calls in the background', async ({
  callApi,
  deliver,
  db,
  given,
  services,
}) => {
  const city_location = 'Shillong';
  const popular = await given.job({ city_location, posted_on: '2026-01-01T10:00:00Z' });
  await given.job({ city_location, posted_on: '2026-01-02T10:00:00Z' });
  await given.application({ job_id: popular.id, talent_id: (await given.talent()).id });

  await services.queue.add(db, recountApplications, {});
  await deliver();

  const response = await callApi('GET /api/user/popular-casting-calls', { query: { city: 'Shillong' } });
  expect(response.body.jobs[0]).toMatchObject({ id: popular.id });
});
