import { sql } from 'kysely';
import pino from 'pino';
import { sendAlert, sendAlerts } from '#features/alerts/tasks.ts';
import { sendMessage } from '#features/messages/tasks.ts';
import { readConfig } from '#platform/config.ts';
import { connect, type Database } from '#platform/database.ts';
import { migrate } from '#platform/migrate.ts';
import { openQueue } from '#platform/queue.ts';
import type { Services } from '#platform/services.ts';
import { workQueue } from '#platform/work-queue.ts';
import { createGiven } from '#testing/given.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';

/** Measures a morning of alerts: as many talents with a saved search each, a new call, and a carrier that takes no time. */
const TALENTS = 10_000;
const tasks = [sendAlerts, sendAlert, sendMessage];

const postgres = await openOwnPostgres();
try {
  await measure(postgres.url);
} finally {
  await postgres.stop();
}

async function measure(url: string) {
  await migrate(url);
  const db = connect(url, (error) => console.error(error));
  const queue = await openQueue(url, tasks, (error) => console.error(error));
  const sink = openSink(TALENTS);
  // What alerts need.
  const services = {
    config: readConfig({}, 'demo'),
    db,
    now: () => new Date(),
    queue,
    messenger: { send: sink.send },
  } as Partial<Services> as Services;
  await addTalents(db);
  await createGiven(services).job({ role_details: 'Detective' });

  const queued = await secondsOf(() => sendAlerts.run(services, {}, 'morning'));
  report('talents queued', queued);
  let stop = async () => {};
  const sent = await secondsOf(async () => {
    stop = await workQueue(url, tasks, services, pino({ level: 'error' }));
    await sink.all;
  });
  report('alerts written and sent', sent);
  await stop();
  await queue.close();
  await db.destroy();
}

/** A carrier that tells when all have come. */
function openSink(letters: number) {
  let left = letters;
  let done = () => {};
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const send = async () => {
    left -= 1;
    if (left === 0) done();
    return undefined;
  };
  return { all, send };
}

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

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1000;
}

function report(name: string, seconds: number) {
  console.log(
    `${name.padEnd(24)} ${TALENTS} in ${seconds.toFixed(1)} s, ${(TALENTS / seconds).toFixed(0)} a second`,
  );
}
