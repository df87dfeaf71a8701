import { callApi } from '#api/call-api.ts';
import { paths, startOf } from '#paths.ts';
import { leaveActing, readSession, storeTalent } from '#session/store.ts';
import { deleteDrafts } from '#ui/draft.ts';

/** Begins to act by a mandate, and opens a page as the talent. The own session is kept to return to. */
export async function openActing(mandate: string, page: string = startOf.talent) {
  const session = readSession();
  if (session?.role !== 'talent') return;
  const { token, user, kind, scopes } = await callApi('POST /api/user/acting', { body: { mandate } });
  storeTalent(token, user, { kind, scopes, before: session });
  show(page);
}

/** Ends the acting session, also if the server cannot be reached, and returns to the one before. */
export async function closeActing(page: string = paths.representation) {
  await callApi('DELETE /api/user/acting').catch(() => undefined);
  leaveActing();
  show(page);
}

/** A full page load, so that no data of the other account remains. */
function show(page: string) {
  deleteDrafts();
  window.location.assign(page);
}
