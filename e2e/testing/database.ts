import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { readPostmasterFile } from '#testing/data-folder.ts';

/** Moves all rate limits one minute back: the database does not read the clock of the page. */
export async function passMinuteForCodes(dataDirectory: string) {
  await queryDatabase(dataDirectory, `update rate_limit set expire = expire - 61000`);
}

/** Queries the database of a running product. */
export async function queryDatabase<Row>(dataDirectory: string, statement: string, values: unknown[] = []) {
  return queryAt<Row>(await databaseUrlOf(dataDirectory), statement, values);
}

/** Queries a database over a connection of its own. */
export async function queryAt<Row>(url: string, statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // A database that is killed during a query fails only the query.
  client.on('error', () => {});
  await client.connect();
  try {
    // The caller supplies the row type of its query.
    return (await client.query(statement, values)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Returns the URL of the database of a running product. */
async function databaseUrlOf(dataDirectory: string): Promise<string> {
  const [, , , port] = await readPostmasterFile(dataDirectory);
  const password = encodeURIComponent(await readFile(join(dataDirectory, 'postgres/password'), 'utf8'));
  return `postgres://kirdaar:${password}@127.0.0.1:${port}/postgres`;
}
