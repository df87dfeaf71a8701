import { ApiError } from '#api/call-api.ts';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import type { Role } from '#session/area-of.ts';

/** Live state of the logged-in user's conversations. */
interface LiveState {
  /** Number of conversations with unread messages. */
  readonly unread: number;
  /** Increases whenever a message is written or read; undefined until it is known. */
  readonly stamp: number | undefined;
}

export const unknownState: LiveState = { unread: 0, stamp: undefined };
const MIN_DELAY_MS = 2000;
const MAX_DELAY_MS = 60_000;

let state = unknownState;
const changed = new EventTarget();
let listenerCount = 0;

export function currentState(): LiveState {
  return state;
}

/**
 * Calls the listener on live updates. It long-polls only while there are listeners and the window is visible.
 */
export function subscribeToConversations(role: Role, listener: () => void): () => void {
  changed.addEventListener('change', listener);
  listenerCount += 1;
  if (listenerCount === 1) stopPolling = pollWhileVisible(role);
  return () => {
    changed.removeEventListener('change', listener);
    listenerCount -= 1;
    if (listenerCount > 0) return;
    stopPolling();
    state = unknownState;
  };
}

let stopPolling = () => {};

function pollWhileVisible(role: Role): () => void {
  let controller = new AbortController();
  function follow() {
    controller.abort();
    controller = new AbortController();
    if (!document.hidden) void poll(role, controller.signal);
  }
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    controller.abort();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Long-polls in a loop, with increasing delays while requests fail. */
async function poll(role: Role, signal: AbortSignal) {
  for (let wait = MIN_DELAY_MS; !signal.aborted; ) {
    try {
      applyUpdate(await conversationEndpoints[role].unread(state.stamp, signal), signal);
      wait = MIN_DELAY_MS;
    } catch (error) {
      // A logged-out user gets no live updates, so polling stops.
      if (error instanceof ApiError && [401, 403].includes(error.status)) return;
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(2 * wait, MAX_DELAY_MS);
    }
  }
}

function applyUpdate({ unread, stamp }: { unread: number; stamp: number }, { aborted }: AbortSignal) {
  if (aborted || (unread === state.unread && stamp === state.stamp)) return;
  state = { unread, stamp };
  changed.dispatchEvent(new Event('change'));
}
