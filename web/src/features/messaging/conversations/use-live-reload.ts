import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useConversationUpdates } from '#features/messaging/conversations/use-conversation-updates.ts';
import type { Role } from '#session/area-of.ts';

export function useLiveReload(role: Role) {
  const { stamp } = useConversationUpdates(role);
  const { revalidate } = useRevalidator();
  const known = useRef(stamp);
  useEffect(() => {
    if (stamp !== known.current) void revalidate();
    known.current = stamp;
  }, [stamp, revalidate]);
}
