import { mediaRules } from '@kirdaar/contract/rules/media';
import { insertFile, updateToSent } from '#features/messaging/attachments/queries.ts';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import { findOwnMedia } from '#features/talent/media/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

interface SentMessage {
  id: string;
  application_id: string;
  written_at: string;
}

/**
 * Attaches files to a message: first uploaded ones, then media from the talent's own library. Library media
 * stay with the message when the talent deletes them from the library.
 */
export async function attachFiles(
  db: Database,
  participant: Participant,
  message: SentMessage,
  { files, media }: { files: string[]; media: string[] },
) {
  if (files.length > 0) {
    const sent = await updateToSent(db, participant, message, files);
    if (sent.length < files.length) throw AppError.field('files', 'chosen_file_missing');
  }
  if (media.length > 0) await attachLibraryMedia(db, participant, message, media, files.length);
}

async function attachLibraryMedia(
  db: Database,
  participant: Participant,
  message: SentMessage,
  ids: string[],
  firstPosition: number,
) {
  const own = await findOwnMedia(db, participant.account_id, ids);
  for (const [index, id] of ids.entries()) {
    const medium = own.find((found) => found.id === id);
    if (!medium) throw AppError.field('files', 'chosen_file_missing');
    const { kind, bytes, state, file, poster } = medium;
    await insertFile(db, {
      application_id: message.application_id,
      account_id: participant.account_id,
      message_id: message.id,
      kind: mediaRules[kind].file,
      name: mediaRules[kind].noun,
      bytes,
      state,
      file,
      poster,
      position: firstPosition + index,
      expires_at: message.written_at,
    });
  }
}
