import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { followNotifications } from '#features/notifications/inbox/notification-updates.ts';

/** Revalidates the page when a notification arrives while an export is being prepared. */
export function useExportUpdates(isWaitedFor: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaitedFor) return undefined;
    const stop = followNotifications(() => void revalidate());
    // The export may have become ready before the listener was added.
    void revalidate();
    return stop;
  }, [isWaitedFor, revalidate]);
}
