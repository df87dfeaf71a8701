import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openOwnPostgres } from '@kirdaar/server/testing/own-postgres';
import { talentRegistration } from '@kirdaar/server/testing/registrations';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { startProduct } from '#testing/process.ts';

test("hands a registration's code from the web process to a worker, and a killed worker's delivery to another, each sent once", async () => {
  const postgres = await openOwnPostgres();
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await postgres.stop();
  });
  // The caller supplies the row type of its query.
  const runQuery = async <Row>(statement: string, values: unknown[] = []) =>
    (await client.query(statement, values)).rows as Row[];
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: join(postgres.directory, 'data') };
  const web = await startProduct({ ...environment, ROLE: 'web' });
  const registered = await fetch(`${web.origin}/api/user/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(talentRegistration()),
  });
  const outbox = async () => (await (await fetch(`${web.origin}/api/dev/outbox`)).json()).messages;
  const unsent = [await outbox(), await runQuery(`select state from pgboss.job where name = 'send-code'`)];
  const workerStarts = new Date().toISOString();

  const killed = await startProduct({ ...environment, ROLE: 'worker' });
  await expect.poll(outbox).toHaveLength(1);
  const [sent] = await outbox();
  const codes = () => runQuery(`select state, retry_count from pgboss.job where name = 'send-code'`);
  await expect.poll(codes).toEqual([{ state: 'completed', retry_count: 0 }]);
  const answers = await Promise.all(
    [`${web.origin}/readyz`, `${killed.origin}/readyz`, `${killed.origin}/livez`, killed.origin].map(
      async (address) => (await fetch(address)).status,
    ),
  );

  const other = new pg.Client({ connectionString: environment.DATABASE_URL });
  const id = randomUUID();
  await runQuery(
    `insert into notification_delivery (id, source, kind, template, channel, address, content, created_at, changed_at)
    values ($1, 'a trial', 'account', 'trial', 'email', 'asha@test.example', $2, now(), now())`,
    [id, { channel: 'email', to: 'asha@test.example', subject: 'A trial', text: 'A trial.', html: '' }],
  );
  // The row lock prevents the worker that sends it from recording it as sent.
  await other.connect();
  await other.query('begin');
  await other.query('select from notification_delivery where id = $1 for update', [id]);
  await runQuery(
    `insert into pgboss.job (name, data, heartbeat_seconds, retry_limit, retry_delay, retry_backoff)
    select name, $1, heartbeat_seconds, retry_limit, retry_delay, retry_backoff
    from pgboss.queue where name = 'send-delivery'`,
    [{ message_id: id }],
  );
  const filed = async () =>
    (await readdir(join(environment.DATA_DIR, 'outbox'))).filter((name) => name === `${id}.json`);
  await expect.poll(filed, { interval: 20 }).toHaveLength(1);
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');
  // Otherwise PostgreSQL would still run the killed worker's last statement once the lock is released.
  await runQuery(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`);
  await other.query('rollback');
  await other.end();
  const tasks = (): Promise<unknown[]> =>
    runQuery(
      `select state, retry_count from pgboss.job where name = 'send-delivery' and data ->> 'message_id' = '${id}'`,
    );
  const afterKill = await tasks();
  const worker = await startProduct({ ...environment, ROLE: 'worker' });
  await expect.poll(tasks).toEqual([{ state: 'completed', retry_count: 1 }]);
  await worker.stop();
  await web.stop();

  expect(registered.status).toBe(200);
  expect(unsent).toEqual([[], [{ state: 'created' }]]);
  expect(sent.sent_at > workerStarts).toBe(true);
  expect(answers).toEqual([200, 200, 200, 404]);
  expect([web.process.exitCode, worker.process.exitCode]).toEqual([0, 0]);
  expect(afterKill).toEqual([{ state: 'active', retry_count: 0 }]);
  const states = await runQuery(`select state from notification_delivery where id = '${id}'`);
  expect(states).toEqual([{ state: 'sent' }]);
  expect(await filed()).toHaveLength(1);
});
