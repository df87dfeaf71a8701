import { dropQueued } from '#features/messages/queries.ts';
import { insertReply, insertStart, insertStop, isLatestReply } from '#features/whatsapp/queries.ts';
import type { Reply } from '#features/whatsapp/read-news.ts';
import type { Services } from '#platform/services.ts';

const stops = ['stop', 'unsubscribe', 'बंद', 'रोकें'];
const starts = ['start', 'शुरू'];

/** Takes back the consent to be written to at a number when its owner says so, or gives back one that there was. */
export async function takeReply({ db, now }: Services, { id, address, said_at, words }: Reply) {
  const wish = wishIn(words);
  if (!wish) return;
  if (!(await insertReply(db, { id, address, said_at }))) return;
  // What comes late does not undo what was said after it.
  if (!(await isLatestReply(db, address, said_at))) return;
  if (wish === 'start') return insertStart(db, address, said_at);
  await insertStop(db, address, said_at);
  await dropQueued(db, 'whatsapp', { address }, 'stopped by a reply', now());
}

/** What a reply of this one word asks for; case, blanks and signs around it do not matter. */
function wishIn(words: string): 'stop' | 'start' | undefined {
  const word = words
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  if (stops.includes(word)) return 'stop';
  return starts.includes(word) ? 'start' : undefined;
}
