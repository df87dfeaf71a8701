import { migrationNames } from '#platform/database/migrate.ts';
import { openSingleConnection } from '#platform/database/single-connection.ts';

/** Returns the migrations that the database lacks. Fails if it does not answer within a second. */
export type DatabaseCheck = () => Promise<string[]>;

const LIMIT_MS = 1000;

/** Opens a connection for health checks alone. Checks at the same time share one question. */
export function openDatabaseCheck(connectionString: string, limitMs = LIMIT_MS) {
  const connection = openSingleConnection(connectionString, limitMs);
  let running: Promise<string[]> | undefined;

  async function ask() {
    const rows = await connection.ask<{ name: string }>('select name from migration');
    const applied = new Set(rows.map(({ name }) => name));
    return (await migrationNames()).filter((name) => !applied.has(name));
  }

  function check() {
    running ??= ask().finally(() => {
      running = undefined;
    });
    return running;
  }
  return { check, close: connection.close };
}
