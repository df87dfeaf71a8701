import { serverBusy, withoutPlace } from '#platform/http/requests-in-progress.ts';

interface Limits {
  atOnce: number;
  waiting: number;
  /** How many tasks of one client may run or wait, so that one cannot take the places of all others. */
  ofOneClient?: number;
}

/**
 * Limits expensive work: `atOnce` tasks run and `waiting` more queue; any beyond that fail with 503, so that
 * a rush slows down nothing else.
 */
export function openConcurrencyLimit({ atOnce, waiting, ofOneClient = Infinity }: Limits) {
  const line: (() => void)[] = [];
  const tasksOf = new Map<string, number>();
  let running = 0;

  async function enter() {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw serverBusy();
    await new Promise<void>((resolve) => line.push(resolve));
  }

  // A finished task passes its slot to the next in the queue; the slot becomes free only when the queue is
  // empty.
  function leave() {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  function countTask(client: string, change: 1 | -1) {
    const tasks = (tasksOf.get(client) ?? 0) + change;
    if (tasks > ofOneClient) throw serverBusy();
    if (tasks === 0) tasksOf.delete(client);
    else tasksOf.set(client, tasks);
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return async function pass<T>(work: () => Promise<T>, client = ''): Promise<T> {
    countTask(client, 1);
    try {
      return await withoutPlace(() => inTurn(work));
    } finally {
      countTask(client, -1);
    }
  };
}
