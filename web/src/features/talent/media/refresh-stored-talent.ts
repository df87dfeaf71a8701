import { ApiError, callApi } from '#api/call-api.ts';
import { storedOf } from '#features/talent/profile/stored-talent.ts';
import { readSession, refreshTalent } from '#session/store.ts';

const MIN_VALIDITY_MS = 5 * 60_000;

/**
 * Takes the name, picture, completion and last update from the server, because they may have changed here or
 * in another browser. If the request fails, what the browser knows stays.
 */
export async function refreshStoredTalent() {
  if (readSession()?.role !== 'talent') return;
  try {
    const { user } = await callApi('GET /api/user/profile');
    refreshTalent(storedOf(user));
  } catch (error) {
    // The page itself reports an ended session.
    if (!(error instanceof ApiError)) throw error;
  }
}

/**
 * Updates that picture if its stored URL has expired or soon will. The URL of a user who may be a child is
 * valid for ten minutes.
 */
export async function refreshExpiringPhotos() {
  const session = readSession();
  const photo = session?.role === 'talent' ? session.user.profile_photo : null;
  const expires = new URLSearchParams(photo?.split('?')[1]).get('expires');
  if (expires && Number(expires) < Date.now() + MIN_VALIDITY_MS) await refreshStoredTalent();
}
