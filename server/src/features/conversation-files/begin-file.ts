import { randomUUID } from 'node:crypto';
import { announcedFile } from '@kirdaar/contract/conversations';
import { attachments, barWords, UNSENT_MOST } from '@kirdaar/contract/rules/conversations';
import { UPLOAD_HOURS } from '@kirdaar/contract/rules/limits';
import { countUnsent, insertFile } from '#features/conversation-files/queries.ts';
import { findConversation } from '#features/conversations/queries.ts';
import type { Side } from '#features/conversations/side.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { refusedFile } from '#platform/uploads.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Lets a side send a file in pieces and returns its id; what cannot end well does not begin. */
export async function beginFile(
  { db, now }: Services,
  side: Side,
  { bytes, metadata }: { bytes: number; metadata: Record<string, string | null> },
): Promise<string> {
  const { application_id, kind, name } = announcedFile.parse(metadata);
  const rule = attachments[kind];
  if (bytes < 1 || bytes > rule.bytes) throw refusedFile('file', `Please choose ${rule.words}.`);
  const conversation = await findConversation(db, side, application_id, now());
  if (!conversation) throw new Refusal(404, 'Not found.');
  if (conversation.bar) throw new Refusal(409, barWords[side.party][conversation.bar]);
  if ((await countUnsent(db, side.account_id, now())) >= UNSENT_MOST)
    throw new Refusal(429, 'Too many files wait to be sent. Please send or remove some first.');

  const id = randomUUID();
  const expires_at = new Date(now().getTime() + UPLOAD_HOURS * HOUR_MS).toISOString();
  await insertFile(db, { id, application_id, account_id: side.account_id, kind, name, bytes, expires_at });
  return id;
}
