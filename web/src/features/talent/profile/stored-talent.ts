import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { ApiError, callApi } from '#api/call-api.ts';
import { refreshTalent } from '#session/refresh.ts';
import { readSession, type StoredTalent } from '#session/store.ts';

const MIN_VALIDITY_MS = 5 * 60_000;

/** Keeps in the browser what pages show of the talent's own profile. */
export function storeProfile(profile: OwnProfile) {
  const { id, name, profile_photo, image, updated_at, completion, missing_answers } = profile;
  // Only categories of the contract are stored as a profile type.
  const profileType = profile.profileType as StoredTalent['profileType'];
  const missing = missing_answers.length;
  refreshTalent({ id, name, profile_photo, profileType, image, updated_at, completion, missing });
}

/** Updates what may have changed here or in another browser. If the request fails, the old values stay. */
export async function refreshStoredTalent() {
  if (readSession()?.role !== 'talent') return;
  try {
    storeProfile((await callApi('GET /api/user/profile')).user);
  } catch (error) {
    // The page itself reports an ended session.
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Updates a picture whose signed URL has expired or soon will; a possible child's lasts ten minutes. */
export async function refreshExpiringPhotos() {
  const session = readSession();
  const photo = session?.role === 'talent' ? session.user.profile_photo : null;
  const expires = new URLSearchParams(photo?.split('?')[1]).get('expires');
  if (expires && Number(expires) < Date.now() + MIN_VALIDITY_MS) await refreshStoredTalent();
}
