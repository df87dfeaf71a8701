import { readdir, readFile } from 'node:fs/promises';
import { callCases, type Request } from '../../server/bench/cases.ts';

/** Few at once: processes that wait for a core in turn empty each other's caches, and so cost more. */
const CLIENTS = 4;
const TICKS_PER_SECOND = 100;
const SEARCHES = ['filter by five fields, 12 + total', 'filter, mixed selections', 'text search'];

/** What searches took of the processor, in milliseconds for each. */
interface Cost {
  web: number;
  /** Of PostgreSQL on each machine. */
  machines: number[];
}

interface Web {
  origin: string;
  process: { pid?: number | undefined };
}

const ROUNDS = 8;

const requests = callCases(1, '')
  .filter(({ name }) => SEARCHES.includes(name))
  .flatMap((searches) => searches.requests);

/**
 * Compares what searches of visitors cost a web process that has no replicas and one that has, in turns, because other work
 * on the machine changes the cost. Returns how much less the busiest PostgreSQL does for each search.
 */
export async function compareCosts(
  ways: { alone: Web; replicated: Web },
  postmasters: (number | undefined)[],
  searches: number,
): Promise<number> {
  const rounds: { alone: Cost; replicated: Cost }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await costOfSearches(ways.alone, searches / ROUNDS, postmasters);
    const replicated = await costOfSearches(ways.replicated, searches / ROUNDS, postmasters);
    // In the first round, each connection prepares its statements.
    if (round > 0) rounds.push({ alone, replicated });
  }
  for (const way of ['alone', 'replicated'] as const) {
    const costs = rounds.map((round) => round[way]);
    const machines = postmasters.map((_, place) => median(costs.map((cost) => cost.machines[place] ?? 0)));
    console.log(way, { web: median(costs.map(({ web }) => web)), machines });
  }
  const busiest = ({ machines }: Cost) => Math.max(...machines);
  return median(rounds.map(({ alone, replicated }) => busiest(alone) / busiest(replicated)));
}

function median(numbers: number[]): number {
  const middle = numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  return Math.round(middle * 100) / 100;
}

async function costOfSearches(
  { origin, process }: Web,
  count: number,
  postmasters: (number | undefined)[],
): Promise<Cost> {
  const pids = [process.pid, ...postmasters].map((pid) => pid ?? 0);
  const before = await Promise.all(pids.map(usedBy));
  let sent = 0;
  async function search() {
    while (sent < count) {
      const request = requests[sent % requests.length];
      sent += 1;
      if (request) await send(origin, request);
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, search));
  const after = await Promise.all(pids.map(usedBy));
  const [web = 0, ...machines] = after.map((used, place) => (used - (before[place] ?? 0)) / count);
  return { web, machines };
}

async function send(origin: string, { method, path, body }: Request) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Returns the milliseconds of processor that a process and its children have used, those that ended included. */
async function usedBy(pid: number): Promise<number> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(processes.map(readUse));
  const ticks = all
    .filter((one) => one !== undefined && (one.pid === pid || one.parent === pid))
    .reduce((sum, one) => sum + (one?.pid === pid ? one.own + one.ended : (one?.own ?? 0)), 0);
  return (ticks * 1000) / TICKS_PER_SECOND;
}

async function readUse(pid: string) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program, in parentheses, may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 15) return undefined;
  const at = (place: number) => Number(fields[place]);
  return { pid: Number(pid), parent: at(1), own: at(11) + at(12), ended: at(13) + at(14) };
}
