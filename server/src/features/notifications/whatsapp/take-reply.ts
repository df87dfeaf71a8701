import { dropQueued } from '#features/notifications/dispatch/queries.ts';
import type { Reply } from '#features/notifications/whatsapp/parse-webhook.ts';
import { insertConsent, insertReply, isLatestReply } from '#features/notifications/whatsapp/queries.ts';
import type { Services } from '#platform/services.ts';

const stops = ['stop', 'unsubscribe', 'बंद', 'रोकें'];
const starts = ['start', 'शुरू'];

/** Withdraws WhatsApp consent for a number on its owner's reply, or restores an earlier consent. */
export async function takeReply({ db, now }: Services, { id, address, said_at, text }: Reply) {
  const keyword = keywordIn(text);
  if (!keyword) return;
  if (!(await insertReply(db, { id, address, said_at }))) return;
  // A late reply does not override a newer one.
  if (!(await isLatestReply(db, address, said_at))) return;
  await insertConsent(db, address, said_at, keyword === 'start');
  if (keyword === 'stop') await dropQueued(db, 'whatsapp', { address }, 'stopped by a reply', now());
}

/** Returns what a one-word reply asks for, ignoring case and surrounding spaces and punctuation. */
function keywordIn(text: string): 'stop' | 'start' | undefined {
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  if (stops.includes(word)) return 'stop';
  return starts.includes(word) ? 'start' : undefined;
}
