import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointInput, EndpointName, Reply } from '@kirdaar/contract/api';
import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import { UNDO_SECONDS } from '@kirdaar/contract/rules/staff-decisions';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { test as base, inject, vi } from 'vitest';
import { buildApp } from '#app.ts';
import { setAuditKey } from '#features/admin/audit-log/audit-key.ts';
import { openSandbox } from '#features/billing/sandbox/open-sandbox.ts';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import { readConfig } from '#platform/config/config.ts';
import { connect, SEARCHES, USUAL } from '#platform/database/database.ts';
import { openDatabaseCheck } from '#platform/database/database-check.ts';
import { NO_REPLICAS } from '#platform/database/replicas.ts';
import { openHealth } from '#platform/http/health.ts';
import { type LiveUpdates, openLiveUpdates } from '#platform/http/live-updates.ts';
import { type OpenQueue, openQueue } from '#platform/queue/queue.ts';
import type { Services } from '#platform/services.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { openResumableUploads } from '#platform/storage/resumable-uploads.ts';
import { sealDocuments } from '#platform/storage/sealed-storage.ts';
import { tasks } from '#tasks.ts';
import { noteExample } from '#testing/api-examples.ts';
import { type Caller, createGiven } from '#testing/given.ts';
import { openItemsFirst } from '#testing/open-items.ts';
import { payloadOf } from '#testing/payload.ts';
import { databaseUrl } from '#testing/postgres.ts';
import { transcoder } from '#testing/with-ffmpeg.ts';

interface Answered<N extends EndpointName> {
  status: number;
  headers: Record<string, unknown>;
  body: Reply<N> & { message: string; code?: ErrorCode; fields?: Record<string, string> };
}

export type CallApi = <N extends EndpointName>(
  name: N,
  input: EndpointInput<N, Blob>,
  as?: Caller,
) => Promise<Answered<N>>;

/** Longer than any test, so that only a live update answers a waiting request. */
const WAIT_MS = 60 * 60 * 1000;

// All tests share one IP address, so the limits are raised.
const limits = { RATE_LIMIT_SCALE: '100000', MAX_REQUESTS_AT_ONCE: '100000' };
const config = readConfig({ DATA_DIR: tmpdir(), ...limits }, 'demo');
const key = Buffer.alloc(32, 7);
const secrets: Services['secrets'] = {
  codes: [key],
  media: [key],
  twoFactor: [key],
  documents: [key],
  links: [key],
  smsReports: [key],
  browsers: [key],
  sandbox: key,
  push: key,
  identity: key,
  audit: key,
};
setAuditKey(secrets.audit);

export const test = base
  /** The app on its own database with all external services replaced. One per test file. */
  .extend('world', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { world, close } = await openWorld();
    onCleanup(close);
    return world;
  })
  .extend('services', ({ world }): Services => world.services)
  .extend('db', ({ world }) => world.services.db)
  .extend('app', ({ world }) => world.app)
  .extend('url', ({ world }) => world.url)
  /** The app's current time; a test may set it. */
  .extend('clock', ({ world }, { onCleanup }) => {
    world.clock.now = new Date();
    // The rate limiter reads the time itself.
    const present = vi.spyOn(Date, 'now').mockImplementation(() => world.clock.now.getTime());
    onCleanup(() => present.mockRestore());
    return world.clock;
  })
  .extend('given', ({ services, clock: _present }) => createGiven(services))
  /** Sends one request of the contract. With `files` it is sent as multipart. */
  .extend('callApi', ({ app, clock: _present }) => apiCallerFor(app))
  /** The app of a second process on the same database, with production rate limits. */
  .extend('strictApp', async ({ services, clock: _present }, { onCleanup }) => {
    const app = await buildApp({ ...services, config: { ...services.config, RATE_LIMIT_SCALE: 1 } });
    onCleanup(() => app.close());
    return app;
  })
  /** Sends the same request to the app with production rate limits. */
  .extend('strictCallApi', ({ strictApp }) => apiCallerFor(strictApp))
  /** Runs the queued background tasks and returns the messages they sent, oldest first. */
  .extend('deliver', ({ world }) => async () => {
    await world.services.queue.drain(world.services);
    return world.sent.splice(0);
  })
  /** Passes the seconds in which staff can take back a decision, and does the same as `deliver`. */
  .extend('takeEffect', ({ clock, deliver }) => () => {
    clock.now = new Date(clock.now.getTime() + UNDO_SECONDS * 1000);
    return deliver();
  })
  /** Staff open what they decide about themselves; without this they have always done so. */
  .extend('withoutOpenings', ({ world: { openings } }, { onCleanup }) => {
    openings.areMade = false;
    onCleanup(() => {
      openings.areMade = true;
    });
  })
  /** Resolves when the next request waits for a live update, having read the state it waits on. */
  .extend('nextWait', ({ world }) => world.nextWait);

