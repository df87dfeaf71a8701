import type { ProfilePage } from '#features/talent/public-profile/queries.ts';
import type { Keys } from '#platform/config/secrets.ts';
import { publicAddress, signedAddress } from '#platform/storage/storage.ts';

/** Groups the media of a profile into photos, videos and voice samples, with URLs that are valid now. */
export function visibleMedia(keys: Keys, media: ProfilePage['media'], now: Date) {
  const shown = media.map(({ file, public_file, poster, ...medium }) => ({
    ...medium,
    url: public_file ? publicAddress(public_file) : signedAddress(keys, file, now),
    poster: poster && signedAddress(keys, poster, now),
  }));
  return {
    videos: shown.filter(({ kind }) => kind === 'intro_video'),
    voices: shown.filter(({ kind }) => kind === 'voice_sample'),
    photos: shown.filter(({ kind }) => kind !== 'intro_video' && kind !== 'voice_sample'),
  };
}
