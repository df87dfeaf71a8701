import type { Medium } from '@kirdaar/contract/talent/media';
import type { listMedia } from '#features/talent/media/queries.ts';
import type { Keys } from '#platform/config/secrets.ts';
import type { MediaState } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import { typeOf } from '#platform/storage/send-file.ts';
import { publicAddress, signedAddress } from '#platform/storage/storage.ts';

type MediumRow = Awaited<ReturnType<typeof listMedia>>[number];

export function describeMedium({ secrets, now }: Pick<Services, 'secrets' | 'now'>, row: MediumRow): Medium {
  const { file, public_file, focus, poster, ...medium } = row;
  return {
    ...medium,
    type: typeOf(file),
    url: mediumUrl(secrets.media, { file, public_file, focus }, now()),
    poster: poster && signedAddress(secrets.media, poster, now()),
  };
}

/** Whether others may get a file: its location data was removed, or there is no ffmpeg to remove it. */
export function isClean(state: MediaState): boolean {
  return state === 'ready' || state === 'kept';
}

/** The current URL, with the focus: permanent for an adult's picture, valid for ten minutes for anything else. */
export function mediumUrl(
  keys: Keys,
  { file, public_file, focus }: Pick<MediumRow, 'file' | 'public_file' | 'focus'>,
  now: Date,
): string {
  const address = public_file ? publicAddress(public_file) : signedAddress(keys, file, now);
  return focus ? `${address}#focus=${focus}` : address;
}
