import type { NewMessage } from '@kirdaar/contract/conversations';
import { ATTACHMENTS_MOST, barWords } from '@kirdaar/contract/rules/conversations';
import { attachFiles } from '#features/conversation-files/attach-files.ts';
import { findOwnMessage, insertMessage } from '#features/conversation-messages/queries.ts';
import { isFirstUnread } from '#features/conversation-news/queries.ts';
import { sendUnread } from '#features/conversation-news/tasks.ts';
import { tellReaders } from '#features/conversation-news/tell-readers.ts';
import { findConversation } from '#features/conversations/queries.ts';
import type { Side } from '#features/conversations/side.ts';
import { afterQuietHours } from '#features/messages/quiet-hours.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const TAKES_NOTHING = 'KD281';
const UNREAD_MS = 60 * 60 * 1000;

/**
 * Writes a message, once however often it is sent. The first of a house opens the conversation. The reader finds
 * it under the bell at once, and hears of it elsewhere when it is still unread after an hour.
 */
export async function writeMessage(
  services: Services,
  side: Side,
  applicationId: string,
  { request_id: id, text, files, media = [] }: NewMessage,
) {
  const { db, now } = services;
  const conversation = await findConversation(db, side, applicationId, now());
  if (!conversation) throw new Refusal(404, 'Not found.');
  if (files.length + media.length > ATTACHMENTS_MOST) throw tooMany();

  try {
    return await db.transaction().execute(async (trx) => {
      const message = { id, application_id: applicationId, text, written_at: now().toISOString() };
      if (await insertMessage(trx, side, message)) {
        await attachFiles(trx, side, message, { files, media });
        await spread({ ...services, db: trx }, id);
      }
      const written = await findOwnMessage(trx, side, applicationId, id);
      // An id that somebody else's message has; taking the opening of the conversation back with it.
      if (!written) throw new Refusal(409, 'Please write this message again.');
      return written;
    });
  } catch (error) {
    if (!hasCode(error, TAKES_NOTHING)) throw error;
    const { bar } = (await findConversation(db, side, applicationId, now())) ?? conversation;
    throw new Refusal(409, bar ? barWords[side.party][bar] : 'Please try again.');
  }
}

/** Whoever has something unread already knows, or is written to about that. */
async function spread(services: Services, message_id: string) {
  const { db, now, queue, config } = services;
  if (!(await isFirstUnread(db, message_id))) return;
  await tellReaders(services, message_id, 'at once');
  const later = new Date(now().getTime() + UNREAD_MS);
  // Whether it is unread is asked when the letter may leave, not when quiet hours begin.
  await queue.add(db, sendUnread, { message_id }, config.QUIET_HOURS ? afterQuietHours(later) : later);
}

function tooMany() {
  const message = `At most ${ATTACHMENTS_MOST} files.`;
  return new Refusal(400, message, { fields: { files: message } });
}