/** Returns a function that sends requests of the contract to an app. */
export function apiCallerFor(app: FastifyInstance): CallApi {
  return async (name, input, as) => {
    const { params = {}, query = {}, body, files } = input as Record<string, Record<string, never>>;
    const [method = 'GET', path = ''] = name.split(' ');
    const response = await app.inject({
      // Every endpoint name starts with a method that Fastify supports.
      method: method as 'GET',
      url: path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(params[param]))),
      query,
      ...(await payloadOf(body, files, as)),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const answered = {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.rawPayload,
    };
    noteExample(name, body, answered);
    return answered;
  };
}

async function openWorld() {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = inject('postgres');
  await copyTemplate(server, name);
  const url = databaseUrl(server, name);
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-files-'));
  const clock = { now: new Date() };
  const sent: OutgoingMessage[] = [];
  const db = connect(url, fail, { ...USUAL, connections: 5 });
  const searchDb = connect(url, fail, SEARCHES);
  const queue = onceUsed(() => openQueue(url, tasks, fail));
  const liveUpdates = onceUsed(async () => openLiveUpdates(url, fail, WAIT_MS));
  const databaseCheck = openDatabaseCheck(url);
  const { watched, nextWait } = trackWaits({
    wait: async (account_id, question) => (await liveUpdates.use()).wait(account_id, question),
    release: async () => (await liveUpdates.use()).release(),
  });
  const base = {
    config: { ...config, DATA_DIR: directory },
    secrets,
    db,
    now: () => clock.now,
    queue: {
      add: async (...task) => (await queue.use()).add(...task),
      drain: async (services) => (await queue.use()).drain(services),
      close: queue.close,
    } satisfies OpenQueue<Services>,
  };
  const services: Services & { queue: OpenQueue<Services> } = {
    ...base,
    searchDb,
    replicas: NO_REPLICAS,
    gateway: openSandbox(base),
    messenger: {
      send: async (_id: string, message: OutgoingMessage) => {
        sent.push(message);
        return undefined;
      },
    },
    log: pino({ level: 'silent' }),
    liveUpdates: watched,
    health: openHealth(databaseCheck.check, () => clock.now, false),
    storage: sealDocuments(localStorage(join(directory, 'media')), secrets.documents),
    uploads: openResumableUploads(join(directory, 'pieces')),
    transcoder,
  };
  const app = await buildApp(services);
  const openings = { areMade: true };
  openItemsFirst(app, services, () => openings.areMade);
  const close = async () => {
    await app.close();
    await liveUpdates.close();
    await databaseCheck.close();
    await queue.close();
    await db.destroy();
    await searchDb.destroy();
    await rm(directory, { recursive: true, force: true });
  };
  return { world: { url, services, clock, sent, app, nextWait, openings }, close };
}

/** The connection of this worker to the server itself, on which it makes the databases of its test files. */
let admin: Promise<pg.Client> | undefined;

async function copyTemplate(server: string, name: string) {
  admin ??= new pg.Client({ connectionString: server }).connect();
  // Without fsync, copying the files takes about half the time of copying through the write-ahead log.
  await (await admin).query(`create database ${name} template template_kirdaar strategy file_copy`);
}

/** Opens what costs a connection to the database when it is first used. */
function onceUsed<T extends { close: () => Promise<void> }>(open: () => Promise<T>) {
  let opened: Promise<T> | undefined;
  return {
    use: () => (opened ??= open()),
    close: async () => (await opened)?.close(),
  };
}

function fail(error: unknown) {
  throw error;
}

/** Tells a test when a request begins to wait for a live update. */
function trackWaits(liveUpdates: LiveUpdates) {
  let begun = Promise.withResolvers<void>();
  const watched: LiveUpdates = {
    ...liveUpdates,
    wait: (account_id, question) =>
      liveUpdates.wait(account_id, {
        ...question,
        read: async () => {
          const found = await question.read();
          begun.resolve();
          return found;
        },
      }),
  };
  function nextWait(): Promise<void> {
    begun = Promise.withResolvers<void>();
    return begun.promise;
  }
  return { watched, nextWait };
}
