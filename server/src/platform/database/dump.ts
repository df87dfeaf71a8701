import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { countRows, countRowsOf, type RowCounts } from '#platform/database/count-rows.ts';
import { openClient, readVersion } from '#platform/database/open-client.ts';

const run = promisify(execFile);

/** Dumps a database by the `pg_dump` of its version while the product runs. Returns the counts of the same instant. */
export async function dumpDatabase(databaseUrl: string, file: string): Promise<RowCounts> {
  const client = await openClient({ connectionString: databaseUrl });
  try {
    const pgDump = await findProgram('pg_dump', await readVersion(client));
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query('select pg_export_snapshot() as snapshot');
    await runOn(databaseUrl, pgDump, ['--format=custom', `--snapshot=${rows[0].snapshot}`, `--file=${file}`]);
    return await countRows(client);
  } finally {
    await client.end();
  }
}

/** Throws unless a backup can be restored to the database. */
export async function requireEmptyDatabase(databaseUrl: string) {
  const counts = await countRowsOf(databaseUrl);
  if (Object.keys(counts).length > 0)
    throw new Error('There are tables in the database of DATABASE_URL. Restore to an empty one.');
}

/** Restores a dump to an empty database that the role of the URL owns. Returns the counts. */
export async function restoreDump(databaseUrl: string, file: string): Promise<RowCounts> {
  const client = await openClient({ connectionString: databaseUrl });
  try {
    const pgRestore = await findProgram('pg_restore', await readVersion(client));
    await runOn(databaseUrl, pgRestore, ['--exit-on-error', '--no-owner', '--no-privileges', file]);
    await client.query('analyze');
    return await countRows(client);
  } finally {
    await client.end();
  }
}

/** Finds a program of the server's version: another one refuses, or writes what the server cannot read. */
async function findProgram(name: string, version: number): Promise<string> {
  const major = Math.floor(version / 10_000);
  // Where Debian and Red Hat install the versions beside each other.
  const paths = [name, `/usr/lib/postgresql/${major}/bin/${name}`, `/usr/pgsql-${major}/bin/${name}`];
  for (const path of paths) {
    const { stdout } = await run(path, ['--version']).catch(() => ({ stdout: '' }));
    if (Number(/\d+/.exec(stdout)?.[0]) === major) return path;
  }
  throw new Error(`${name} ${major} is not installed. On Debian: apt-get install postgresql-client-${major}`);
}

/** Runs a program on the primary. The password is in its environment, because everybody sees its arguments. */
async function runOn(databaseUrl: string, program: string, args: string[]) {
  const [, start = databaseUrl, password, end = ''] =
    /^([^:]+:\/\/[^:@/]*):([^@/]*)(@.*)$/.exec(databaseUrl) ?? [];
  const env = {
    ...process.env,
    PGTARGETSESSIONATTRS: 'primary',
    ...(password !== undefined && { PGPASSWORD: decodeURIComponent(password) }),
  };
  await run(program, [...args, `--dbname=${start}${end}`], { env });
}
