import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What PostgreSQL creates again when it starts, or must not find in a copy. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)$|(?:^|\/)(?:pgsql_tmp.*|pg_internal\.init.*)$/;

/** Copies the files of a cluster that may be running; only with its log since the start are they consistent. */
export async function copyCluster(from: string, to: string, within = ''): Promise<void> {
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
export async function copyLog(from: string, to: string): Promise<void> {
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
