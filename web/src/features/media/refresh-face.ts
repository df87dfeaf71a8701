import { call } from '#api/call.ts';
import { readSession, refreshTalent } from '#session/store.ts';

/** Has the picture beside the name follow what was added or deleted; without an answer it stays for now. */
export async function refreshFace() {
  const session = readSession();
  if (session?.role !== 'talent') return;
  const { user } = await call('GET /api/user/profile');
  refreshTalent({ ...session.user, image: user.image, profile_photo: user.profile_photo });
}
