import type { Session } from '#session/store.ts';

/** Tells apart the accounts of this browser, as far as it can: a house's session has no id. */
export function keyOfAccount(session: Session): string {
  if (session.role === 'talent') return session.user.id;
  return JSON.stringify([session.house.company_name, session.house.member_name]);
}
