import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { migrate } from '../server/src/platform/migrate.ts';

/** Rewrites the table types from a database that has just had every migration. */
const directory = await mkdtemp(join(tmpdir(), 'kirdaar-types-'));
// Root's stand-in may enter it, so the database lies in it and goes with it.
await chmod(directory, 0o755);
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
  await rm(directory, { recursive: true, force: true });
}
