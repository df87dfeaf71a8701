import { mayActAs, type TeamRole } from '@kirdaar/contract/rules/team-roles';
import { redirect } from 'react-router';
import { paths, startOf } from '#paths.ts';
import { leadingBack } from '#session/return-path.ts';
import { readSession, type Session } from '#session/store.ts';

/** Lets one role in; visitors go to the login and come back, the other role goes to its own start. */
export function only(role: Session['role']) {
  return ({ request }: { request: Request }) => {
    const session = readSession();
    const { pathname, search } = new URL(request.url);
    if (!session) throw redirect(leadingBack(paths.talentLogin, pathname + search));
    if (session.role !== role) throw redirect(startOf[session.role]);
  };
}

/** Of a house's team, lets those in who may do what is for this role; the others see its calls. */
export function onlyAs(needed: TeamRole) {
  return () => {
    const session = readSession();
    if (session?.role === 'production' && !mayActAs(session.house.team_role ?? 'owner', needed))
      throw redirect(paths.previousJobs);
  };
}

/** Sends those who are logged in on from a page for those who are not; a password anyone may have forgotten. */
export function onlyVisitors({ request }: { request: Request }) {
  const session = readSession();
  const forgotten = /-password(\/|$)/.test(new URL(request.url).pathname);
  if (session && !forgotten) throw redirect(startOf[session.role]);
  return null;
}
