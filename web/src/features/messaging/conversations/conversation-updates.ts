import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { pollWhileVisible } from '#api/poll-while-visible.ts';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import type { Role } from '#session/area-of.ts';

interface LiveState {
  /** Number of conversations with unread messages. */
  readonly unread: number;
  /** Increases whenever a message is written or read; undefined until it is known. */
  readonly stamp: number | undefined;
}

const unknownState: LiveState = { unread: 0, stamp: undefined };

let state = unknownState;
const changed = new EventTarget();
let listenerCount = 0;

function currentState(): LiveState {
  return state;
}

/** Long-polls only while there are listeners and the window is visible. */
function subscribeToConversations(role: Role, listener: () => void): () => void {
  changed.addEventListener('change', listener);
  listenerCount += 1;
  if (listenerCount === 1) stopPolling = pollWhileVisible((signal) => poll(role, signal));
  return () => {
    changed.removeEventListener('change', listener);
    listenerCount -= 1;
    if (listenerCount > 0) return;
    stopPolling();
    state = unknownState;
  };
}

let stopPolling = () => {};

async function poll(role: Role, signal: AbortSignal): Promise<boolean> {
  applyUpdate(await conversationEndpoints[role].unread(state.stamp, signal), signal);
  return true;
}

function applyUpdate({ unread, stamp }: { unread: number; stamp: number }, { aborted }: AbortSignal) {
  if (aborted || (unread === state.unread && stamp === state.stamp)) return;
  state = { unread, stamp };
  changed.dispatchEvent(new Event('change'));
}

export function useConversationUpdates(role: Role) {
  const follow = useCallback((listener: () => void) => subscribeToConversations(role, listener), [role]);
  return useSyncExternalStore(follow, currentState, () => unknownState);
}

export function useLiveReload(role: Role) {
  const { stamp } = useConversationUpdates(role);
  const { revalidate } = useRevalidator();
  const known = useRef(stamp);
  useEffect(() => {
    if (stamp !== known.current) void revalidate();
    known.current = stamp;
  }, [stamp, revalidate]);
}
