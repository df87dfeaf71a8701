import type { MessageRow } from '#features/conversation-messages/queries.ts';
import { typeOf } from '#platform/send-file.ts';
import type { Services } from '#platform/services.ts';
import { signedAddress } from '#platform/storage.ts';

/**
 * A message with files that can be opened now. Once an application is withdrawn, the house sees nothing more that
 * shows the applicant.
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
