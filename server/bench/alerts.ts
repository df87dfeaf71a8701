import { sql } from 'kysely';
import { secondsOf, withQueue } from '#bench/with-queue.ts';
import { sendAlert, sendAlerts } from '#features/jobs/alerts/tasks.ts';
import { sendDelivery } from '#features/notifications/dispatch/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import { createGiven } from '#testing/given.ts';

/**
 * Benchmarks a morning of alerts: 10,000 talent with one saved search each, one new casting call, and a
 * provider that takes no time.
 */
const TALENTS = 10_000;
const tasks = [sendAlerts, sendAlert, sendDelivery];

await withQueue(tasks, async ({ services, sink, work }) => {
  await addTalents(services.db);
  await createGiven(services).job({ role_details: 'Detective' });

  const queued = await secondsOf(() => sendAlerts.run(services, {}, 'morning'));
  report('talents queued', queued);
  const sent = await secondsOf(async () => {
    const all = sink.after(TALENTS);
    await work();
    await all;
  });
  report('alerts written and sent', sent);
});

async function addTalents(db: Database) {
  await sql`
    with added as (
      insert into account (role, email, mobile, password_hash, pan_last4, pan_fingerprint, aadhaar_last4,
        aadhaar_fingerprint, verified_at)
      select 'talent', 'person' || place || '@bench.example', '+9199' || lpad(place::text, 8, '0'), 'no password fits',
        '234F', '\\x00', '0019', '\\x00', now()
      from generate_series(1, ${TALENTS}::int) place
      returning id
    ), people as (
      insert into talent (id, name) select id, 'Asha Rao' from added returning id
    )
    insert into saved_search (talent_id, name, filters, created_at, alerts_from)
    select id, 'Detectives', '{"search": "detective"}', now() - interval '1 hour', now() - interval '1 hour' from people
  `.execute(db);
  await sql`
    insert into subscription (talent_id, plan_id, starts_at, ends_at)
    select talent.id, plan.id, now() - interval '1 hour',
      (date_trunc('day', now() at time zone 'Asia/Kolkata') + interval '365 days') at time zone 'Asia/Kolkata'
    from talent, plan where plan.name = 'Basic'
  `.execute(db);
}

function report(name: string, seconds: number) {
  console.log(
    `${name.padEnd(24)} ${TALENTS} in ${seconds.toFixed(1)} s, ${(TALENTS / seconds).toFixed(0)} a second`,
  );
}
