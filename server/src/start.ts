import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { channels } from '@kirdaar/contract/rules/notifications';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { buildApp } from '#app.ts';
import { listRunningAnnouncements } from '#features/admin/announcements/queries.ts';
import { setAuditKey } from '#features/admin/audit-log/audit-key.ts';
import { respell } from '#features/jobs/spellings/tasks.ts';
import { sweep } from '#features/talent/uploads/tasks.ts';
import { openPaymentGateway } from '#open-gateway.ts';
import { openMessenger } from '#open-messenger.ts';
import { type Metrics, openMetrics } from '#open-metrics.ts';
import { openConfiguredReplicas } from '#open-replicas.ts';
import { availableChannels } from '#platform/channels/available-channels.ts';
import type { Config } from '#platform/config/config.ts';
import { openLog, throttledWarning } from '#platform/config/logger.ts';
import { fingerprintKeys, openSecrets } from '#platform/config/secrets.ts';
import { checkKeys } from '#platform/database/check-keys.ts';
import { type Database, databaseOf, openPool, SEARCHES, USUAL } from '#platform/database/database.ts';
import { openDatabaseCheck } from '#platform/database/database-check.ts';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { findLastBackup } from '#platform/database/last-backup.ts';
import { migrate, requireMigrations } from '#platform/database/migrate.ts';
import { findPrimary } from '#platform/database/primary-client.ts';
import { rejectTransactionPooling } from '#platform/database/reject-pooling.ts';
import { NO_REPLICAS } from '#platform/database/replicas.ts';
import { drain } from '#platform/http/drain.ts';
import { type Health, openHealth } from '#platform/http/health.ts';
import { openLiveUpdates } from '#platform/http/live-updates.ts';
import { serveMetrics } from '#platform/http/metrics-server.ts';
import { servePages } from '#platform/http/pages.ts';
import { rejectTakenPort } from '#platform/http/port.ts';
import { clearStaleTempDirs } from '#platform/http/temp-dir.ts';
import { forgetWithdrawnPages } from '#platform/http/withdrawn-pages.ts';
import { buildWorkerApp } from '#platform/http/worker-app.ts';
import { findTranscoder } from '#platform/media/transcoder.ts';
import { openQueue } from '#platform/queue/queue.ts';
import { openQueueState } from '#platform/queue/queue-state.ts';
import { isSendingOff } from '#platform/queue/sending.ts';
import { workQueue } from '#platform/queue/work-queue.ts';
import type { Services } from '#platform/services.ts';
import { configuredStorage } from '#platform/storage/configured-storage.ts';
import { closePrivateFolders } from '#platform/storage/private-folders.ts';
import { openResumableUploads } from '#platform/storage/resumable-uploads.ts';
import { sealDocuments } from '#platform/storage/sealed-storage.ts';
import { version } from '#platform/version.ts';
import { seedDemoWorld } from '#seed/demo-world.ts';
import { tasks } from '#tasks.ts';

type OnOpen = (close: () => Promise<unknown>) => void;

/**
 * Starts the product, or the part that ROLE names: database, queue, demo data, HTTP. If a step fails,
 * everything opened so far is closed again.
 */
