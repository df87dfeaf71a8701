import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useConversationNews } from '#features/conversations/use-conversation-news.ts';
import type { Role } from '#session/area-of.ts';

/** Loads the page again whenever there is news of one's conversations. */
export function useFreshPage(role: Role) {
  const { stamp } = useConversationNews(role);
  const { revalidate } = useRevalidator();
  const known = useRef(stamp);
  useEffect(() => {
    if (stamp !== known.current) void revalidate();
    known.current = stamp;
  }, [stamp, revalidate]);
}
