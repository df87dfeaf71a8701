import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { yearsBefore } from '#features/talent/directory/years-before.ts';
import { test } from '#testing/test.ts';

const kid = { name: 'Aarav Canarysurname', profile_type: 'KIDS', city: 'Kochi', gender: 'Male' } as const;

test('lists a child to verified houses only, while a guardian consents and lists it', async ({
  callApi,
  given,
  db,
  clock,
}) => {
  const [known, unknown] = [await given.houseForChildren(), await given.house()];
  const { id } = await given.talent({ ...kid, date_of_birth: given.born(7) });
  const rows = db.updateTable('guardian').where('talent_id', '=', id);
  const isListedTo = async (as?: { token: string }) => {
    const body = { category: 'KIDS', age: '6-9', limit: 100 } as const;
    const listed = await callApi('POST /api/pages/filter', { body }, as);
    return listed.body.data.some((profile) => profile.id === id);
  };

  const before = await isListedTo(known);
  await given.guardian(id);
  const readers = [undefined, await given.talent(), unknown, known];
  const listed = await Promise.all(readers.map(isListedTo));
  await rows.set({ listed: false }).execute();
  const unlisted = await isListedTo(known);
  await rows
    .set({ listed: true, withdrawn_at: new Date(clock.now.getTime() + 1000).toISOString() })
    .execute();
  const withdrawn = await isListedTo(known);

  expect([before, unlisted, withdrawn]).toEqual([false, false, false]);
  expect(listed).toEqual([false, false, false, true]);
});

test('lists a child by first name and age band, without surname or city', async ({ callApi, given }) => {
  const house = await given.houseForChildren();
  const { id } = await given.talent({ ...kid, date_of_birth: given.born(4) });
  await given.guardian(id);

  const { body } = await callApi('POST /api/pages/filter', { body: { age: '3-5', limit: 100 } }, house);

  const shown = { id, name: 'Aarav', city: null, age: null, age_band: '3-5' };
  expect(body.data).toContainEqual(expect.objectContaining(shown));
  expect(JSON.stringify(body)).not.toMatch(/canarysurname|kochi/i);
});

test('finds a child by first name, but not by surname, skill or city', async ({ callApi, given }) => {
  const house = await given.houseForChildren();
  const born = { date_of_birth: given.born(8) };
  const child = { ...kid, ...born, name: 'Ishaan Canarysurname', skills: ['Unicycle'] };
  await given.guardian((await given.talent(child)).id);
  // A single name of two words, joined by a space that does not break.
  await given.guardian((await given.talent({ ...kid, ...born, name: 'Tara\u00a0Canarysurname' })).id);
  const find = async (body: { search?: string; city?: string }) =>
    (await callApi('POST /api/pages/filter', { body }, house)).body.data.map(({ name }) => name);

  expect(await find({ search: 'ishaan' })).toEqual(['Ishaan']);
  expect(await find({ search: 'tara' })).toEqual(['Tara']);
  expect(await find({ search: 'ईशान' })).toEqual(['Ishaan']);
  const hidden = ['canarysurname', 'ishaan canary', 'unicycle', 'kochi', 'कोची', 'ishaan कोची'].map(
    (search) => find({ search }),
  );
  expect(await Promise.all([...hidden, find({ city: 'Kochi' })])).toEqual([[], [], [], [], [], [], []]);
});

test('shows and searches the full name from the age of eighteen', async ({ callApi, given, clock }) => {
  const date_of_birth = yearsBefore(dayInIndia(clock.now), 18);
  const { id } = await given.talent({ ...kid, name: 'Kabir Grownsurname', date_of_birth });

  const { body } = await callApi('POST /api/pages/filter', { body: { search: 'grownsurname' } });

  expect(body.data).toEqual([expect.objectContaining({ id, name: 'Kabir Grownsurname', city: 'Kochi' })]);
});
