import { randomUUID } from 'node:crypto';
import { announcedFile } from '@kirdaar/contract/messaging/conversations';
import { attachments, MAX_UNSENT } from '@kirdaar/contract/rules/conversations';
import { UPLOAD_HOURS } from '@kirdaar/contract/rules/limits';
import { countUnsent, insertFile } from '#features/messaging/attachments/queries.ts';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import { findConversation } from '#features/messaging/conversations/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Starts a resumable upload and returns its id; rejects early what could not be sent in the end. */
export async function beginFile(
  { db, now }: Services,
  participant: Participant,
  { bytes, metadata }: { bytes: number; metadata: Record<string, string | null> },
): Promise<string> {
  const { application_id, kind, name } = announcedFile.parse(metadata);
  if (bytes < 1 || bytes > attachments[kind].bytes)
    throw AppError.field('file', 'file_not_accepted', { accepted: kind });
  const conversation = await findConversation(db, participant, application_id, now());
  if (!conversation) throw new AppError('conversation_not_found');
  if (conversation.bar)
    throw new AppError('conversation_barred', { party: participant.party, bar: conversation.bar });
  if ((await countUnsent(db, participant.account_id, now())) >= MAX_UNSENT)
    throw new AppError('too_many_unsent_files');

  const id = randomUUID();
  const expires_at = new Date(now().getTime() + UPLOAD_HOURS * HOUR_MS).toISOString();
  await insertFile(db, {
    id,
    application_id,
    account_id: participant.account_id,
    kind,
    name,
    bytes,
    expires_at,
  });
  return id;
}
