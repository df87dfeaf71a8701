import type { EndpointInput } from '@kirdaar/contract/api';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { addCrowd } from '#testing/crowd.ts';
import { test as base } from '#testing/test.ts';

type Filter = EndpointInput<'POST /api/pages/filter', Blob>['body'];

const test = base.extend<{
  /** Returns the ids on some pages of a search, and its total. */
  read: (filter: Filter, pages: number) => Promise<{ ids: string[]; total: string }>;
}>({
  read: async ({ callApi }, use) => {
    await use(async (filter, pages) => {
      const ids: string[] = [];
      let total = '';
      for (let page = 1; page <= pages; page += 1) {
        const { body } = await callApi('POST /api/pages/filter', { body: { ...filter, page } });
        ids.push(...body.data.map(({ id }) => id));
        total = body.total_text;
      }
      return { ids, total };
    });
  },
});

const adult = { date_of_birth: '1996-05-04' };

test('lists whole words before prefix matches, each newest first, over all pages', async ({
  read,
  callApi,
  given,
}) => {
  const names = ['Padma Rao', 'Padmavathi Rao', 'Padma Raoji', 'Rao Padma', 'Padmini Das', 'Padmaja Rao'];
  const made: string[] = [];
  for (const [month, name] of names.entries()) {
    const { id } = await given.talent({ ...adult, name, created_at: `2026-0${month + 1}-01T00:00:00Z` });
    made.push(id);
  }
  const expected = [3, 0, 5, 2, 1].map((place) => made[place]);

  const { ids, total } = await read({ search: 'rao padma', limit: 2 }, 4);
  const second = await callApi('POST /api/pages/filter', { body: { search: 'rao padma', limit: 4 } });
  const last = await callApi('POST /api/pages/filter', { body: { search: 'rao padma', limit: 4, page: 2 } });

  expect({ ids, total }).toEqual({ ids: expected, total: '5' });
  expect([second.body.more, last.body.more]).toEqual([true, false]);
});

test('finds the same profiles with and without word statistics', async ({ read, given, db, clock }) => {
  await addCrowd(db, { size: 900, name: 'Veena Tambe', created_at: '2020-01-01T00:00:00Z' });
  await addCrowd(db, {
    size: 1300,
    name: 'Sarod Tambe',
    gender: 'Female',
    created_at: '2021-01-01T00:00:00Z',
  });
  await addCrowd(db, { size: 800, name: 'Sarodi Tambe', created_at: '2022-01-01T00:00:00Z' });
  const rare = await given.talent({ ...adult, name: 'Rudra Tambekar', created_at: '2019-01-01T00:00:00Z' });
  const hidden = await given.talent({ ...adult, name: 'Sarod Tambe', visibility: 'link' });
  const searches: [Filter, number][] = [
    [{ search: 'tambe', limit: 50 }, 3],
    // Only the oldest have it.
    [{ search: 'veena', limit: 50 }, 3],
    // The whole word is older than what only begins so.
    [{ search: 'sarod', limit: 100 }, 15],
    [{ search: 'sarod tam', gender: 'Female', limit: 50 }, 3],
    [{ search: 'rudra tambe' }, 1],
    [{ search: 'veena sarod' }, 1],
  ];
  const readAll = async () => {
    const found = [];
    for (const [filter, pages] of searches) found.push(await read(filter, pages));
    return found;
  };

  const before = await readAll();
  await sql`analyze talent`.execute(db);
  clock.now = new Date(clock.now.getTime() + 11 * 60 * 1000);
  const after = await readAll();

  expect(after).toEqual(before);
  expect(after.map(({ total }) => total)).toEqual(['100+', '100+', '100+', '100+', '1', '0']);
  const [tambe, veena, sarod, women, rudra] = after.map(({ ids }) => ids);
  expect([tambe, veena, sarod, women].map((ids) => new Set(ids).size)).toEqual([150, 150, 1500, 150]);
  expect(rudra).toEqual([rare.id]);
  expect(sarod).not.toContain(hidden.id);
  const whole = await sql<{ id: string }>`select id from talent where name = 'Sarod Tambe'`.execute(db);
  expect(whole.rows.map(({ id }) => id)).toEqual(expect.arrayContaining(sarod?.slice(0, 1300) ?? []));
});

test('counts a hundred matches exactly and more as 100+', async ({ read, db }) => {
  await addCrowd(db, { size: 60, name: 'Tabla' });
  await addCrowd(db, { size: 40, name: 'Tablaji' });

  expect(await read({ search: 'tabla' }, 1)).toMatchObject({ total: '100' });

  await addCrowd(db, { size: 1, name: 'Tablaji' });
  expect(await read({ search: 'tabla' }, 1)).toMatchObject({ total: '100+' });
});

test('lists a house its applicants with the whole words first', async ({ callApi, given }) => {
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id });
  const applicants: string[] = [];
  for (const [month, name] of ['Anu Iyer', 'Anupama Iyer', 'Anu Nair', 'Other Iyer'].entries()) {
    const talent = await given.talent({ ...adult, name, created_at: `2026-0${month + 1}-01T00:00:00Z` });
    await given.application({ job_id: job.id, talent_id: talent.id });
    applicants.push(talent.id);
  }
  await given.talent({ ...adult, name: 'Anu Stranger' });
  const read = async (page: number) => {
    const body = { search: 'anu', limit: 2, page };
    return (await callApi('POST /api/production/profiles/filter', { body }, house)).body;
  };

  const pages = [await read(1), await read(2)];

  expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(
    [2, 0, 1].map((place) => applicants[place]),
  );
  expect(pages).toMatchObject([
    { total: 3, more: true },
    { total: 3, more: false },
  ]);
});
