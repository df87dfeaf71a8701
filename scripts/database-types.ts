import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrate.ts';

/** Rewrites the table types from a database that has just had every migration. */
const directory = await mkdtemp(join(tmpdir(), 'kirdaar-types-'));
const postgres = await openEmbeddedPostgres(directory);
try {
  await migrate(postgres.url);
  const mapping = JSON.stringify({ date: 'string', timestamptz: 'string', int8: 'number' });
  const target = 'server/src/platform/database-types.generated.ts';
  execFileSync(
    'npx',
    [
      'kysely-codegen',
      '--url',
      postgres.url,
      '--dialect',
      'postgres',
      '--out-file',
      target,
      '--type-mapping',
      mapping,
    ],
    { stdio: 'inherit' },
  );
} finally {
  await postgres.stop();
  await rm(postgres.directory, { recursive: true, force: true });
  await rm(directory, { recursive: true, force: true });
}
