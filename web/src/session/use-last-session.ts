import { useState } from 'react';
import type { Role } from '#session/area-of.ts';
import type { Session } from '#session/store.ts';
import { useSession } from '#session/use-session.ts';

/** What became of a session: it goes on, it ended, or another account took its place. */
export type Standing = 'same' | 'ended' | 'replaced';

type SessionOf<R extends Role> = Extract<Session, { role: R }>;

/** The session an area was opened in, also after it has ended, and what became of it. */
export function useLastSession<R extends Role>(
  role: R,
): { session: SessionOf<R> | undefined; standing: Standing } {
  const current = useSession();
  const [last, setLast] = useState<SessionOf<R>>();
  const own = isOf(current, role) && (!last || isSame(last, current)) ? current : undefined;
  if (own && own !== last) setLast(own);
  if (own) return { session: own, standing: 'same' };
  return { session: last, standing: current && last ? 'replaced' : 'ended' };
}

function isOf<R extends Role>(session: Session | undefined, role: R): session is SessionOf<R> {
  return session?.role === role;
}

/** Whether two sessions are of one account, as far as the browser knows. */
function isSame(one: Session, other: Session): boolean {
  if (one.role === 'talent' && other.role === 'talent') return one.user.id === other.user.id;
  if (one.role !== 'production' || other.role !== 'production') return false;
  // A house may have been without a name until now.
  return !one.house.company_name || one.house.company_name === other.house.company_name;
}
