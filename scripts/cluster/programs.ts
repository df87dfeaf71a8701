import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Account } from '../../server/src/platform/database/server-account.ts';

const STOP_MS = 20_000;

export interface Program {
  process: ChildProcess;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

interface Start {
  log: string;
  env?: Record<string, string>;
  account?: Account | undefined;
}

/** Starts a program that writes to a log. `stop` asks it to end and then ends it. */
export function startProgram(command: string[], { log, env, account }: Start): Program {
  const [file = '', ...args] = command;
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', ...env },
    ...account,
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => appendFileSync(log, text));
  child.on('error', (error) => appendFileSync(log, `${error}\n`));
  const ended = once(child, 'exit').catch(() => {});

  async function end(signal: NodeJS.Signals) {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const waiting = new AbortController();
    const late = pause(STOP_MS, 'late', { signal: waiting.signal }).catch(() => {});
    if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
    waiting.abort();
    await ended;
  }
  return { process: child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** Waits until something is so, or fails after a minute and a half with what was waited for. */
export async function until(what: string, isSo: () => Promise<boolean>, limitMs = 90_000): Promise<number> {
  const begun = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - begun > limitMs) throw new Error(`Waited too long until ${what}.`);
    await pause(100);
  }
  return performance.now() - begun;
}

/** Returns a number of free ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
