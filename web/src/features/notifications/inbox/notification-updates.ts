import { callApi } from '#api/call-api.ts';
import { pollWhileVisible } from '#api/poll-while-visible.ts';

interface InboxState {
  /** Undefined until it is known, null if there are none. */
  newest: string | null | undefined;
  unread: number;
  /** Whether a notification arrived while the page was open. */
  hasGrown: boolean;
}

export const unknownState: InboxState = { newest: undefined, unread: 0, hasGrown: false };

let state = unknownState;
let listenerCount = 0;
let stop = () => {};
const changed = new EventTarget();

export function currentState(): InboxState {
  return state;
}

/** Calls the listener when the state changes. Polls only while there are listeners and the window is visible. */
export function subscribeToNotifications(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  listenerCount += 1;
  if (listenerCount === 1) stop = pollWhileVisible(poll);
  return () => {
    changed.removeEventListener('change', listener);
    listenerCount -= 1;
    if (listenerCount > 0) return;
    stop();
    state = unknownState;
  };
}

/** Sends the last known state, so no change is missed; returns whether it has changed. */
async function poll(signal: AbortSignal): Promise<boolean> {
  const known = state.newest === undefined ? {} : { newest: state.newest ?? undefined, unread: state.unread };
  const { newest, unread } = await callApi('GET /api/notices/wait', { query: known }, { signal });
  if (newest === state.newest && unread === state.unread) return false;
  const hasGrown = state.newest !== undefined && newest !== state.newest;
  state = { newest, unread, hasGrown };
  changed.dispatchEvent(new Event('change'));
  return true;
}
