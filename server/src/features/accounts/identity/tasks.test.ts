import { sql } from 'kysely';
import { expect } from 'vitest';
import { deleteExpired } from '#features/accounts/identity/tasks.ts';
import { houseRegistration, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const hour = 3_600_000;
const password = 'a lamp in the window';

test('deletes an unverified registration after a day, with its house', async ({
  callApi,
  clock,
  db,
  services,
}) => {
  const talent = talentRegistration();
  const house = { ...houseRegistration(), company_name: 'Gone Tomorrow' };
  await callApi('POST /api/user/register', { body: talent });
  await callApi('POST /api/production/register', { body: house });
  const accounts = db.selectFrom('account').select('email').where('email', 'in', [talent.email, house.email]);
  const houses = db
    .selectFrom('production_house')
    .select('id')
    .where('company_name', '=', house.company_name);

  clock.now = new Date(clock.now.getTime() + 23 * hour);
  await deleteExpired.run(services, {}, '');
  const kept = [await accounts.execute(), await houses.execute()];
  clock.now = new Date(clock.now.getTime() + 2 * hour);
  await deleteExpired.run(services, {}, '');

  expect(kept.map((rows) => rows.length)).toEqual([2, 1]);
  expect([await accounts.execute(), await houses.execute()]).toEqual([[], []]);
});

test('keeps a verified account', async ({ clock, db, given, services }) => {
  const { id } = await given.house();

  clock.now = new Date(clock.now.getTime() + 400 * 24 * hour);
  await deleteExpired.run(services, {}, '');

  expect(await db.selectFrom('account').select('id').where('id', '=', id).execute()).toHaveLength(1);
});

test('deletes codes a day after they expired', async ({ callApi, clock, db, services }) => {
  await callApi('POST /api/user/resend', { body: { email: 'old@test.example' } });
  clock.now = new Date(clock.now.getTime() + 25 * hour);
  await callApi('POST /api/user/resend', { body: { email: 'new@test.example' } });

  await deleteExpired.run(services, {}, '');

  const codes = db
    .selectFrom('one_time_code')
    .select('address')
    .where('address', 'in', ['old@test.example', 'new@test.example']);
  expect(await codes.execute()).toEqual([{ address: 'new@test.example' }]);
});

test('deletes expired sessions, tokens, counters and login attempts', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const { email } = await given.talent({}, { password });
  await callApi('POST /api/user/login', { body: { identifier: email, password } });
  await callApi('POST /api/user/login', { body: { identifier: email, password: 'wrong password' } });

  clock.now = new Date(clock.now.getTime() + 31 * 24 * hour);
  await deleteExpired.run(services, {}, '');

  const left = await Promise.all(
    (['session', 'rate_limit'] as const).map((table) => db.selectFrom(table).selectAll().execute()),
  );
  expect(left).toEqual([[], []]);
});

test('runs the clean-up of expired data every hour', async ({ db }) => {
  const { rows } = await sql`
    select cron, timezone from pgboss.schedule where name = ${deleteExpired.name}
  `.execute(db);

  expect(rows).toEqual([{ cron: '7 * * * *', timezone: 'Asia/Kolkata' }]);
});
