import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { backUpCluster } from '#platform/database/backup.ts';
import { freePort } from '#platform/database/free-port.ts';
import { findBinaries } from '#platform/database/postgres-binaries.ts';
import { serverAccount } from '#platform/database/server-account.ts';
import type { openOwnPostgres } from '#testing/own-postgres.ts';

const run = promisify(execFile);

type Primary = Awaited<ReturnType<typeof openOwnPostgres>>;

/** Starts a streaming replica of a database on this machine, as PostgreSQL's own tools would make it. */
export async function openReplica(primary: Primary) {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-replica-'));
  await chmod(directory, 0o755);
  const cluster = join(directory, 'cluster');
  const account = await serverAccount();
  const binaries = await findBinaries(account, join(primary.directory, 'postgres/postgresql'));
  const port = await freePort();

  await backUpCluster(primary.superuserUrl, join(primary.directory, 'postgres/cluster'), cluster);
  await writeFile(join(cluster, 'standby.signal'), '');
  await appendFile(join(cluster, 'postgresql.auto.conf'), settingsFor(primary.superuserUrl));
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, directory]);

  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  const control = (...args: string[]) =>
    run(binaries.pg_ctl, [...args, '-s', '-D', cluster, '-l', join(directory, 'log')], {
      ...account,
      cwd: directory,
      env: { LC_ALL: 'C', PATH: dirname(binaries.pg_ctl) },
    });
  const start = () => control('start', '-w', '-o', options);
  const stop = () => control('stop', '-m', 'immediate');
  await start();
  const at = (url: string) => Object.assign(new URL(url), { host: `127.0.0.1:${port}` }).href;
  return {
    url: at(primary.url),
    superuserUrl: at(primary.superuserUrl),
    start,
    stop,
    close: async () => {
      await stop().catch(() => {});
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function settingsFor(primaryUrl: string): string {
  const { hostname, port, username, password } = new URL(primaryUrl);
  return `
primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'
wal_receiver_status_interval = 100ms
wal_retrieve_retry_interval = 100ms
max_standby_streaming_delay = 0
`;
}
