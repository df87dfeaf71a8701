import { ApiError } from '#api/call-api.ts';
import { clearSession, onSessionChange, readToken } from '#session/store.ts';

/** Why nothing is sent at the moment. */
type Problem = 'offline' | 'failed' | 'logged_out';

export interface QueueState {
  /** The number of decisions that the server has not confirmed yet. */
  waiting: number;
  problem: Problem | undefined;
}

interface Decision {
  send: (signal: AbortSignal) => Promise<void>;
  /** Called when the server rejects the decision for good. */
  onRejected: (error: unknown) => void;
}

interface Entry extends Decision {
  isTried: boolean;
}

const RETRY_MS = 5000;
/** A connection that has died without notice counts as offline after this time. */
const ANSWER_MS = 20_000;

/**
 * Sends moves and scores one after the other, in the order in which they were made. Without a connection, or
 * while the server fails, they wait and are sent later.
 */
export function openDecisionQueue() {
  const changed = new EventTarget();
  let entries: readonly Entry[] = [];
  let state: QueueState = { waiting: 0, problem: undefined };
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(next: readonly Entry[], problem: Problem | undefined) {
    if (next.length === 0) stopWatching();
    else if (entries.length === 0) startWatching();
    entries = next;
    state = { waiting: next.length, problem: next.length > 0 ? problem : undefined };
    changed.dispatchEvent(new Event('change'));
  }

  /** Sends what waits; resolves when nothing is left or nothing can be sent. */
  async function sendAll() {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    for (let entry = entries[0]; entry; entry = entries[0]) {
      const problem = await sendOne(entry);
      if (problem) {
        timer = setTimeout(sendAll, RETRY_MS);
        isSending = false;
        update(entries, problem);
        if (problem === 'logged_out') clearSession();
        return;
      }
      const sent = entry;
      update(
        entries.filter((one) => one !== sent),
        undefined,
      );
    }
    isSending = false;
    update([], undefined);
  }

  function resume() {
    if (readToken()) void sendAll();
  }
  let stopSession = () => {};
  function startWatching() {
    window.addEventListener('online', resume);
    window.addEventListener('beforeunload', warn);
    stopSession = onSessionChange(resume);
  }
  function stopWatching() {
    window.removeEventListener('online', resume);
    window.removeEventListener('beforeunload', warn);
    stopSession();
  }

  return {
    /** Adds a decision and returns a function that takes it back, which returns false if it may be sent already. */
    add(decision: Decision): () => boolean {
      const entry = { ...decision, isTried: false };
      update([...entries, entry], state.problem);
      if (!state.problem) void sendAll();
      return () => {
        if (entry.isTried) return false;
        update(
          entries.filter((one) => one !== entry),
          state.problem,
        );
        return true;
      };
    },
    retry: resume,
    state: () => state,
    subscribe(listener: () => void) {
      changed.addEventListener('change', listener);
      return () => changed.removeEventListener('change', listener);
    },
    /** Resolves when every decision was sent, or none can be sent at the moment. */
    settled() {
      return new Promise<void>((resolve) => {
        const check = () => {
          if (isSending) return;
          changed.removeEventListener('change', check);
          resolve();
        };
        changed.addEventListener('change', check);
        check();
      });
    },
  };
}

export type DecisionQueue = ReturnType<typeof openDecisionQueue>;

/** The queue of this tab. It goes on sending while the user visits other pages. */
export const decisionQueue = openDecisionQueue();

/** Returns why the decision could not be sent; undefined if the server has answered. */
async function sendOne(entry: Entry): Promise<Problem | undefined> {
  entry.isTried = true;
  try {
    await entry.send(AbortSignal.timeout(ANSWER_MS));
  } catch (error) {
    const problem = problemOf(error);
    if (problem) return problem;
    entry.onRejected(error);
  }
  return undefined;
}

function problemOf(error: unknown): Problem | undefined {
  if (!(error instanceof ApiError)) return 'offline';
  if (error.status === 0) return 'offline';
  if (error.status === 401) return 'logged_out';
  return error.status === 429 || error.status >= 500 ? 'failed' : undefined;
}

/** Lets the browser ask before the page is closed or loaded again. */
function warn(event: BeforeUnloadEvent) {
  event.preventDefault();
}
