import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { migrationNames } from '#platform/database/migrate.ts';

/** /livez: the process responds. /readyz: its database responds too and has every migration. */
export function healthRoutes(app: FastifyInstance, db: Database) {
  app.get('/livez', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const missing = await missingMigrations(db).catch(() => undefined);
    if (missing === undefined)
      return reply.code(503).header('retry-after', 5).send({ status: 'no database' });
    if (missing.length > 0) return reply.code(503).send({ status: 'migrations missing', missing });
    return { status: 'ok' };
  });
}

async function missingMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  return (await migrationNames()).filter((name) => !applied.has(name));
}
