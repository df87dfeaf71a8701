import { AppError } from '#platform/http/app-error.ts';

const RETRY_SECONDS = 5;

/**
 * Limits expensive work: `atOnce` tasks run and `waiting` more queue; any beyond that fail with 503, so that
 * a rush slows down nothing else.
 */
export function openConcurrencyLimit({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;

  async function enter() {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) {
      throw new AppError('server_busy', {}, { retryAfterSeconds: RETRY_SECONDS });
    }
    await new Promise<void>((resolve) => line.push(resolve));
  }

  // A finished task passes its slot to the next in the queue; the slot becomes free only when the queue is
  // empty.
  function leave() {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
