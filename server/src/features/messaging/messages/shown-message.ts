import type { Participant } from '#features/messaging/conversations/participant.ts';
import type { MessageRow } from '#features/messaging/messages/queries.ts';
import { isClean } from '#features/talent/media/describe-medium.ts';
import type { Services } from '#platform/services.ts';
import { typeOf } from '#platform/storage/send-file.ts';
import { signedAddress } from '#platform/storage/storage.ts';

/**
 * Returns a message with signed URLs for its files. A reader gets no URL of a recording before it is
 * converted, because it may say where it was taken. Once an application is withdrawn, the house no longer gets
 * the talent's files.
 */
export function shownMessage(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { files, ...message }: MessageRow,
  reader: Participant['party'],
  isWithheld = false,
) {
  const isOwn = message.party === reader;
  const shown = isWithheld && !isOwn ? [] : files;
  return {
    ...message,
    files: shown.map(({ file, poster, ...about }) => ({
      ...about,
      type: typeOf(file),
      url: isOwn || isClean(about.state) ? signedAddress(secrets.media, file, now()) : null,
      poster: poster && signedAddress(secrets.media, poster, now()),
    })),
  };
}
