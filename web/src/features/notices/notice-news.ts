import type { Reply } from '@kirdaar/contract/api';
import { ApiError, call } from '#api/call.ts';

/** How it stands under the bell. */
interface NoticeState {
  /** Undefined until it is known, and null where there is none. */
  newest: string | null | undefined;
  unread: number;
  /** Whether something came while the page was open. */
  hasGrown: boolean;
}

export const unknownState: NoticeState = { newest: undefined, unread: 0, hasGrown: false };
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

let state = unknownState;
let followers = 0;
let stop = () => {};
const changed = new EventTarget();

export function currentState(): NoticeState {
  return state;
}

/** Calls back when it stands otherwise. Waits for that while somebody follows and the window is seen. */
export function followNotices(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  followers += 1;
  if (followers === 1) stop = waitWhileSeen();
  return () => {
    changed.removeEventListener('change', listener);
    followers -= 1;
    if (followers > 0) return;
    stop();
    state = unknownState;
  };
}

function waitWhileSeen(): () => void {
  let controller = new AbortController();
  function follow() {
    controller.abort();
    controller = new AbortController();
    if (!document.hidden) void keepWaiting(controller.signal);
  }
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    controller.abort();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Asks again and again, and more and more seldom while nobody answers. What it has seen goes along: nothing is missed. */
async function keepWaiting(signal: AbortSignal) {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; ) {
    try {
      const isNew = take(await call('GET /api/notices/wait', { query: seen() }, { signal }));
      wait = FIRST_WAIT_MS;
      if (!isNew) await pause(FIRST_WAIT_MS);
    } catch (error) {
      // Whoever is logged out gets no news.
      if (error instanceof ApiError && [401, 403].includes(error.status)) return;
      if (!signal.aborted) await pause(wait);
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  }
}

function seen() {
  if (state.newest === undefined) return {};
  return state.newest ? { newest: state.newest, unread: state.unread } : { unread: state.unread };
}

function take({ newest, unread }: Reply<'GET /api/notices/wait'>): boolean {
  if (newest === state.newest && unread === state.unread) return false;
  const hasGrown = state.newest !== undefined && newest !== state.newest;
  state = { newest, unread, hasGrown };
  changed.dispatchEvent(new Event('change'));
  return true;
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
