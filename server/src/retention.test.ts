import { DAY_MS, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { expect } from 'vitest';
import { deleteExpired } from '#features/accounts/identity/tasks.ts';
import { deleteEndedShareLinks } from '#features/applications/share-links/tasks.ts';
import { deleteOldContactViews } from '#features/jobs/jobs/tasks.ts';
import { deleteOldNotifications } from '#features/notifications/dispatch/tasks.ts';
import { test } from '#testing/test.ts';

// The rules of "What is kept, and for how long" in docs/operations.md that no test of their own feature shows.

/** What is deleted, by which task, and after how many days. */
const rules = [
  ['removed_session', deleteExpired, 30],
  ['notification_delivery', deleteOldNotifications, 90],
  // It came three days later.
  ['whatsapp_reply', deleteOldNotifications, 93],
  // It ends after 7 days, and is kept for 90 more.
  ['board_share_link', deleteEndedShareLinks, 97],
  ['contact_view', deleteOldContactViews, 180],
] as const;

test('deletes codes sent, ended links and sessions, WhatsApp replies and views of contacts in time', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  services,
}) => {
  const begun = clock.now.getTime();
  const { id: account_id, email, token } = await given.talent();
  const { id: job_id } = await given.job();
  const created_at = clock.now.toISOString();
  const inDays = (count: number) => new Date(begun + count * DAY_MS).toISOString();
  await callApi('POST /api/user/forgot-password', { body: { email } });
  await deliver();
  await callApi('GET /api/production/jobs/:id', { params: { id: job_id } }, { token });
  await db
    .insertInto('whatsapp_reply')
    .values({ id: 'a', address: '+919800000000', said_at: inDays(3) })
    .execute();
  await db
    .insertInto('removed_session')
    .values({ token_hash: Buffer.from('a'), expires_at: inDays(30) })
    .execute();
  const id = crypto.randomUUID();
  const link = { id, request_id: id, job_id, account_id, token_hash: Buffer.from('a'), label: 'Client' };
  await db
    .insertInto('board_share_link')
    .values({ ...link, created_at, expires_at: inDays(7) })
    .execute();

  const counts = [];
  for (const [table, task, days] of rules) {
    const count = async () => (await db.selectFrom(table).selectAll().execute()).length;
    clock.now = new Date(begun + days * DAY_MS - HOUR_MS);
    await task.run(services, {}, 'before');
    const before = await count();
    clock.now = new Date(begun + (days + 1) * DAY_MS);
    await task.run(services, {}, 'after');
    counts.push([table, before, await count()]);
  }

  expect(counts).toEqual(rules.map(([table]) => [table, 1, 0]));
});

test('deletes a task a week after it was done', async ({ db, url }) => {
  const boss = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  await boss.start();
  const name = 'delete-contact-views';
  for (const days of [6, 8])
    await sql`insert into pgboss.job (name, state, completed_on, deletion_seconds)
      select name, 'completed', now() - ${days} * interval '1 day', deletion_seconds
      from pgboss.queue where name = ${name}`.execute(db);
  await sql`update pgboss.queue set maintain_on = null where name = ${name}`.execute(db);

  await boss.supervise(name);
  await boss.stop();

  const { rows } = await sql<{ days: number }>`
    select extract(day from now() - completed_on)::int days from pgboss.job where name = ${name}`.execute(db);
  expect(rows).toEqual([{ days: 6 }]);
});
