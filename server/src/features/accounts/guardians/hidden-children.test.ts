import { api } from '@kirdaar/contract/api';
import { expect } from 'vitest';
import { test as base } from '#testing/test.ts';

const readable = Object.keys(api).filter((name) => name.startsWith('GET '));

const test = base.extend<{
  /**
   * Six children who applied to a casting call. The guardians of half of them withdrew their consent.
   */
  children: { ids: string[]; house: { token: string; production_house_id: string } };
  /** Reads everything that is available with a token, or without one, and returns it as one text. */
  crawl: (ids: string[], token?: string) => Promise<string>;
}>({
  children: async ({ db, given }, use) => {
    const house = await given.houseForChildren();
    const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
    const makeChild = async (name: string) => {
      const { id } = await given.talent({
        name,
        date_of_birth: '2014-03-09',
        gender: 'Female',
        city: 'Pune',
      });
      await given.guardian(id);
      const form = {
        fullName: name,
        email: 'child@canary.example',
        phone: '+919633333333',
        dob: '2014-03-09',
      };
      await given.application({ talent_id: id, job_id, details: JSON.stringify(form) });
      return id;
    };
    const numbers = [...Array(3).keys()];
    const alone = await Promise.all(numbers.map((number) => makeChild(`Alone${number} Canary`)));
    const guarded = await Promise.all(numbers.map((number) => makeChild(`Tara${number} Canary`)));
    const withdrawn_at = new Date(Date.now() + 60_000).toISOString();
    await db.updateTable('guardian').set({ withdrawn_at }).where('talent_id', 'in', alone).execute();
    // The house saw them until its verification ended.
    await db.updateTable('production_house').set({ verification: 'email' }).execute();
    await use({ ids: [...alone, ...guarded, job_id], house });
  },
  crawl: async ({ app }, use) => {
    await use(async (ids, token) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const paths = readable.map((name) => name.slice('GET '.length));
      const ofOne = paths.filter((path) => path.includes(':'));
      const lists = paths.filter((path) => !path.includes(':'));
      const turns = [
        lists.flatMap((path) => [`${path}?limit=100`, `${path}?limit=100&page=2`]),
        ...ids.map((id) => ofOne.map((path) => path.replace(/:\w+/, id))),
      ];
      const texts: string[] = [];
      // In batches, because most of too many parallel requests would wait for the database until they are
      // rejected.
      for (const urls of turns) {
        const read = await Promise.all(urls.map((url) => app.inject({ url, headers })));
        texts.push(...read.map(({ body }) => body));
      }
      const listed = await app.inject({ method: 'POST', url: '/api/pages/filter', headers, payload: {} });
      return [...texts, listed.body].join('\n');
    });
  },
});

const anyChild = /Alone\d|Tara\d|Canary|canary\.example|9633333333|2014-03-09/;
// The names of children without consent, and for the others anything beyond the first name.
const forbidden = /Alone\d|Canary|canary\.example|9633333333|2014-03-09/;

test('only houses verified for children read anything about a child, by first name and with consent', async ({
  children,
  crawl,
  given,
}) => {
  const { ids, house } = children;

  const byAnybody = await crawl(ids);
  const byTalent = await crawl(ids, (await given.talent({ date_of_birth: '1990-05-01' })).token);
  const byHouse = await crawl(ids, house.token);
  const byVerified = await crawl(ids, (await given.houseForChildren()).token);

  expect([byAnybody, byTalent, byHouse].map((text) => anyChild.exec(text)?.[0])).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(byVerified).not.toMatch(forbidden);
  expect(byVerified).toMatch(/"Tara2"/);
});

test('a house verified for children reads the applications whose guardian consents', async ({
  children,
  crawl,
  db,
  given,
}) => {
  const { ids, house } = children;
  const known = db.updateTable('production_house').where('id', '=', house.production_house_id);
  await known.set({ verification: 'documents' }).execute();
  await given.childGrade(house.production_house_id);

  const text = await crawl(ids, house.token);

  expect(text).toMatch(/Tara2 Canary/);
  expect(text).not.toMatch(/Alone\d/);
  expect(text).toMatch(/child@canary\.example/);
});
