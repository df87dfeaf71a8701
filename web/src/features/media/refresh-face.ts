import { call } from '#api/call.ts';
import { readSession, refreshTalent } from '#session/store.ts';

const SOON_MS = 5 * 60_000;

/** Has the picture beside the name follow what was added or deleted; without an answer it stays for now. */
export async function refreshFace() {
  const session = readSession();
  if (session?.role !== 'talent') return;
  const { user } = await call('GET /api/user/profile');
  refreshTalent({ ...session.user, image: user.image, profile_photo: user.profile_photo });
}

/** Does so when the stored address has ended or soon will: that of whoever may be a child lasts ten minutes. */
export async function refreshEndingFace() {
  const session = readSession();
  const photo = session?.role === 'talent' ? session.user.profile_photo : null;
  const expires = new URLSearchParams(photo?.split('?')[1]).get('expires');
  if (expires && Number(expires) * 1000 < Date.now() + SOON_MS) await refreshFace().catch(() => undefined);
}
