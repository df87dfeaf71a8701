import type { Medium } from '@kirdaar/contract/media';
import type { listMedia } from '#features/media/queries.ts';
import type { Keys } from '#platform/secrets.ts';
import { typeOf } from '#platform/send-file.ts';
import type { Services } from '#platform/services.ts';
import { publicAddress, signedAddress } from '#platform/storage.ts';

type MediumRow = Awaited<ReturnType<typeof listMedia>>[number];

/** A medium as its owner is told it. */
export function tellMedium({ secrets, now }: Pick<Services, 'secrets' | 'now'>, row: MediumRow): Medium {
  const { file, public_file, poster, ...medium } = row;
  return {
    ...medium,
    type: typeOf(file),
    url: addressOf(secrets.media, { file, public_file }, now()),
    poster: poster && signedAddress(secrets.media, poster, now()),
  };
}

/** Where a medium is found now: a grown-up's picture for ever, anything else for ten minutes. */
export function addressOf(
  keys: Keys,
  { file, public_file }: Pick<MediumRow, 'file' | 'public_file'>,
  now: Date,
): string {
  return public_file ? publicAddress(public_file) : signedAddress(keys, file, now);
}
