import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { connect } from '../server/src/platform/database/database.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { describeSchema } from '../server/testing/describe-schema.ts';
import { openOwnPostgres } from '../server/testing/own-postgres.ts';

/** Regenerates server/schema.sql and the table types from a freshly migrated database. */
const postgres = await openOwnPostgres();
try {
  await migrate(postgres.url);
  const db = connect(postgres.url, (error) => console.error(error));
  await writeFile('server/schema.sql', await describeSchema(db));
  await db.destroy();
  writeTypes(postgres.url);
} finally {
  await postgres.stop();
}

function writeTypes(url: string) {
  const target = 'server/src/platform/database/database-types.generated.ts';
  const mapping = JSON.stringify({ date: 'string', timestamptz: 'string', int8: 'number' });
  const options = ['--dialect', 'postgres', '--out-file', target, '--type-mapping', mapping];
  execFileSync('npx', ['kysely-codegen', '--url', url, ...options], { stdio: 'inherit' });
}
