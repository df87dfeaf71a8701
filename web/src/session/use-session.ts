import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type Session } from '#session/store.ts';

let cached: { key: string; session: Session | undefined } = { key: '', session: undefined };

/** Who is logged in; undefined on the server and until the page has come alive. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, snapshot, () => undefined);
}

/** The same object until what is stored changes, as React asks of a snapshot. */
function snapshot(): Session | undefined {
  const session = readSession();
  const key = JSON.stringify(session) ?? '';
  if (key !== cached.key) cached = { key, session };
  return cached.session;
}
