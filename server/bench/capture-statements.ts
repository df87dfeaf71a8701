import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { buildApp } from '#app.ts';
import { addressOf, authorizationOf, type Case, type Request } from '#bench/cases.ts';
import type { Statement } from '#bench/processes.ts';
import { readConfig } from '#platform/config/config.ts';
import { openSecrets } from '#platform/config/secrets.ts';
import type { DB } from '#platform/database/database-types.generated.ts';
import { NO_REPLICAS } from '#platform/database/replicas.ts';
import { openHealth } from '#platform/http/health.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { openResumableUploads } from '#platform/storage/resumable-uploads.ts';
import { sealDocuments } from '#platform/storage/sealed-storage.ts';

/** Records the SQL statements that the product sends for each request of a case. */
export async function captureStatements(url: string, cases: Case[]): Promise<Map<Case, Statement[][]>> {
  let sent: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url }) }),
    log: ({ query, ...outcome }) => {
      if (outcome.level === 'error') console.error(outcome.error);
      sent.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  const app = await quietApp(db);
  const ask = async ({ method, path, body, token }: Request, place: number) => {
    sent = [];
    const visitor = { remoteAddress: addressOf(place) };
    const { statusCode } = await app.inject({
      method,
      url: path,
      ...visitor,
      headers: { ...authorizationOf(token) },
      ...(body && { payload: body }),
    });
    if (statusCode !== 200) throw new Error(`${method} ${path} answers ${statusCode}`);
    return sent;
  };
  try {
    const captured = new Map<Case, Statement[][]>();
    for (const measured of cases) {
      const statements: Statement[][] = [];
      // What the process keeps from its first request is not part of the others.
      for (const request of measured.requests.slice(0, 1)) await ask(request, 0);
      for (const [place, request] of measured.requests.entries()) statements.push(await ask(request, place));
      captured.set(measured, statements);
    }
    return captured;
  } finally {
    await app.close();
    await db.destroy();
  }
}

async function quietApp(db: Kysely<DB>) {
  const config = readConfig({ DATA_DIR: '.bench/product', RATE_LIMIT_SCALE: '1000000' }, 'demo');
  const nothing = async () => {};
  return buildApp({
    config,
    secrets: await openSecrets(config),
    db,
    searchDb: db,
    replicas: NO_REPLICAS,
    now: () => new Date(),
    // Read requests add no queue jobs and send nothing.
    queue: { add: nothing },
    messenger: { send: async () => undefined },
    log: pino({ level: 'silent' }),
    health: openHealth(
      async () => [],
      () => new Date(),
      false,
    ),
    liveUpdates: { wait: (_account, { read }) => read(), release: () => {} },
    gateway: undefined,
    storage: sealDocuments(
      localStorage(join(config.DATA_DIR, 'media')),
      (await openSecrets(config)).documents,
    ),
    uploads: openResumableUploads(join(config.DATA_DIR, 'pieces')),
    transcoder: undefined,
  });
}
