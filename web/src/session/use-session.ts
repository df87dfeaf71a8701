import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type Session } from '#session/store.ts';

let cached: { key: string; session: Session | undefined } = { key: '', session: undefined };

/** Returns the session; undefined on the server and before hydration. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, snapshot, () => undefined);
}

/** Returns the same object until the stored data changes, as React requires of a snapshot. */
function snapshot(): Session | undefined {
  const session = readSession();
  const key = JSON.stringify(session) ?? '';
  if (key !== cached.key) cached = { key, session };
  return cached.session;
}
