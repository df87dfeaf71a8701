import { mediaRules } from '@kirdaar/contract/rules/media';
import { insertFile, updateToSent } from '#features/conversation-files/queries.ts';
import type { Side } from '#features/conversations/side.ts';
import { findOwnMedia } from '#features/media/queries.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';

interface Sent {
  id: string;
  application_id: string;
  written_at: string;
}

/**
 * Has files go with a message: uploaded ones, then some of the talent's own library. Those of the library stay
 * with the message when the talent deletes them there.
 */
export async function attachFiles(
  db: Database,
  side: Side,
  message: Sent,
  { files, media }: { files: string[]; media: string[] },
) {
  if (files.length > 0) {
    const sent = await updateToSent(db, side, message, files);
    if (sent.length < files.length) throw gone();
  }
  if (media.length > 0) await attachMedia(db, side, message, media, files.length);
}

async function attachMedia(db: Database, side: Side, message: Sent, ids: string[], from: number) {
  const own = await findOwnMedia(db, side.account_id, ids);
  for (const [index, id] of ids.entries()) {
    const medium = own.find((found) => found.id === id);
    if (!medium) throw gone();
    const { kind, state, file, poster } = medium;
    const { noun } = mediaRules[kind];
    await insertFile(db, {
      ...{ application_id: message.application_id, account_id: side.account_id, message_id: message.id },
      ...{ kind: mediaRules[kind].file, name: noun, bytes: medium.bytes, state, file, poster },
      ...{ position: from + index, expires_at: message.written_at },
    });
  }
}

function gone() {
  const message = 'One of these files is not there any more. Please choose it again.';
  return new Refusal(400, message, { fields: { files: message } });
}
