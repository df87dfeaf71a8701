import { chmod, chown, copyFile, cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { countRowsOf } from '#platform/database/count-rows.ts';
import { placeForCluster, visitEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import type { Account } from '#platform/database/server-account.ts';

/** What PostgreSQL creates again when it starts, or must not find in a copy. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$|(?:^|\/)(?:pgsql_tmp.*|pg_internal\.init.*)$/;

/** The roles' passwords; the copy of the database accepts no others. */
const PASSWORDS = ['password', 'product-password'];

/**
 * Copies the embedded database to a folder, while the product may be running. Returns the counts of rows before and
 * after: those of the copy are between them.
 */
export async function backUpEmbedded(dataDirectory: string, folder: string) {
  const { url, superuserUrl, directory, stop } = await visitEmbeddedPostgres(dataDirectory);
  try {
    const before = await countRowsOf(url);
    await backUpCluster(superuserUrl, join(directory, 'cluster'), join(folder, 'cluster'));
    for (const name of PASSWORDS) await copyFile(join(directory, name), join(folder, name));
    return { before, after: await countRowsOf(url) };
  } finally {
    await stop();
  }
}

/** Copies a running cluster with the part of its log that makes the copy consistent. */
export async function backUpCluster(url: string, from: string, to: string) {
  const client = new pg.Client({ connectionString: url });
  // A lost connection fails the next query.
  client.on('error', () => {});
  await client.connect();
  try {
    // The slot belongs to this connection. Until it ends, no segment that the backup needs is deleted.
    await client.query(
      `select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    await client.query(`select pg_backup_start('backup', true)`);
    await copyCluster(from, to);
    const { rows } = await client.query('select labelfile, spcmapfile from pg_backup_stop(false)');
    await writeFile(join(to, 'backup_label'), rows[0].labelfile, { mode: 0o600 });
    await copyLog(from, to);
  } finally {
    await client.end();
  }
}

/** Restores such a folder to a data folder that has no database yet. Returns the counts of rows. */
export async function restoreEmbedded(folder: string, dataDirectory: string) {
  const { home, account } = await placeForCluster(dataDirectory);
  const draft = join(home, 'restoring');
  await rm(draft, { recursive: true, force: true });
  await mkdir(home, { recursive: true, mode: 0o700 });
  if (account) await chown(home, account.uid, account.gid);
  await cp(join(folder, 'cluster'), draft, { recursive: true });
  for (const name of PASSWORDS) await copyFile(join(folder, name), join(home, name));
  await own(draft, account);
  for (const name of PASSWORDS) await own(join(home, name), account);
  // Comes last: a restore that was interrupted is begun again.
  await rename(draft, join(home, 'cluster'));
  // Starting it replays its log.
  const { url, stop } = await visitEmbeddedPostgres(dataDirectory);
  try {
    return await countRowsOf(url);
  } finally {
    await stop();
  }
}

/** Gives a file, or a folder with all it contains, to the account of the server and to nobody else. */
async function own(path: string, account: Account | undefined) {
  const isFolder = (await stat(path)).isDirectory();
  await chmod(path, isFolder ? 0o700 : 0o600);
  if (account) await chown(path, account.uid, account.gid);
  if (isFolder) for (const name of await readdir(path)) await own(join(path, name), account);
}

/** Copies the files of a cluster that may be running; only with its log since the start are they consistent. */
async function copyCluster(from: string, to: string, within = ''): Promise<void> {
  await mkdir(join(to, within), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(join(from, within), { withFileTypes: true })) {
    const path = within ? `${within}/${entry.name}` : entry.name;
    if (LEFT_OUT.test(path)) {
      if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
    } else if (entry.isDirectory()) await copyCluster(from, to, path);
    else await copyIfPresent(join(from, path), join(to, path));
  }
}

/** Copies the write-ahead log. PostgreSQL keeps what the backup needs, and may delete older segments meanwhile. */
async function copyLog(from: string, to: string): Promise<void> {
  for (const name of await readdir(join(from, 'pg_wal'))) {
    if (/^[\dA-F]{24}$|\.history$/.test(name))
      await copyIfPresent(join(from, 'pg_wal', name), join(to, 'pg_wal', name));
  }
}

/** A table or a segment that is dropped meanwhile is not needed. */
async function copyIfPresent(from: string, to: string) {
  await copyFile(from, to).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
