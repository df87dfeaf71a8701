import { agencyPaths } from '#agency-paths.ts';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { paths, startOf } from '#paths.ts';
import { leaveActing } from '#session/acting.ts';
import { readSession, type Session, storeTalent } from '#session/store.ts';
import { deleteDrafts } from '#ui/draft.ts';
import { showToast } from '#ui/toast-list.ts';
import { acting_failed } from '#words/representation/mandates.ts';

/** Returns the session that can act for somebody: the own one, or that of the agency whose member the user is. */
export function ownSession(session: Session | undefined) {
  if (session?.role !== 'talent') return undefined;
  return session.acting && session.acting.kind !== 'member' ? session.acting.before : session;
}

/** Begins to act by a mandate, and opens a page as the talent; false if it cannot. The own session is kept to return to. */
export async function openActing(mandate: string, page: string = startOf.talent) {
  const session = readSession();
  const before = ownSession(session);
  if (!before) return false;
  try {
    const from = { token: before.token };
    const { token, user, kind, scopes } = await callApi('POST /api/user/acting', { body: { mandate } }, from);
    if (session !== before)
      void callApi('DELETE /api/user/acting', {}, { token: session?.token }).catch(() => {});
    storeTalent(token, user, { kind, scopes, before });
    show(page);
    return true;
  } catch (error) {
    showToast('failure', serverMessage(error, acting_failed));
    return false;
  }
}

const pageAfter = { guardian: paths.family, agency: agencyPaths.roster, member: paths.representation };

/** Ends the acting session, also if the server cannot be reached, and returns to the one before. */
export async function closeActing(page?: string) {
  const session = readSession();
  const kind = session?.role === 'talent' && session.acting?.kind;
  await callApi('DELETE /api/user/acting').catch(() => undefined);
  leaveActing();
  show(page ?? pageAfter[kind || 'member']);
}

/** A full page load, so that no data of the other account remains. */
function show(page: string) {
  deleteDrafts();
  window.location.assign(page);
}
