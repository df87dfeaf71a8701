import { listen } from '#platform/database/listen.ts';
import { AppError } from '#platform/http/app-error.ts';
import { releaseSlot } from '#platform/http/concurrency-limit.ts';

/** A question that a request waits on. */
export interface Question<T> {
  /** Reads the current state; throws if the client may no longer see it. */
  read: () => Promise<T>;
  /** Whether the state differs from what the client has seen. */
  isNew: (found: T) => boolean;
  /** Registers a callback for when the client disconnects. */
  onGone: (leave: () => void) => unknown;
}

/**
 * Wakes waiting requests when something may have changed for an account, in any process. Every change that
 * affects an answer must call `pg_notify('live_updates', account_id)` in its transaction, preferably from a trigger.
 */
export interface LiveUpdates {
  /**
   * Answers at once if the state is new to the client, otherwise as soon as it changes, or unchanged shortly
   * before half a minute has passed. No change is missed: the request listens before it reads, and each one
   * names the state it has seen. While the database is unavailable, updates are late but never lost.
   */
  wait: <T>(account_id: string, question: Question<T>) => Promise<T>;
  /** Answers all waiting and all new requests with the current state, because the process is about to end. */
  release: () => void;
}

/** Shorter than the timeouts of proxies and browsers. */
const WAIT_MS = 25_000;
/** Per account and process. All tabs of a browser share one request. */
const MAX_WAITING = 8;

/** Opens the single connection on which this process receives live updates. */
export function openLiveUpdates(
  connectionString: string,
  onError: (error: unknown) => void,
  waitMs = WAIT_MS,
) {
  const waiting = new Map<string, Set<() => void>>();
  let isReleased = false;

  function wake(account_id: string) {
    for (const ring of waiting.get(account_id) ?? []) ring();
  }

  function wakeAll() {
    for (const account_id of waiting.keys()) wake(account_id);
  }

  function enter(account_id: string, ring: () => void) {
    const rings = waiting.get(account_id) ?? new Set();
    if (rings.size >= MAX_WAITING) {
      const retryAfterSeconds = Math.ceil(waitMs / 1000);
      throw new AppError('too_many_open_windows', {}, { retryAfterSeconds });
    }
    waiting.set(account_id, rings.add(ring));
    return function leave() {
      rings.delete(ring);
      if (rings.size === 0) waiting.delete(account_id);
    };
  }

  async function wait<T>(account_id: string, { read, isNew, onGone }: Question<T>): Promise<T> {
    const bell = makeBell();
    const leave = enter(account_id, bell.ring);
    let isOver = false;
    function end() {
      isOver = true;
      bell.ring();
    }
    const timer = setTimeout(end, waitMs);
    onGone(end);
    try {
      for (;;) {
        const found = await read();
        if (isOver || isReleased || isNew(found)) return found;
        await releaseSlot(bell.rung);
      }
    } finally {
      clearTimeout(timer);
      leave();
    }
  }

  function release() {
    isReleased = true;
    wakeAll();
  }

  // Requests that waited while the connection was down may have missed an update, so all are woken.
  const close = listen(connectionString, 'live_updates', { onHeard: wake, onListening: wakeAll, onError });
  return { wait, release, close } satisfies LiveUpdates & { close: () => Promise<void> };
}

/** A signal that is not lost if it is raised before anyone waits for it. */
function makeBell() {
  let hasRung = false;
  let hear = () => {};
  return {
    ring: () => {
      hasRung = true;
      hear();
    },
    rung: async () => {
      if (!hasRung)
        await new Promise<void>((resolve) => {
          hear = resolve;
        });
      hasRung = false;
    },
  };
}
