import { ApiError, callApi } from '#api/call-api.ts';
import { openAccount } from '#features/accounts/identity/open-account.ts';
import { forgetKeptSession, keptRole } from '#session/kept-session.ts';

const LONGEST_MS = 5000;

/** Takes the session back from the server, by the cookies of its login. */
export async function restoreSession() {
  const role = keptRole();
  if (!role) return;
  const name = role === 'talent' ? 'POST /api/user/session/restore' : 'POST /api/production/session/restore';
  try {
    openAccount(await callApi(name, {}, { signal: AbortSignal.timeout(LONGEST_MS) }), undefined);
  } catch (error) {
    // Without a connection the next page tries again.
    if (error instanceof ApiError && error.status === 401) forgetKeptSession();
  }
}
