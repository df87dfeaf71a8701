import { readdir, readFile } from 'node:fs/promises';

/** In Linux, /proc counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Times {
  parent: string;
  /** Of the process itself, in milliseconds. */
  own: number;
  /** Of its children that have ended. */
  ended: number;
}

/** Returns the processor time of a process, and all its children so far, in milliseconds. */
export async function processorMs(pid: number | string): Promise<number> {
  const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(timesOf));
  const self = await timesOf(String(pid));
  const children = all.filter((times) => times?.parent === String(pid));
  return (self ? self.own + self.ended : 0) + children.reduce((sum, times) => sum + (times?.own ?? 0), 0);
}

/** Returns the process that started another. */
export async function parentOf(pid: number): Promise<string> {
  const times = await timesOf(String(pid));
  if (!times)
    throw new Error('Processor time is read from /proc, which needs PostgreSQL on this Linux machine.');
  return times.parent;
}

async function timesOf(pid: string): Promise<Times | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name before it may contain spaces and brackets.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  const ticks = (place: number) => Number(fields[place]) * TICK_MS;
  return { parent: fields[1] ?? '', own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) };
}
