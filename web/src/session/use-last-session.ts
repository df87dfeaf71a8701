import { useState } from 'react';
import type { Role } from '#session/area-of.ts';
import type { Session } from '#session/store.ts';
import { useSession } from '#session/use-session.ts';

/** Whether a session continues, has ended or was replaced by that of another account. */
export type SessionState = 'same' | 'ended' | 'replaced';

type SessionOf<R extends Role> = Extract<Session, { role: R }>;

/** Returns the session in which an area was opened, even after it has ended, and its state. */
export function useLastSession<R extends Role>(
  role: R,
): { session: SessionOf<R> | undefined; state: SessionState } {
  const current = useSession();
  const [last, setLast] = useState<SessionOf<R>>();
  const own = isOf(current, role) && (!last || isSame(last, current)) ? current : undefined;
  if (own && own !== last) setLast(own);
  if (own) return { session: own, state: 'same' };
  return { session: last, state: current && last ? 'replaced' : 'ended' };
}

function isOf<R extends Role>(session: Session | undefined, role: R): session is SessionOf<R> {
  return session?.role === role;
}

/** Whether two sessions belong to the same account, as far as the browser can tell. */
function isSame(one: Session, other: Session): boolean {
  if (one.role === 'talent' && other.role === 'talent') return one.user.id === other.user.id;
  if (one.role !== 'production' || other.role !== 'production') return false;
  // The house may not have had a name before.
  return !one.house.company_name || one.house.company_name === other.house.company_name;
}
