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

test('a child is never public, and shown to houses while a guardian lists it', async ({
  db,
  given,
  isPublic,
}) => {
  const { id } = await given.talent({ date_of_birth: '2020-01-01' });
  const rows = db.updateTable('guardian').where('talent_id', '=', id);
  const housesFrom = async () => {
    const talent = db.selectFrom('talent').select('houses_from').where('id', '=', id);
    return (await talent.executeTakeFirstOrThrow()).houses_from;
  };

  const dates = [await housesFrom()];
  await given.guardian(id);
  const listed = await isPublic(id);
  dates.push(await housesFrom());
  await rows.set({ listed: false }).execute();
  dates.push(await housesFrom());
  await rows.set({ listed: true }).execute();
  dates.push(await housesFrom());
  await rows.set({ withdrawn_at: new Date(Date.now() + 1000).toISOString() }).execute();
  dates.push(await housesFrom());

  expect(listed).toBe(false);
  expect(dates).toEqual(['infinity', '2020-01-01', 'infinity', '2020-01-01', 'infinity']);
});

test('lists who registered as a child once they chose on the eighteenth birthday in India', async ({
  db,
  given,
  isPublic,
}) => {
  const { id } = await given.talent({ date_of_birth: '2012-02-29' });
  const choose = (visibility_chosen_at: string) =>
    db.updateTable('talent').set({ visibility_chosen_at }).where('id', '=', id).execute();

  await choose('2030-02-28T23:59:00+05:30');
  expect(await isPublic(id, '2030-03-01T00:01:00+05:30')).toBe(false);
  await choose('2030-03-01T00:00:00+05:30');
  expect(await isPublic(id, '2030-02-28T23:59:00+05:30')).toBe(false);
  expect(await isPublic(id, '2030-03-01T00:01:00+05:30')).toBe(true);
});

test('ignores a directly written `public_from` date', async ({ db, given, isPublic }) => {
  const { id } = await given.talent({ date_of_birth: '2020-01-01', public_from: '2000-01-01' });
  await db.updateTable('talent').set({ public_from: '2000-01-01' }).where('id', '=', id).execute();

  expect(await isPublic(id)).toBe(false);
});
