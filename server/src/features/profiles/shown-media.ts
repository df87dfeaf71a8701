import type { ProfilePage } from '#features/profiles/queries.ts';
import type { Keys } from '#platform/secrets.ts';
import { publicAddress, signedAddress } from '#platform/storage.ts';

/** The media of a page, pictures, videos and recordings apart, under addresses that work now. */
export function shownMedia(keys: Keys, media: ProfilePage['media'], now: Date) {
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
