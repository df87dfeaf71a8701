import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { yearsBefore } from '#features/talent/directory/years-before.ts';
import { test } from '#testing/test.ts';

const kid = { name: 'Aarav Canarysurname', profile_type: 'KIDS', city: 'Kochi', gender: 'Male' } as const;

test('does not list a child before a guardian consents or after the consent is withdrawn', async ({
  callApi,
  given,
  db,
  clock,
}) => {
  const date_of_birth = yearsBefore(dayInIndia(clock.now), 7);
  const { id } = await given.talent({ ...kid, date_of_birth });
  const filter = { body: { category: 'KIDS', age: '6-9', limit: 100 } } as const;
  const before = await callApi('POST /api/pages/filter', filter);
  await given.guardian(id);
  const agreed = await callApi('POST /api/pages/filter', filter);
  await db
    .updateTable('guardian')
    .set({ withdrawn_at: new Date(clock.now.getTime() + 1000).toISOString() })
    .where('talent_id', '=', id)
    .execute();

  const after = await callApi('POST /api/pages/filter', filter);

  const ids = [before, agreed, after].map(({ body }) => body.data.map((profile) => profile.id));
  expect(ids.map((list) => list.includes(id))).toEqual([false, true, false]);
});

test('lists a child by first name, without surname or city', async ({ callApi, given, clock }) => {
  const date_of_birth = yearsBefore(dayInIndia(clock.now), 4);
  const { id } = await given.talent({ ...kid, date_of_birth });
  await given.guardian(id);

  const { body } = await callApi('POST /api/pages/filter', { body: { age: '3-5', limit: 100 } });

  expect(body.data).toContainEqual(expect.objectContaining({ id, name: 'Aarav', city: null, age: 4 }));
  expect(JSON.stringify(body)).not.toMatch(/canarysurname|kochi/i);
});

test('finds a child by first name, but not by surname, skill or city', async ({ callApi, given, clock }) => {
  const date_of_birth = yearsBefore(dayInIndia(clock.now), 8);
  const { id } = await given.talent({
    ...kid,
    name: 'Ishaan Canarysurname',
    date_of_birth,
    skills: ['Unicycle'],
  });
  await given.guardian(id);

  const found = await Promise.all([
    callApi('POST /api/pages/filter', { body: { search: 'ishaan' } }),
    callApi('POST /api/pages/filter', { body: { search: 'canarysurname' } }),
    callApi('POST /api/pages/filter', { body: { search: 'ishaan canary' } }),
    callApi('POST /api/pages/filter', { body: { search: 'unicycle' } }),
    callApi('POST /api/pages/filter', { body: { search: 'kochi' } }),
    callApi('POST /api/pages/filter', { body: { city: 'Kochi' } }),
  ]);

  expect(found.map(({ body }) => body.total)).toEqual([1, 0, 0, 0, 0, 0]);
});

test('does not find a child with a single name of two words by the second word', async ({
  callApi,
  given,
  clock,
}) => {
  const date_of_birth = yearsBefore(dayInIndia(clock.now), 8);
  const { id } = await given.talent({ ...kid, name: 'Tara\u00a0Canarysurname', date_of_birth });
  await given.guardian(id);

  const { body } = await callApi('POST /api/pages/filter', { body: { search: 'tara' } });
  const bySurname = await callApi('POST /api/pages/filter', { body: { search: 'canarysurname' } });

  expect(body.data.map(({ name }) => name)).toEqual(['Tara']);
  expect(bySurname.body.total).toBe(0);
});

test('shows and searches the full name from the age of eighteen', async ({ callApi, given, clock }) => {
  const date_of_birth = yearsBefore(dayInIndia(clock.now), 18);
  const { id } = await given.talent({ ...kid, name: 'Kabir Grownsurname', date_of_birth });

  const { body } = await callApi('POST /api/pages/filter', { body: { search: 'grownsurname' } });

  expect(body.data).toEqual([expect.objectContaining({ id, name: 'Kabir Grownsurname', city: 'Kochi' })]);
});
