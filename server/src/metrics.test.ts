import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished } from 'vitest';
import { buildApp } from '#app.ts';
import { type Metrics, openMetrics } from '#open-metrics.ts';
import { Undeliverable } from '#platform/channels/messenger.ts';
import { databaseOf, openPool } from '#platform/database/database.ts';
import { findLastBackup, noteBackup } from '#platform/database/last-backup.ts';
import { openHealth } from '#platform/http/health.ts';
import { serveMetrics } from '#platform/http/metrics-server.ts';
import { openQueueState } from '#platform/queue/queue-state.ts';
import { serveSite } from '#testing/site.ts';
import { test as base } from '#testing/test.ts';

interface Measured {
  metrics: Metrics;
  /** Returns the lines of a metric. */
  linesOf: (name: string) => Promise<string[]>;
  url: string;
}

const test = base.extend<{ measured: Measured }>({
  measured: async ({ url }, use) => {
    const metrics = openMetrics();
    const { port, close } = await serveMetrics(metrics.register, { host: '127.0.0.1', port: 0 });
    const linesOf = async (name: string) => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return text.split('\n').filter((line) => line.startsWith(name));
    };
    await use({ metrics, linesOf, url });
    await close();
  },
});

const message = { channel: 'email', to: 'a@example.com', subject: '', text: '', html: '' } as const;

test('measures requests by the pattern of their route and the name of their page', async ({
  services,
  measured,
}) => {
  const { metrics, linesOf } = measured;
  const app = await buildApp(services, undefined, metrics);
  await serveSite(app, services.config);
  const id = crypto.randomUUID();

  for (const url of [`/api/profiles/${id}`, `/castingcalls/${id}`, '/shared/secret', '/favicon.svg'])
    await app.inject(url);
  await app.close();

  const counted = await linesOf('kirdaar_request_seconds_count');
  expect(counted.map((line) => /route="([^"]+)"/.exec(line)?.[1]).toSorted()).toEqual(
    expect.arrayContaining(['/api/profiles/:id', '/favicon.svg', 'page castingCall', 'page shared']),
  );
  expect(counted.join()).not.toMatch(new RegExp(`${id}|secret`));
  expect(await linesOf('kirdaar_requests_in_progress')).toEqual(['kirdaar_requests_in_progress 0']);
});

test('names the version', async ({ measured: { linesOf } }) => {
  expect(await linesOf('kirdaar_build_info')).toEqual([
    expect.stringMatching(/^kirdaar_build_info\{version="\d+\.\d+\.\d+"\} 1$/),
  ]);
});

test('counts messages by channel and outcome, and passes errors on', async ({
  measured: { metrics, linesOf },
}) => {
  let failure: Error | undefined;
  const { send } = metrics.watchMessenger({
    send: async () => {
      if (failure) throw failure;
      return 'provider-id';
    },
  });

  expect(await send('1', message)).toBe('provider-id');
  failure = new Undeliverable('no such mailbox');
  await expect(send('2', message)).rejects.toThrow(failure);
  failure = new Error('the provider is away');
  await expect(send('3', message)).rejects.toThrow(failure);

  expect(await linesOf('kirdaar_sends_total')).toEqual([
    'kirdaar_sends_total{channel="email",outcome="sent"} 1',
    'kirdaar_sends_total{channel="email",outcome="undeliverable"} 1',
    'kirdaar_sends_total{channel="email",outcome="failed"} 1',
  ]);
});

test('shows how long the oldest due task of each queue has waited', async ({ measured, db }) => {
  const { metrics, linesOf, url } = measured;
  const queues = openQueueState(url);
  metrics.watchQueues(queues.read);
  await sql`insert into pgboss.job (name, start_after) select name, due from
    (select name from pgboss.queue where name <> 'parked-tasks' order by name limit 1) queue,
    unnest(array[now() - interval '90 seconds', now() + interval '1 hour']) due`.execute(db);

  const late = (await linesOf('kirdaar_queue_oldest_seconds')).filter((line) => !line.endsWith(' 0'));
  const waiting = (await linesOf('kirdaar_queue_tasks')).filter((line) => /waiting"} [1-9]/.test(line));

  await queues.close();
  expect(late).toHaveLength(1);
  expect(Number(late[0]?.split(' ').at(-1))).toBeGreaterThanOrEqual(90);
  expect(waiting.map((line) => line.split(' ').at(-1))).toEqual(['1']);
});

test('shows whether the process is ready, whether its worker polls, and when the last backup was taken', async ({
  measured: { metrics, linesOf },
}) => {
  let polledAt: Date | undefined;
  let database: 'here' | 'away' = 'away';
  const check = async () => {
    if (database === 'away') throw new Error('away');
    return [];
  };
  const health = openHealth(check, () => new Date(), true);
  health.watchWorker(() => polledAt);
  const folder = await mkdtemp(join(tmpdir(), 'kirdaar-backed-up-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  metrics.watchHealth(health);
  metrics.watchBackups(() => findLastBackup(folder));
  const names = ['kirdaar_readiness', 'kirdaar_worker_polling', 'kirdaar_last_backup_timestamp_seconds'];
  const show = async () => (await Promise.all(names.map(linesOf))).flat();

  const atFirst = await show();
  polledAt = new Date();
  database = 'here';
  await noteBackup(folder);
  const later = await show();

  expect(atFirst).toEqual([
    'kirdaar_readiness{status="no database"} 1',
    'kirdaar_worker_polling 0',
    'kirdaar_last_backup_timestamp_seconds 0',
  ]);
  expect(later.slice(0, 2)).toEqual(['kirdaar_readiness{status="ok"} 1', 'kirdaar_worker_polling 1']);
  expect(Number(later[2]?.split(' ')[1])).toBeGreaterThan(Date.now() / 1000 - 60);
});

test('the dashboard and the alert rules use only metrics that a process has', async ({
  measured,
  services,
}) => {
  const { metrics, url, linesOf } = measured;
  const pool = openPool(url, () => {});
  await sql`select`.execute(databaseOf(pool, metrics.watchStatements('usual')));
  metrics.watchPools({ usual: pool });
  metrics.watchReplicas(['replica 1', 'replica 2'], () => ['replica 2']);
  metrics.watchPages({ sent: 0, rendered: 0 });
  metrics.watchQueues(async () => []);
  metrics.watchHealth(services.health);
  metrics.watchBackups(async () => undefined);
  const deploy = join(import.meta.dirname, '../../deploy');
  const files = await Promise.all(
    ['grafana-dashboard.json', 'alerts.yml'].map((file) => readFile(join(deploy, file), 'utf8')),
  );

  const known = (await metrics.register.getMetricsAsJSON()).map(({ name }) => name);
  const used = files.map((file) => [...new Set(file.match(/\b(?:kirdaar|nodejs|process)_[a-z\d_]+/g))]);

  expect(await linesOf('kirdaar_statement_seconds_count')).toEqual([
    'kirdaar_statement_seconds_count{pool="usual"} 1',
  ]);
  expect(await linesOf('kirdaar_replica_in_use')).toEqual([
    'kirdaar_replica_in_use{pool="replica 1"} 0',
    'kirdaar_replica_in_use{pool="replica 2"} 1',
  ]);
  await pool.end();
  expect(Math.min(...used.map((names) => names.length))).toBeGreaterThan(5);
  const unknown = used
    .flat()
    .filter((name) => ![name, name.replace(/_(?:count|sum|bucket)$/, '')].some((one) => known.includes(one)));
  expect(unknown).toEqual([]);
});
