import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Statement } from '#bench/processes.ts';

const run = promisify(execFile);
const directory = '.bench/pgbench';

export async function hasPgbench(): Promise<boolean> {
  return run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
}

/**
 * Returns the requests per second PostgreSQL alone can serve, with the statements of each request in one
 * transaction.
 */
export async function measurePgbench(
  url: string,
  requests: Statement[][],
  connections: number,
  seconds: number,
): Promise<number> {
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const files: string[] = [];
  for (const [place, statements] of requests.entries()) {
    const file = join(directory, `${place}.sql`);
    await writeFile(file, statements.map((statement) => `${written(statement)};\n`).join(''));
    files.push('-f', file);
  }
  const load = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '1', '-T', String(seconds)];
  const { stdout } = await run('pgbench', [...load, ...files, url]);
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}

/** Inlines the values of a statement and puts it on one line. */
function written({ text, values }: Statement): string {
  const filled = text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));
  return filled.replace(/\s+/g, ' ');
}

/** Escapes colons, which pgbench would read as the start of a variable. */
function literal(value: unknown): string {
  if (value === null) return 'null';
  if (Buffer.isBuffer(value)) return `E'\\\\x${value.toString('hex')}'`;
  const plain = Array.isArray(value)
    ? `{${value.map((one) => JSON.stringify(one)).join(',')}}`
    : String(value);
  const quoted = plain.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll(':', '\\x3a');
  return `E'${quoted}'`;
}
