import { Refusal } from '#platform/refusal.ts';

const RETRY_SECONDS = 5;

/**
 * Lets `atOnce` pieces of costly work run and `waiting` more stand in line; whoever comes
 * beyond that is refused with 503, so that a rush slows nothing else down.
 */
export function openGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const line: (() => void)[] = [];
  let running = 0;

  async function enter() {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (line.length >= waiting) {
      throw new Refusal(503, 'The server is busy. Please try again in a moment.', {
        retryAfterSeconds: RETRY_SECONDS,
      });
    }
    await new Promise<void>((resolve) => line.push(resolve));
  }

  // The place is handed to the next in line; it is free only when nobody waits.
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
