import { useCallback, useSyncExternalStore } from 'react';
import {
  currentState,
  subscribeToConversations,
  unknownState,
} from '#features/messaging/conversations/conversation-updates.ts';
import type { Role } from '#session/area-of.ts';

export function useConversationUpdates(role: Role) {
  const follow = useCallback((listener: () => void) => subscribeToConversations(role, listener), [role]);
  return useSyncExternalStore(follow, currentState, () => unknownState);
}
