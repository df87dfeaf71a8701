import { redirect } from 'react-router';
import { paths, startOf } from '#paths.ts';
import { loginFrom } from '#session/return-path.ts';
import { readSession, type Session } from '#session/store.ts';

/** Lets one role in; visitors go to the login and come back, the other role goes to its own start. */
export function only(role: Session['role']) {
  return ({ request }: { request: Request }) => {
    const session = readSession();
    const { pathname, search } = new URL(request.url);
    if (!session) throw redirect(loginFrom(paths.talentLogin, pathname + search));
    if (session.role !== role) throw redirect(startOf[session.role]);
  };
}

/** Sends those who are logged in on from a page for those who are not. */
export function onlyVisitors() {
  const session = readSession();
  if (session) throw redirect(startOf[session.role]);
}
