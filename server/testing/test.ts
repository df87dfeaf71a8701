import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallInput, CallName, Reply } from '@kirdaar/contract/api';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { test as base, inject } from 'vitest';
import { buildApp } from '#app.ts';
import { openSandbox } from '#features/sandbox/open-sandbox.ts';
import { readConfig } from '#platform/config.ts';
import { connect, SEARCHES } from '#platform/database.ts';
import { localStorage } from '#platform/local-storage.ts';
import type { Message } from '#platform/messenger.ts';
import { openNews } from '#platform/news.ts';
import { openPieces } from '#platform/pieces.ts';
import { type OpenQueue, openQueue } from '#platform/queue.ts';
import type { Services } from '#platform/services.ts';
import { findTranscoder } from '#platform/transcoder.ts';
import { tasks } from '#tasks.ts';
import { type Caller, createGiven } from '#testing/given.ts';
import { payloadOf } from '#testing/payload.ts';
import { databaseUrl } from '#testing/postgres.ts';

interface World {
  services: Services & { queue: OpenQueue };
  clock: { now: Date };
  sent: Message[];
  app: FastifyInstance;
}

interface Answered<N extends CallName> {
  status: number;
  headers: Record<string, unknown>;
  /** The reply, or the error's message and fields. */
  body: Reply<N> & { message: string; fields?: Record<string, string> };
}

export type Call = <N extends CallName>(
  name: N,
  input: CallInput<N, Blob>,
  as?: Caller,
) => Promise<Answered<N>>;

interface Fixtures {
  /** The app on its own database, with the outside world replaced. One per file. */
  world: World;
  services: Services;
  db: Services['db'];
  app: FastifyInstance;
  /** Another process's app on the same database, with the rate limits of production. */
  strictApp: FastifyInstance;
  /** What the product takes for the present; a test may set it. */
  clock: { now: Date };
  given: ReturnType<typeof createGiven>;
  /** Makes one call of the contract. With `files` it goes as multipart. */
  call: Call;
  /** The same call of an app that limits as production does. */
  strictCall: Call;
  /** Runs the waiting background work and returns the messages it sent, oldest first. */
  deliver: () => Promise<Message[]>;
}

// Every test comes from one network address.
const config = readConfig({ DATA_DIR: tmpdir(), RATE_LIMIT_SCALE: '100000' }, 'demo');
const key = Buffer.alloc(32, 7);
const secrets: Services['secrets'] = {
  codes: [key],
  media: [key],
  secondFactors: [key],
  publicFace: [key],
  smsReports: [key],
  sandbox: key,
  push: key,
  identity: key,
};

export const test = base.extend<Fixtures>({
  world: [
    async ({}, use) => {
      const { world, close } = await openWorld();
      await use(world);
      await close();
    },
    { scope: 'file' },
  ],
  services: async ({ world }, use) => use(world.services),
  db: async ({ world }, use) => use(world.services.db),
  app: async ({ world }, use) => use(world.app),
  strictApp: async ({ services, clock: _present }, use) => {
    const app = await buildApp({ ...services, config: { ...services.config, RATE_LIMIT_SCALE: 1 } });
    await use(app);
    await app.close();
  },
  clock: async ({ world }, use) => {
    world.clock.now = new Date();
    await use(world.clock);
  },
  given: async ({ services, clock: _present }, use) => use(createGiven(services)),
  call: async ({ app, clock: _present }, use) => use(callOn(app)),
  strictCall: async ({ strictApp }, use) => use(callOn(strictApp)),
  deliver: async ({ world }, use) => {
    await use(async () => {
      await world.services.queue.drain(world.services);
      return world.sent.splice(0);
    });
  },
});

/** Makes calls of the contract to an app. */
export function callOn(app: FastifyInstance): Call {
  return async (name, input, as) => {
    const { params = {}, query = {}, body, files } = input as Record<string, Record<string, never>>;
    const [method = 'GET', path = ''] = name.split(' ');
    const response = await app.inject({
      // Every name of the contract begins with a method that Fastify knows.
      method: method as 'GET',
      url: path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(params[param]))),
      query,
      ...(await payloadOf(body, files, as)),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const answered = isJson ? response.json() : response.rawPayload;
    return { status: response.statusCode, headers: response.headers, body: answered };
  };
}

async function openWorld() {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = inject('postgres');
  await copyTemplate(server, name);
  const url = databaseUrl(server, name);
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-files-'));
  const clock = { now: new Date() };
  const sent: Message[] = [];
  const db = connect(url, fail);
  const searchDb = connect(url, fail, SEARCHES);
  const queue = await openQueue(url, tasks, fail);
  const news = openNews(url, fail);
  const base = {
    config: { ...config, DATA_DIR: directory },
    secrets,
    db,
    now: () => clock.now,
    queue,
  };
  const services: World['services'] = {
    ...base,
    searchDb,
    gateway: openSandbox(base),
    messenger: {
      send: async (_id: string, message: Message) => {
        sent.push(message);
        return undefined;
      },
    },
    news,
    storage: localStorage(join(directory, 'media')),
    pieces: openPieces(join(directory, 'pieces')),
    transcoder: await findTranscoder(),
  };
  const app = await buildApp(services);
  const close = async () => {
    await app.close();
    await news.close();
    await queue.close();
    await db.destroy();
    await searchDb.destroy();
    await rm(directory, { recursive: true, force: true });
  };
  return { world: { services, clock, sent, app }, close };
}

async function copyTemplate(server: string, name: string) {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template template_kirdaar`);
  await admin.end();
}

function fail(error: unknown) {
  throw error;
}
