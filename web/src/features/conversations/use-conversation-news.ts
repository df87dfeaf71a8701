import { useCallback, useSyncExternalStore } from 'react';
import { currentNews, followConversations, noNews } from '#features/conversations/conversation-news.ts';
import type { Role } from '#session/area-of.ts';

/** How it stands with one's conversations, as it changes. */
export function useConversationNews(role: Role) {
  const follow = useCallback((listener: () => void) => followConversations(role, listener), [role]);
  return useSyncExternalStore(follow, currentNews, () => noNews);
}
