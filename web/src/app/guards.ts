import { FOR_TALENT } from '@kirdaar/contract/rules/page-addresses';
import { mayActAs, type TeamRole } from '@kirdaar/contract/rules/team-roles';
import { redirect } from 'react-router';
import { offerOtherLogin } from '#app/other-login.ts';
import { housePaths } from '#house-paths.ts';
import { paths, startOf } from '#paths.ts';
import { followLanguage, pathOfRequest } from '#session/follow-language.ts';
import { returnPath, withReturnPath } from '#session/return-path.ts';
import { readSession, type Session } from '#session/store.ts';

/**
 * Lets in one role. Visitors go to the login and come back; users of the other role go to their own start
 * page.
 */
export function only(role: Session['role']) {
  return ({ request }: { request: Request }) => {
    const session = readSession();
    const { path, search } = pathOfRequest(request);
    followLanguage(path + search);
    if (!session) throw redirect(withReturnPath(paths.talentLogin, path + search));
    if (session.role !== role) {
      offerOtherLogin(session, role, path + search);
      throw redirect(startOf[session.role]);
    }
    const invited = new URLSearchParams(search).get(FOR_TALENT);
    if (invited && session.role === 'talent' && session.user.id !== invited)
      offerOtherLogin(session, 'other', path + search);
  };
}

/** Lets in team members whose role allows this; the others go to the house's casting calls. */
export function onlyAs(needed: TeamRole) {
  return () => {
    const session = readSession();
    if (session?.role === 'production' && !mayActAs(session.house.team_role ?? 'owner', needed))
      throw redirect(housePaths.previousJobs);
  };
}

/** Links from an email work in any browser: also in one that is logged in, perhaps to another account. */
const fromEmail: readonly string[] = [paths.joinTeam, paths.undoEmailChange, paths.mandate];

/**
 * Sends logged-in users from pages for visitors to the page that leads there, or to their start page. The password reset pages stay open to
 * them.
 */
export function onlyVisitors({ request }: { request: Request }) {
  const session = readSession();
  const { path, search } = pathOfRequest(request);
  const isForAll = /-password(\/|$)/.test(path) || fromEmail.includes(path);
  if (session && !isForAll) throw redirect(returnPath(search) ?? startOf[session.role]);
  return null;
}
