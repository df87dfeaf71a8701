import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's scripts run; false on the server and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
