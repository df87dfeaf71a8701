import { ApiError, callApi } from '#api/call-api.ts';
import { type Prefill, prefillOf } from '#features/applications/apply/prefill.ts';
import { readSession } from '#session/store.ts';

/**
 * Returns the values from the profile and the stored media. If the profile cannot be loaded, the talent can
 * still apply.
 */
export async function readPrefill(): Promise<Prefill> {
  try {
    const [{ user }, { media }] = await Promise.all([
      callApi('GET /api/user/profile'),
      callApi('GET /api/user/media'),
    ]);
    return prefillOf(user, media);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const session = readSession();
    const fullName = session?.role === 'talent' ? session.user.name : '';
    return { values: { fullName }, media: { headshot: [], fullPhoto: [], auditionVideo: [] } };
  }
}
