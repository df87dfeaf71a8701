import { useSyncExternalStore } from 'react';
import * as words from '#words/ui/controls.ts';

function follow(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Says at the bottom that what is shown may be old, as long as the device has no connection. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <p
      id="offline-note"
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 bg-night px-4 py-2 text-center text-on-night text-sm print:hidden"
    >
      {words.offline}
    </p>
  );
}
