import { ApiError } from '#api/call-api.ts';
import { clearSession, onSessionChange, readToken } from '#session/store.ts';

/** Why nothing is sent at the moment. */
type Problem = 'offline' | 'failed' | 'logged_out';

interface Operation {
  send: (signal: AbortSignal) => Promise<void>;
  /** Called when the server rejects the operation for good or, without an error, when it is taken back. */
  onDropped: (error?: unknown) => void;
}

interface Entry extends Operation {
  isTried: boolean;
}

const RETRY_MS = 5000;
/** A connection that has died without notice counts as offline after this time. */
const ANSWER_MS = 20_000;

/** Sends moves and scores in order. Without a connection, or while the server fails, they wait. */
export function openOperationQueue() {
  const changed = new EventTarget();
  let entries: readonly Entry[] = [];
  let state: { waiting: number; problem: Problem | undefined } = { waiting: 0, problem: undefined };
  let isSending = false;
  let sending = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watching: AbortController | undefined;

  function update(next: readonly Entry[], problem: Problem | undefined) {
    entries = next;
    state = { waiting: next.length, problem: next.length > 0 ? problem : undefined };
    if (next.length > 0) watching ??= watch(resume);
    else {
      watching?.abort();
      watching = undefined;
    }
    changed.dispatchEvent(new Event('change'));
  }
  function remove(entry: Entry, problem: Problem | undefined) {
    const others = entries.filter((one) => one !== entry);
    update(others, problem);
  }
  function resume() {
    if (readToken() && !isSending) sending = sendAll();
  }

  async function sendAll() {
    isSending = true;
    clearTimeout(timer);
    let problem: Problem | undefined;
    for (let entry = entries[0]; entry && !problem; entry = entries[0]) {
      problem = await sendOne(entry);
      if (!problem) remove(entry, undefined);
    }
    isSending = false;
    if (!problem) return;
    timer = setTimeout(resume, RETRY_MS);
    update(entries, problem);
    if (problem === 'logged_out') clearSession();
  }

  return {
    /** Adds an operation and returns a function that takes it back, which returns false if it may be sent already. */
    add(operation: Operation): () => boolean {
      const entry = { ...operation, isTried: false };
      update([...entries, entry], state.problem);
      if (!state.problem && !isSending) sending = sendAll();
      return () => {
        if (entry.isTried) return false;
        remove(entry, state.problem);
        entry.onDropped();
        return true;
      };
    },
    retry: resume,
    state: () => state,
    subscribe(listener: () => void) {
      changed.addEventListener('change', listener);
      return () => changed.removeEventListener('change', listener);
    },
    /** Resolves when every operation was sent, or none can be sent at the moment. */
    settled: () => sending,
  };
}

export type OperationQueue = ReturnType<typeof openOperationQueue>;

export const operationQueue = openOperationQueue();

/** Returns why the operation could not be sent; undefined if the server has answered. */
async function sendOne(entry: Entry): Promise<Problem | undefined> {
  entry.isTried = true;
  try {
    await entry.send(AbortSignal.timeout(ANSWER_MS));
  } catch (error) {
    const problem = problemOf(error);
    if (problem) return problem;
    entry.onDropped(error);
  }
  return undefined;
}

function problemOf(error: unknown): Problem | undefined {
  if (!(error instanceof ApiError) || error.status === 0) return 'offline';
  if (error.status === 401) return 'logged_out';
  return error.status === 429 || error.status >= 500 ? 'failed' : undefined;
}

/** Calls `resume` when sending may work again, and lets the browser ask before the page is closed. */
function watch(resume: () => void): AbortController {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('online', resume, { signal });
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', onSessionChange(resume));
  return controller;
}
