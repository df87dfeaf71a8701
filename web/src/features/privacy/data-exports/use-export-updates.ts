import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { subscribeToNotifications } from '#features/notifications/inbox/notification-updates.ts';

/** Revalidates the page when a notification arrives while an export is being prepared. */
export function useExportUpdates(isPreparing: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPreparing) return undefined;
    const stop = subscribeToNotifications(() => void revalidate());
    // The export may have become ready before the listener was added.
    void revalidate();
    return stop;
  }, [isPreparing, revalidate]);
}
