import { expect } from 'vitest';
import { test as base } from '#testing/test.ts';

const adult = { date_of_birth: '1996-05-04' };

/** Returns the names that a search finds, in alphabetical order. */
const test = base.extend<{ findTalent: (filter: { search: string }) => Promise<string[]> }>({
  findTalent: async ({ callApi, db }, use) => {
    await db.updateTable('talent').set({ visibility: 'link' }).execute();
    await use(async (body) =>
      (await callApi('POST /api/pages/filter', { body })).body.data.map(({ name }) => name).sort(),
    );
  },
});

test('searches former names of cities without losing people of that name', async ({ given, findTalent }) => {
  await given.talent({ ...adult, name: 'Asha Rao', city: 'Mumbai' });
  await given.talent({ ...adult, name: 'Bombay Jayashri', city: 'Chennai' });
  await given.talent({ ...adult, name: 'प्रिया', city: 'Delhi' });
  await given.talent({ ...adult, name: 'Other', city: 'Pune' });

  expect(await findTalent({ search: 'bombay' })).toEqual(['Asha Rao', 'Bombay Jayashri']);
  expect(await findTalent({ search: 'बंबई asha' })).toEqual(['Asha Rao']);
  expect(await findTalent({ search: 'priya दिल्ली' })).toEqual(['प्रिया']);
  expect(await findTalent({ search: 'नई दिल्ली' })).toEqual(['प्रिया']);
  expect(await findTalent({ search: 'bombay jay' })).toEqual(['Bombay Jayashri']);
});

const apostrophes: [stored: string, searches: string[]][] = [
  [
    'Maria D’Souza',
    ["D'Souza", 'd souza', 'Souza', 'D’Souza', 'dʼsouza', 'dʹsouza', 'd`souza', 'd´souza', 'd‘souza'],
  ],
  ["Anita D'Costa", ['D’Costa', 'Dʼcosta']],
  ['Jean-Luc Field', ['Jean–Luc', 'jean‑luc']],
  ['Roshan O’Brien', ["O'Brien"]],
];

test.for(apostrophes)(
  'finds %s with any apostrophe or dash',
  async ([name, searches], { given, findTalent }) => {
    await given.talent({ ...adult, name });

    for (const search of searches) expect(await findTalent({ search }), search).toEqual([name]);
  },
);
