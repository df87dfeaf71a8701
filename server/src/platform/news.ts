import { listen } from '#platform/listen.ts';
import { Refusal } from '#platform/refusal.ts';

/** What a request waits for. */
export interface Question<T> {
  /** Finds how things stand, and refuses whoever may no longer be told. */
  read: () => Promise<T>;
  /** Whether that is other than what the asker has seen. */
  isNew: (found: T) => boolean;
  /** Calls back once the asker is no longer there. */
  onGone: (leave: () => void) => unknown;
}

/**
 * Tells requests that wait when there may be news of an account, whichever process made them. Whatever changes
 * the answer says so in its transaction by `pg_notify('news', account_id)`; a trigger does it best.
 */
export interface News {
  /**
   * Answers what there is: at once when it is new to the asker, else as soon as it is, or as it stands when half a
   * minute is nearly over. Nothing is missed within a question, for it listens before it reads, and nothing between
   * two, for each names what it has seen. What is not heard while the database is away is late, never lost.
   */
  wait: <T>(account_id: string, question: Question<T>) => Promise<T>;
  /** Answers those who wait, and who come from now on, as things stand: the process is about to end. */
  release: () => void;
}

/** Shorter than proxies and browsers wait for an answer. */
const WAIT_MS = 25_000;
/** Of one account in one process. A browser's tabs wait by one request. */
const WAITING_MOST = 8;

/** Opens the one connection by which this process hears of news. */
export function openNews(connectionString: string, onError: (error: unknown) => void, waitMs = WAIT_MS) {
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
    if (rings.size >= WAITING_MOST) {
      const retryAfterSeconds = Math.ceil(waitMs / 1000);
      throw new Refusal(429, 'There are too many open windows.', { retryAfterSeconds });
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
        await bell.rung();
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

  // Whoever waits while nobody listens may have news.
  const close = listen(connectionString, 'news', { onHeard: wake, onListening: wakeAll, onError });
  return { wait, release, close } satisfies News & { close: () => Promise<void> };
}

/** A bell that is heard also by whoever begins to listen after it rang. */
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
