import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openOwnPostgres } from '@kirdaar/server/testing/own-postgres';
import { talentRegistration } from '@kirdaar/server/testing/registrations';
import pg from 'pg';
import { test as base, expect, vi } from 'vitest';
import { startProduct } from '#testing/process.ts';

// Each test starts several processes in sequence.
vi.setConfig({ testTimeout: 180_000 });
const TAKEOVER_TIMEOUT_MS = 60_000;

interface Shared {
  environment: { DATABASE_URL: string; DATA_DIR: string };
  runQuery: <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;
}

const test = base.extend<{ shared: Shared }>({
  shared: async ({}, use) => {
    const postgres = await openOwnPostgres();
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await use({
      environment: { DATABASE_URL: postgres.url, DATA_DIR: join(postgres.directory, 'data') },
      // The caller supplies the row type of its query.
      runQuery: async <Row>(statement: string, values: unknown[] = []) =>
        (await client.query(statement, values)).rows as Row[],
    });
    await client.end();
    await postgres.stop();
  },
});

test("hands a registration's code from the web process to a worker, which sends it once and serves only health endpoints", async ({
  shared: { environment, runQuery },
}) => {
  const talent = talentRegistration();
  const web = await startProduct({ ...environment, ROLE: 'web' });
  const registered = await fetch(`${web.origin}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(talent),
  });
  const outbox = async () => (await (await fetch(`${web.origin}/api/dev/outbox`)).json()).messages;
  const unsent = [await outbox(), await runQuery(`select state from pgboss.job where name = 'send-code'`)];
  const workerStarts = new Date().toISOString();

  const worker = await startProduct({ ...environment, ROLE: 'worker' });
  await expect.poll(outbox).toHaveLength(1);
  const [sent] = await outbox();
  const answers = await Promise.all(
    [`${web.origin}/readyz`, `${worker.origin}/readyz`, `${worker.origin}/livez`, worker.origin].map(
      async (address) => (await fetch(address)).status,
    ),
  );
  await worker.stop();
  await web.stop();

  expect(registered.status).toBe(200);
  expect(unsent).toEqual([[], [{ state: 'created' }]]);
  const states = await runQuery(`select state, retry_count from pgboss.job where name = 'send-code'`);
  expect(states).toEqual([{ state: 'completed', retry_count: 0 }]);
  expect(sent.sent_at > workerStarts).toBe(true);
  expect(answers).toEqual([200, 200, 200, 404]);
  expect([web.process.exitCode, worker.process.exitCode]).toEqual([0, 0]);
});

test("sends a killed worker's delivery once, through another worker within a minute", async ({
  shared: { environment, runQuery },
}) => {
  const other = new pg.Client({ connectionString: environment.DATABASE_URL });
  const idle = await startProduct({ ...environment, ROLE: 'worker' });
  await idle.stop();
  const id = randomUUID();
  await runQuery(
    `insert into notification_delivery (id, source, kind, template, channel, address, content, created_at, changed_at)
    values ($1, 'a trial', 'account', 'trial', 'email', 'asha@test.example', $2, now(), now())`,
    [id, { channel: 'email', to: 'asha@test.example', subject: 'A trial', text: 'A trial.', html: '' }],
  );
  await runQuery(
    `insert into pgboss.job (name, data, heartbeat_seconds, retry_limit, retry_delay, retry_backoff)
    select name, $1, heartbeat_seconds, retry_limit, retry_delay, retry_backoff
    from pgboss.queue where name = 'send-delivery'`,
    [{ message_id: id }],
  );
  // The row lock prevents the worker that sends it from recording it as sent.
  await other.connect();
  await other.query('begin');
  await other.query('select from notification_delivery where id = $1 for update', [id]);
  const filed = () => readdir(join(environment.DATA_DIR, 'outbox')).catch(() => []);

  const killed = await startProduct({ ...environment, ROLE: 'worker' });
  await expect.poll(filed, { interval: 20 }).toEqual([`${id}.json`]);
  killed.process.kill('SIGKILL');
  const begun = performance.now();
  await once(killed.process, 'exit');
  // Otherwise PostgreSQL would still run the killed worker's last statement once the lock is released.
  await runQuery(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`);
  await other.query('rollback');
  await other.end();
  const afterKill = await runQuery(`select state from pgboss.job where name = 'send-delivery'`);
  const worker = await startProduct({ ...environment, ROLE: 'worker' });
  const tasks = () => runQuery(`select state, retry_count from pgboss.job where name = 'send-delivery'`);
  await expect
    .poll(tasks, { timeout: TAKEOVER_TIMEOUT_MS, interval: 200 })
    .toEqual([{ state: 'completed', retry_count: 1 }]);
  const taken = performance.now() - begun;
  await worker.stop();

  expect(afterKill).toEqual([{ state: 'active' }]);
  expect(taken).toBeLessThan(TAKEOVER_TIMEOUT_MS);
  expect(await runQuery(`select state from notification_delivery`)).toEqual([{ state: 'sent' }]);
  expect(await filed()).toEqual([`${id}.json`]);
});
