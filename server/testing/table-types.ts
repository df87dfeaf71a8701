import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = 'server/src/platform/database/database-types.generated.ts';
const mapping = JSON.stringify({ date: 'string', timestamptz: 'string', int8: 'number' });

/** Writes the types of the product's tables in a database. With `verify` it only throws if the written types differ from them. */
export function generateTableTypes(url: string, ...more: '--verify'[]) {
  const written = [`--out-file=${target}`, `--type-mapping=${mapping}`, '--exclude-pattern=pgboss.*'];
  const options = ['--dialect=postgres', `--url=${url}`, ...written, ...more];
  execFileSync('npx', ['kysely-codegen', ...options], { cwd: root, stdio: 'pipe' });
}
