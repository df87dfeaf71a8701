import { expect } from 'vitest';
import { test as base } from '#testing/test.ts';

type Query = Partial<
  Record<'search' | 'city' | 'project_type' | 'language' | 'category' | 'closing_soon', string>
>;

/** Returns the role titles of a talent's matching casting calls that pass a filter, in alphabetical order. */
const test = base.extend<{ roles: (query: Query) => Promise<string[]> }>({
  roles: async ({ callApi, given }, use) => {
    await use(async (query) => {
      const talent = await given.talent({ gender: 'Other' });
      const { body } = await callApi('GET /api/user/calls-for-you', { query: query as never }, talent);
      return body.jobs.map(({ role_title }) => role_title).sort();
    });
  },
});

test('applies the filters of every casting call list to the casting calls for a talent', async ({
  clock,
  given,
  roles,
}) => {
  clock.now = new Date('2027-03-02T12:00:00+05:30');
  const mine = { gender: 'Other', category: 'DANCERS' } as const;
  await given.job({
    ...mine,
    role_details: 'Pilot',
    city_location: 'Goa',
    application_deadline: '2027-03-04',
  });
  await given.job({
    ...mine,
    role_details: 'Queen',
    project_type: 'Movie',
    application_deadline: '2027-03-05',
  });
  await given.job({ role_details: 'Baker', gender: 'Other', language_required: 'Tamil' });
  await given.job({ role_details: 'Pilot', gender: 'Male', city_location: 'Goa' });

  expect(await roles({})).toEqual(['Baker', 'Pilot', 'Queen']);
  expect(await roles({ search: 'pil' })).toEqual(['Pilot']);
  expect(await roles({ city: 'goa' })).toEqual(['Pilot']);
  expect(await roles({ project_type: 'Film' })).toEqual(['Queen']);
  expect(await roles({ language: 'tamil' })).toEqual(['Baker']);
  expect(await roles({ category: 'DANCERS' })).toEqual(['Pilot', 'Queen']);
  expect(await roles({ category: 'DANCERS', closing_soon: '1' })).toEqual(['Pilot']);
  expect(await roles({ closing_soon: '0', category: '' })).toEqual(['Baker', 'Pilot', 'Queen']);
});

test('rejects an invalid filter value', async ({ callApi, given }) => {
  const query = { category: 'PIRATES' } as never;

  const response = await callApi('GET /api/user/calls-for-you', { query }, await given.talent());

  expect(response.status).toBe(400);
});