export async function start(config: Config) {
  const opened: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const { address, health } = await open(config, (close) => opened.push(close));
    /** Lets balancers notice that they must send requests elsewhere, before the process stops. */
    const leave = async () => {
      health.leave();
      await pause(config.UNREADY_SECONDS * 1000);
    };
    return { address, leave, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Sends traces if the configuration says where. Nothing of it is loaded otherwise. */
async function sendTraces(config: Config, onOpen: OnOpen) {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const { openTraces } = await import('#platform/config/open-traces.ts');
  onOpen(openTraces(config));
}

async function open(config: Config, onOpen: OnOpen): Promise<{ address: string; health: Health }> {
  await rejectTakenPort(config.HOST, config.PORT);
  const log = openLog(config);
  log.info({ version, role: config.ROLE, node: process.version }, 'starting');
  await sendTraces(config, onOpen);
  const url = config.DATABASE_URL ?? (await openOwnDatabase(config, log, onOpen));
  await findPrimary(url);
  if (config.DATABASE_URL) await rejectTransactionPooling(url);
  if (!config.DATABASE_URL) await migrate(url, config.DATA_DIR);
  else if (config.MIGRATE_ON_START) await migrate(url);
  else await requireMigrations(url);

  const onLost = throttledWarning(log, 'a database connection was lost');
  const pools = {
    usual: openPool(url, onLost, { ...USUAL, connections: config.DATABASE_CONNECTIONS }),
    searches: openPool(url, onLost, { ...SEARCHES, connections: config.SEARCH_CONNECTIONS }),
  };
  const metrics = openMetrics();
  metrics.watchPools(pools);
  const db = databaseOf(pools.usual, metrics.watchStatements('usual'));
  onOpen(() => db.destroy());
  const searchDb = databaseOf(pools.searches, metrics.watchStatements('searches'));
  onOpen(() => searchDb.destroy());
  const replicas = openConfiguredReplicas(config, url, metrics, log);
  onOpen(replicas.close);
  await closePrivateFolders(config.DATA_DIR);
  const now = () => new Date();
  const onFiled = (file: string) => log.info(`Message saved to ${file}`);
  const secrets = await openSecrets(config);
  setAuditKey(secrets.audit);
  await checkKeys(db, await fingerprintKeys(config));
  warnOfMissingProviders(config, log);
  const messaging = openMessenger({ config, secrets, db, now, onFiled });
  onOpen(messaging.close);
  const queue = await openQueue(url, tasks, throttledWarning(log, 'the queue is not working'));
  onOpen(queue.close);
  const liveUpdates = openLiveUpdates(url, throttledWarning(log, 'live updates are delayed'));
  onOpen(liveUpdates.close);

  const databaseCheck = openDatabaseCheck(url);
  onOpen(databaseCheck.close);
  const health = openHealth(databaseCheck.check, now, config.ROLE === 'worker');
  for (const [name, pool] of Object.entries(pools)) health.watch(`database, ${name}`, activityOf(pool, now));

  const services: Services = {
    config,
    secrets,
    db,
    searchDb,
    replicas,
    now,
    queue,
    gateway: openPaymentGateway({ config, db, now, queue, secrets }),
    messenger: metrics.watchMessenger(messaging.messenger),
    log,
    liveUpdates,
    health,
    storage: sealDocuments(
      configuredStorage(config, throttledWarning(log, 'the media storage is not responding')),
      secrets.documents,
    ),
    uploads: openResumableUploads(join(config.DATA_DIR, 'pieces')),
    transcoder: await findTranscoder(),
  };
  if (!config.DATABASE_URL && config.mode !== 'production' && config.DEMO !== 'empty')
    await seedDemoWorld(services);

  const worker = (await runsTasks(config, log)) ? await workQueue(url, tasks, services, log) : undefined;
  let app: FastifyInstance | undefined;
  onOpen(() => Promise.all([app && drain(app), worker?.stop()]));
  if (worker) health.watchWorker(worker.polledAt);
  app = config.ROLE === 'worker' ? buildWorkerApp(health, log) : await buildApp(services, log, metrics);
  // Otherwise requests that wait for live updates would delay the shutdown.
  onOpen(async () => liveUpdates.release());
  if (config.ROLE !== 'worker') await openPages(app, { config, db, url, log, onOpen, metrics });
  metrics.watchHealth(health);
  metrics.watchBackups(() => findLastBackup(config.DATA_DIR));
  await openMetricsPort(metrics, config, url, onOpen);
  // Removes what a crash left behind.
  await clearStaleTempDirs();
  await queue.add(db, sweep, {});
  await queue.add(db, respell, {});
  return { address: await app.listen({ port: config.PORT, host: config.HOST }), health };
}

async function runsTasks({ ROLE, DATA_DIR }: Config, log: Logger): Promise<boolean> {
  if (ROLE === 'web') return false;
  const isOff = await isSendingOff(DATA_DIR);
  if (isOff) log.warn('Background tasks are off, and so nothing is sent: see `npm run sending`');
  return !isOff;
}

interface PagesServices {
  config: Config;
  db: Database;
  url: string;
  log: Logger;
  onOpen: OnOpen;
  metrics: Metrics;
}

async function openPages(app: FastifyInstance, { config, db, url, log, onOpen, metrics }: PagesServices) {
  const announcements = () => app.replicas.read(db, (near) => listRunningAnnouncements(near, new Date()));
  const { counts, warmUp } = await servePages(app, config, announcements);
  if (counts) metrics.watchPages(counts);
  if (!counts && app.replicas === NO_REPLICAS) return;
  const onError = throttledWarning(log, 'withdrawn pages are sent for up to a minute');
  onOpen(forgetWithdrawnPages(app, { url, onError }).close);
  await app.ready();
  await warmUp();
}

async function openMetricsPort(
  metrics: Metrics,
  { HOST, METRICS_PORT }: Config,
  url: string,
  onOpen: OnOpen,
) {
  if (!METRICS_PORT) return;
  const queues = openQueueState(url);
  onOpen(queues.close);
  metrics.watchQueues(queues.read);
  const { close } = await serveMetrics(metrics.register, { host: HOST, port: METRICS_PORT });
  onOpen(close);
}

function warnOfMissingProviders(config: Config, log: Logger) {
  const available = availableChannels(config);
  const missing = channels.filter((channel) => !available.includes(channel));
  if (missing.length > 0)
    log.warn(`Notifications by ${missing.join(' or ')} are off: no provider is configured`);
}

async function openOwnDatabase({ DATA_DIR }: Config, log: Logger, onOpen: OnOpen): Promise<string> {
  const { url, directory, stop } = await openEmbeddedPostgres(DATA_DIR);
  onOpen(stop);
  log.info(`The database is in ${directory}`);
  return url;
}

/** Returns when a pool last gave out or took back a connection, or had no one waiting for one. */
function activityOf(pool: pg.Pool, now: () => Date): () => Date {
  let movedAt = now();
  for (const event of ['connect', 'acquire', 'release'] as const) {
    pool.on(event, () => {
      movedAt = now();
    });
  }
  return () => (pool.waitingCount > 0 ? movedAt : now());
}
