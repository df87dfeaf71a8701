import { callApi } from '#api/call-api.ts';
import { readSession, refreshTalent } from '#session/store.ts';

const MIN_VALIDITY_MS = 5 * 60_000;

/**
 * Updates the picture beside the user's name after an upload or deletion. If the request fails, the old one
 * stays.
 */
export async function refreshProfilePhoto() {
  const session = readSession();
  if (session?.role !== 'talent') return;
  const { user } = await callApi('GET /api/user/profile');
  refreshTalent({ ...session.user, image: user.image, profile_photo: user.profile_photo });
}

/**
 * Updates that picture if its stored URL has expired or soon will. The URL of a user who may be a child is
 * valid for ten minutes.
 */
export async function refreshExpiringPhotos() {
  const session = readSession();
  const photo = session?.role === 'talent' ? session.user.profile_photo : null;
  const expires = new URLSearchParams(photo?.split('?')[1]).get('expires');
  if (expires && Number(expires) < Date.now() + MIN_VALIDITY_MS)
    await refreshProfilePhoto().catch(() => undefined);
}
