import type { EndpointInput } from '@kirdaar/contract/api';
import { expect } from 'vitest';
import { addCrowd } from '#testing/crowd.ts';
import { test as base } from '#testing/test.ts';

type Filter = EndpointInput<'POST /api/pages/filter', Blob>['body'];

const test = base.extend<{
  /** Returns the ids on one page of the talent who match a filter. */
  find: (filter: Filter) => Promise<string[]>;
}>({
  find: async ({ callApi }, use) => {
    await use(async (filter) => {
      const { body } = await callApi('POST /api/pages/filter', { body: { limit: 100, ...filter } });
      return body.data.map(({ id }) => id);
    });
  },
});

const adult = { date_of_birth: '1996-05-04' };

test('lists the profile saved last first, and dates one that was never saved by its registration', async ({
  find,
  given,
}) => {
  const saved = { ...adult, city: 'Rewa', created_at: '2026-01-01T00:00:00Z' };
  const march = await given.talent({ ...saved, updated_at: '2026-03-01T00:00:00Z' });
  const may = await given.talent({ ...saved, updated_at: '2026-05-01T00:00:00Z' });
  const never = await given.talent({ ...saved, created_at: '2026-04-01T00:00:00Z' });

  expect(await find({ city: 'Rewa' })).toEqual([may.id, never.id, march.id]);
});

test('returns consecutive pages without gaps, even for profiles of the same instant', async ({
  callApi,
  find,
  given,
}) => {
  const profile = { ...adult, city: 'Surat', updated_at: '2026-03-01T00:00:00Z' };
  await Promise.all([given.talent(profile), given.talent(profile), given.talent(profile)]);
  await Promise.all([given.talent(profile), given.talent(profile)]);

  const first = await callApi('POST /api/pages/filter', { body: { city: 'Surat', limit: 2 } });
  const third = await callApi('POST /api/pages/filter', { body: { city: 'Surat', limit: 2, page: 3 } });
  const beyond = await callApi('POST /api/pages/filter', { body: { city: 'Surat', limit: 2, page: 4 } });

  const pages = [
    ...(await find({ city: 'Surat', limit: 2 })),
    ...(await find({ city: 'Surat', limit: 2, page: 2 })),
    ...(await find({ city: 'Surat', limit: 2, page: 3 })),
  ];
  expect(pages).toEqual(await find({ city: 'Surat' }));
  expect(new Set(pages).size).toBe(5);
  expect(first.body).toMatchObject({ total: 5, more: true });
  expect(third.body).toMatchObject({ total: 5, more: false });
  expect(beyond.body).toMatchObject({ data: [], total: 5, more: false });
});

test('returns 24 profiles per page unless another number up to 100 is requested', async ({
  callApi,
  given,
}) => {
  const profile = { ...adult, city: 'Pune' };
  await Promise.all(Array.from({ length: 25 }, () => given.talent(profile)));

  const usual = await callApi('POST /api/pages/filter', { body: { city: 'Pune' } });
  const tooMany = await callApi('POST /api/pages/filter', { body: { city: 'Pune', limit: 101 } });

  expect(usual.body.data).toHaveLength(24);
  expect(usual.body).toMatchObject({ total: 25, more: true });
  expect(tooMany.status).toBe(400);
});

test('counts at most a thousand, or a hundred found by words, and still lists all of them', async ({
  callApi,
  find,
  db,
}) => {
  await addCrowd(db, { size: 1002, city: 'Delhi' });

  const { body } = await callApi('POST /api/pages/filter', { body: { city: 'Delhi' } });

  expect(body).toMatchObject({ total: 1000, total_text: '1,000+', more: true });
  expect(await find({ city: 'Delhi', page: 11 })).toHaveLength(2);
  const searched = await callApi('POST /api/pages/filter', { body: { search: 'crowd' } });
  expect(searched.body).toMatchObject({ total: 100, total_text: '100+', more: true });
  expect(await find({ search: 'crowd', page: 11 })).toHaveLength(2);
});
