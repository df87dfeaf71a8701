import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { buildApp } from '#app.ts';
import { addressOf, authorizationOf, type Case, type Request } from '#bench/cases.ts';
import { readConfig } from '#platform/config.ts';
import type { DB } from '#platform/database-types.generated.ts';
import { localStorage } from '#platform/local-storage.ts';
import { openPieces } from '#platform/pieces.ts';
import { openSecrets } from '#platform/secrets.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that the product sends to the database for each request of a case. */
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
    now: () => new Date(),
    // Reading adds no work and sends nothing.
    queue: { add: nothing },
    messenger: { send: async () => undefined },
    news: { wait: (_account, { read }) => read(), release: () => {} },
    gateway: undefined,
    storage: localStorage(join(config.DATA_DIR, 'media')),
    pieces: openPieces(join(config.DATA_DIR, 'pieces')),
    transcoder: undefined,
  });
}
