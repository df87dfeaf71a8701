import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { test } from '#testing/test.ts';

const file = new URL('../../../released-reads.json.gz', import.meta.url);
const reads: string[] = JSON.parse(gunzipSync(readFileSync(file)).toString());

/** Returns the errors of the statements that this database does not accept. */
async function errorsOf(db: Database, statements: string[]): Promise<string[]> {
  const errors: string[] = [];
  await db.connection().execute(async (one) => {
    for (const statement of statements) {
      await sql`prepare former as ${sql.raw(statement)}`.execute(one).then(
        () => sql`deallocate former`.execute(one),
        (error: Error) => errors.push(`${error.message}: ${statement}`),
      );
    }
  });
  return errors;
}

test('accepts every read of the former release, which runs beside this one during an upgrade', async ({
  db,
}) => {
  expect(reads.length).toBeGreaterThan(300);

  expect(await errorsOf(db, reads)).toEqual([]);

  await sql`alter table talent rename column name to full_name`.execute(db);
  expect((await errorsOf(db, reads)).length).toBeGreaterThan(10);
});
