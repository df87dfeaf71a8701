import { ApiError, call } from '#api/call.ts';
import { type Prefill, prefillOf } from '#features/applications/prefill.ts';
import { readSession } from '#session/store.ts';

/** What the profile and the stored media fill in. A profile that cannot be read keeps nobody from applying. */
export async function readPrefill(): Promise<Prefill> {
  try {
    const [{ user }, { media }] = await Promise.all([
      call('GET /api/user/profile'),
      call('GET /api/user/media'),
    ]);
    return prefillOf(user, media);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    const session = readSession();
    const fullName = session?.role === 'talent' ? session.user.name : '';
    return { values: { fullName }, media: { headshot: [], fullPhoto: [], auditionVideo: [] } };
  }
}
