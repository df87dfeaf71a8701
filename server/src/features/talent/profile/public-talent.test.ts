import { expect } from 'vitest';
import { selectPublicTalent } from '#features/talent/profile/queries.ts';
import { test as base } from '#testing/test.ts';

const test = base.extend<{ isPublic: (id: string, at?: string) => Promise<boolean> }>({
  isPublic: async ({ db, clock }, use) => {
    await use(async (id, at) => {
      const now = at ? new Date(at) : clock.now;
      const found = await selectPublicTalent(db, now).select('id').where('id', '=', id).execute();
      return found.length > 0;
    });
  },
});

test('lists an adult talent publicly unless the talent chooses otherwise', async ({
  db,
  given,
  isPublic,
}) => {
  const { id } = await given.talent({ date_of_birth: '1990-01-01' });

  const before = await isPublic(id);
  await db.updateTable('talent').set({ visibility: 'link' }).where('id', '=', id).execute();
  const hidden = await isPublic(id);
  await db.updateTable('talent').set({ visibility: 'public' }).where('id', '=', id).execute();

  expect([before, hidden, await isPublic(id)]).toEqual([true, false, true]);
});

test('keeps a talent private until the email is verified and the age is known', async ({
  db,
  given,
  isPublic,
}) => {
  const unverified = await given.talent({ date_of_birth: '1990-01-01' }, { verified_at: null });
  const ageless = await given.talent();

  const before = [await isPublic(unverified.id), await isPublic(ageless.id)];
  const verified_at = '2026-01-01T00:00:00Z';
  await db.updateTable('account').set({ verified_at }).where('id', '=', unverified.id).execute();
  await db.updateTable('talent').set({ date_of_birth: '1990-01-01' }).where('id', '=', ageless.id).execute();

  expect(before).toEqual([false, false]);
  expect([await isPublic(unverified.id), await isPublic(ageless.id)]).toEqual([true, true]);
});

test('lists a child while a guardian agrees, with first name only and without city', async ({
  db,
  given,
  clock,
  isPublic,
}) => {
  const { id } = await given.talent({
    name: 'Mira Canary',
    date_of_birth: '2020-01-01',
    city: 'Canarypur',
  });

  const before = await isPublic(id);
  await given.guardian(id);
  const shown = await selectPublicTalent(db, clock.now).selectAll().where('id', '=', id).execute();
  const withdrawn_at = new Date().toISOString();
  await db.updateTable('guardian').set({ withdrawn_at }).where('talent_id', '=', id).execute();

  expect([before, await isPublic(id)]).toEqual([false, false]);
  expect(shown).toMatchObject([{ name: 'Mira', is_child: true, city: null }]);
});

test('lists a child without a guardian from the eighteenth birthday in India', async ({
  given,
  isPublic,
}) => {
  const { id } = await given.talent({ date_of_birth: '2012-02-29' });

  expect(await isPublic(id, '2030-02-28T23:59:00+05:30')).toBe(false);
  expect(await isPublic(id, '2030-03-01T00:01:00+05:30')).toBe(true);
});

test('ignores a directly written `public_from` date', async ({ db, given, isPublic }) => {
  const { id } = await given.talent({ date_of_birth: '2020-01-01', public_from: '2000-01-01' });
  await db.updateTable('talent').set({ public_from: '2000-01-01' }).where('id', '=', id).execute();

  expect(await isPublic(id)).toBe(false);
});
