import { callApi } from '#api/call-api.ts';
import { forgetWaiting } from '#api/waiting-store.ts';
import { ownToken } from '#session/acting.ts';
import { forgetKeptSession } from '#session/kept-session.ts';
import { clearSession, readSession } from '#session/store.ts';
import { deleteDrafts } from '#ui/draft.ts';

/** Ends the session on the server and on this device, also when the server cannot be reached. */
export async function endSession(leave?: () => unknown) {
  const role = readSession()?.role;
  const name = role === 'production' ? 'POST /api/production/logout' : 'POST /api/user/logout';
  // Sessions in which the person acted for somebody else end with their own.
  const ended = callApi(name, {}, { token: ownToken() });
  await ended.catch(() => undefined);
  await leave?.();
  clearSession();
  forgetKeptSession();
  deleteDrafts();
  forgetWaiting();
}
