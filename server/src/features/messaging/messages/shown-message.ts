import type { MessageRow } from '#features/messaging/messages/queries.ts';
import type { Services } from '#platform/services.ts';
import { typeOf } from '#platform/storage/send-file.ts';
import { signedAddress } from '#platform/storage/storage.ts';

/**
 * Returns a message with signed URLs for its files. Once an application is withdrawn, the house no longer
 * gets the talent's files.
 */
export function shownMessage(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { files, ...message }: MessageRow,
  isWithheld = false,
) {
  const shown = isWithheld && message.party === 'talent' ? [] : files;
  return {
    ...message,
    files: shown.map(({ file, poster, ...about }) => ({
      ...about,
      type: typeOf(file),
      url: signedAddress(secrets.media, file, now()),
      poster: poster && signedAddress(secrets.media, poster, now()),
    })),
  };
}
