import { readSession, readToken, storeTalent } from './store.ts';

/** Returns to the session from which this browser began to act; false if it does not act. */
export function leaveActing(): boolean {
  const session = readSession();
  if (session?.role !== 'talent' || !session.acting) return false;
  const { token, user, acting } = session.acting.before;
  storeTalent(token, user, acting);
  return true;
}

/** Returns the token with which the person logged in, also while this browser acts for somebody else. */
export function ownToken(): string | null {
  const session = readSession();
  let acting = session?.role === 'talent' ? session.acting : undefined;
  let token = readToken();
  for (; acting; acting = acting.before.acting) token = acting.before.token;
  return token;
}
