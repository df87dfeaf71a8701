import type { Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';
import { pollWhileVisible } from '#api/poll-while-visible.ts';

/** State of the notifications in the inbox. */
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

/**
 * Calls the listener when the state changes. It long-polls only while there are listeners and the window is
 * visible.
 */
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
  return applyReply(await callApi('GET /api/notices/wait', { query: knownState() }, { signal }));
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
