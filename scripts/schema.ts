import { writeFile } from 'node:fs/promises';
import { connect } from '../server/src/platform/database/database.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { describeExports } from '../server/testing/describe-exports.ts';
import { describeSchema } from '../server/testing/describe-schema.ts';
import { openOwnPostgres } from '../server/testing/own-postgres.ts';
import { generateTableTypes } from '../server/testing/table-types.ts';

/** Regenerates what is written from a freshly migrated database: its description, its types, and what exports contain. */
const postgres = await openOwnPostgres();
try {
  await migrate(postgres.url);
  const db = connect(postgres.url, (error) => console.error(error));
  await writeFile('server/schema.sql', await describeSchema(db));
  await writeFile('server/exported-columns.txt', await describeExports(db));
  await db.destroy();
  generateTableTypes(postgres.url);
} finally {
  await postgres.stop();
}
