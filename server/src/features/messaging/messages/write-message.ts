import type { NewMessage } from '@kirdaar/contract/messaging/conversations';
import { MAX_ATTACHMENTS } from '@kirdaar/contract/rules/conversations';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import { insertFile, updateToSent } from '#features/messaging/attachments/queries.ts';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import { findConversation } from '#features/messaging/conversations/queries.ts';
import {
  findOwnMessage,
  insertMessage,
  isFirstUnread,
  type StoredMessage,
} from '#features/messaging/messages/queries.ts';
import { notifyReaders, sendUnread } from '#features/messaging/messages/tasks.ts';
import { notifyUrgently } from '#features/messaging/messages/urgent-messages.ts';
import { afterQuietHours } from '#features/notifications/dispatch/quiet-hours.ts';
import { findOwnMedia } from '#features/talent/media/queries.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { actorOf, currentActing } from '#platform/http/acting.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const UNREAD_MS = 60 * 60 * 1000;

/** Retries write nothing twice. The first message of a house starts the conversation. */
export async function writeMessage(
  services: Services,
  participant: Participant,
  applicationId: string,
  { request_id: id, text, files, media = [], urgent: wanted = false }: NewMessage,
) {
  const { db, now } = services;
  const conversation = await findConversation(db, participant, applicationId, now());
  if (!conversation) throw new AppError('conversation_not_found');
  if (participant.party === 'house') await checkTextToChildren(services, conversation, 'text', text);
  if (files.length + media.length > MAX_ATTACHMENTS)
    throw AppError.field('files', 'too_many_files', { max: MAX_ATTACHMENTS });

  try {
    return await db.transaction().execute(async (trx) => {
      const urgent = wanted && participant.party === 'house';
      const written_at = now().toISOString();
      const message = { id, application_id: applicationId, text, written_at, urgent, ...writer() };
      if (await insertMessage(trx, participant, message)) {
        await attachFiles(trx, participant, message, { files, media });
        if (urgent) await notifyUrgently({ ...services, db: trx }, conversation, id);
        else await notifyOfFirstUnread({ ...services, db: trx }, id);
      }
      const written = await findOwnMessage(trx, participant, applicationId, id);
      // Another message uses this id; the rollback also undoes the start of the conversation.
      if (written?.text !== text) throw new AppError('message_id_taken');
      return written;
    });
  } catch (error) {
    if (hasCode(error, RULES.TALENT_LEAVING)) throw new AppError('talent_leaving');
    if (!hasCode(error, RULES.CONVERSATION_BARRED)) throw error;
    const { bar } = (await findConversation(db, participant, applicationId, now())) ?? conversation;
    if (!bar) throw new AppError('conversation_changed');
    throw new AppError('conversation_barred', { party: participant.party, bar });
  }
}

/** Who acts for the talent, if somebody does. */
function writer() {
  const acting = currentActing();
  return acting && { actor_id: actorOf(acting), mandate_id: acting[0].mandate_id };
}

/** The recipient already has, or will get, a notification about earlier messages. */
async function notifyOfFirstUnread(services: Services, message_id: string) {
  const { db, now, queue, config } = services;
  if (!(await isFirstUnread(db, message_id))) return;
  await notifyReaders(services, message_id, 'at once');
  const later = new Date(now().getTime() + UNREAD_MS);
  // Delayed past quiet hours here, so that the task checks for unread messages at the time of sending.
  await queue.add(db, sendUnread, { message_id }, config.QUIET_HOURS ? afterQuietHours(later) : later);
}

/** Library media stay with the message when the talent deletes them from the library. */
async function attachFiles(
  db: Database,
  participant: Participant,
  message: StoredMessage,
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
  message: StoredMessage,
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
