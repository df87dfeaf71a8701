import { join } from 'node:path';
import { channels } from '@kirdaar/contract/rules/messages';
import type { Logger } from 'pino';
import { buildApp } from '#app.ts';
import { sweep } from '#features/uploads/tasks.ts';
import { openPaymentGateway } from '#open-gateway.ts';
import { openMessenger } from '#open-messenger.ts';
import { carriedChannels } from '#platform/carried-channels.ts';
import type { Config } from '#platform/config.ts';
import { configuredStorage } from '#platform/configured-storage.ts';
import { connect, SEARCHES } from '#platform/database.ts';
import { openEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { openLog, warnOfTrouble } from '#platform/logger.ts';
import { migrate } from '#platform/migrate.ts';
import { openNews } from '#platform/news.ts';
import { servePages } from '#platform/pages.ts';
import { openPieces } from '#platform/pieces.ts';
import { refuseTakenPort } from '#platform/port.ts';
import { openQueue } from '#platform/queue.ts';
import { clearForsakenScratch } from '#platform/scratch.ts';
import { openSecrets } from '#platform/secrets.ts';
import type { Services } from '#platform/services.ts';
import { findTranscoder } from '#platform/transcoder.ts';
import { workQueue } from '#platform/work-queue.ts';
import { buildWorkerApp } from '#platform/worker-app.ts';
import { seedDemoWorld } from '#seed/demo-world.ts';
import { tasks } from '#tasks.ts';

type OnOpen = (close: () => Promise<unknown>) => void;

/** Starts the product, or the part of it that ROLE names: database, queue, demo world, HTTP. Whatever was opened is closed again when a step fails. */
export async function start(config: Config) {
  const opened: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const address = await open(config, (close) => opened.push(close));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(config: Config, onOpen: OnOpen): Promise<string> {
  await refuseTakenPort(config.HOST, config.PORT);
  const log = openLog(config);
  const url = config.DATABASE_URL ?? (await openOwnDatabase(config, log, onOpen));
  await migrate(url);

  const db = connect(url, warnOfTrouble(log, 'a database connection was lost'));
  onOpen(() => db.destroy());
  const searchDb = connect(url, warnOfTrouble(log, 'a database connection was lost'), SEARCHES);
  onOpen(() => searchDb.destroy());
  const now = () => new Date();
  const onFiled = (file: string) => log.info(`A message is in ${file}`);
  const secrets = await openSecrets(config);
  warnOfMissingCarriers(config, log);
  const carriers = openMessenger({ config, secrets, db, now, onFiled });
  onOpen(carriers.close);
  const queue = await openQueue(url, tasks, warnOfTrouble(log, 'the queue cannot work'));
  onOpen(queue.close);
  const news = openNews(url, warnOfTrouble(log, 'news are late'));
  onOpen(news.close);

  const services: Services = {
    config,
    secrets,
    db,
    searchDb,
    now,
    queue,
    gateway: openPaymentGateway({ config, db, now, queue, secrets }),
    messenger: carriers.messenger,
    news,
    storage: configuredStorage(config, warnOfTrouble(log, 'the store of files does not answer')),
    pieces: openPieces(join(config.DATA_DIR, 'pieces')),
    transcoder: await findTranscoder(),
  };
  if (!config.DATABASE_URL && config.mode !== 'production') await seedDemoWorld(services);

  if (config.ROLE !== 'web') onOpen(await workQueue(url, tasks, services, log));
  const app = config.ROLE === 'worker' ? buildWorkerApp(db, log) : await buildApp(services, log);
  onOpen(() => app.close());
  // Requests that wait for news would hold up the end.
  onOpen(async () => news.release());
  if (config.ROLE !== 'worker') await servePages(app, config);
  // Whatever an end without warning left half done.
  await clearForsakenScratch();
  await queue.add(db, sweep, {});
  return app.listen({ port: config.PORT, host: config.HOST });
}

function warnOfMissingCarriers(config: Config, log: Logger) {
  const carried = carriedChannels(config);
  const missing = channels.filter((channel) => !carried.includes(channel));
  if (missing.length > 0) log.warn(`Nothing is sent by ${missing.join(' or ')}: no provider is set up`);
}

async function openOwnDatabase({ DATA_DIR }: Config, log: Logger, onOpen: OnOpen): Promise<string> {
  const { url, directory, stop } = await openEmbeddedPostgres(DATA_DIR);
  onOpen(stop);
  log.info(`The database is in ${directory}`);
  return url;
}
