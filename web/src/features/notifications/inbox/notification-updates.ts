import type { Reply } from '@kirdaar/contract/api';
import { ApiError, callApi } from '#api/call-api.ts';

/** State of the notifications in the inbox. */
interface InboxState {
  /** Undefined until it is known, null if there are none. */
  newest: string | null | undefined;
  unread: number;
  /** Whether a notification arrived while the page was open. */
  hasGrown: boolean;
}

export const unknownState: InboxState = { newest: undefined, unread: 0, hasGrown: false };
const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;

let state = unknownState;
let listenerCount = 0;
let stop = () => {};
const changed = new EventTarget();

export function currentState(): InboxState {
  return state;
}

/**
 * Calls the listener when the state changes. It long-polls only while there are listeners and the window is
 * visible.
 */
export function subscribeToNotifications(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  listenerCount += 1;
  if (listenerCount === 1) stop = pollWhileVisible();
  return () => {
    changed.removeEventListener('change', listener);
    listenerCount -= 1;
    if (listenerCount > 0) return;
    stop();
    state = unknownState;
  };
}

function pollWhileVisible(): () => void {
  let controller = new AbortController();
  function follow() {
    controller.abort();
    controller = new AbortController();
    if (!document.hidden) void poll(controller.signal);
  }
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    controller.abort();
    document.removeEventListener('visibilitychange', follow);
  };
}

/**
 * Long-polls in a loop, with increasing delays while requests fail. Each request sends the last known state,
 * so no change is missed.
 */
async function poll(signal: AbortSignal) {
  for (let wait = MIN_DELAY_MS; !signal.aborted; ) {
    try {
      const isNew = applyReply(await callApi('GET /api/notices/wait', { query: knownState() }, { signal }));
      wait = MIN_DELAY_MS;
      if (!isNew) await pause(MIN_DELAY_MS);
    } catch (error) {
      // A logged-out user gets no live updates, so polling stops.
      if (error instanceof ApiError && [401, 403].includes(error.status)) return;
      if (!signal.aborted) await pause(wait);
      wait = Math.min(2 * wait, MAX_DELAY_MS);
    }
  }
}

function knownState() {
  if (state.newest === undefined) return {};
  return state.newest ? { newest: state.newest, unread: state.unread } : { unread: state.unread };
}

function applyReply({ newest, unread }: Reply<'GET /api/notices/wait'>): boolean {
  if (newest === state.newest && unread === state.unread) return false;
  const hasGrown = state.newest !== undefined && newest !== state.newest;
  state = { newest, unread, hasGrown };
  changed.dispatchEvent(new Event('change'));
  return true;
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
