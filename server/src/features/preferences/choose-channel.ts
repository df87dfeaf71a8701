import { mayCome, maySilence, usualChannels } from '@kirdaar/contract/rules/messages';
import { dropQueued } from '#features/messages/queries.ts';
import { type Choice, deleteChoice, insertChoice } from '#features/preferences/queries.ts';
import { isCarried } from '#platform/carried-channels.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Turns a kind of message on or off by a channel. Only what is other than usual is kept. */
export async function chooseChannel({ db, now, config }: Services, choice: Choice, wanted: boolean) {
  const { account_id, kind, channel } = choice;
  if (!maySilence(kind, channel) && !wanted) {
    throw new Refusal(409, 'Messages that guard your account always come by email.');
  }
  if (wanted && !(mayCome(kind, channel) && isCarried(config, channel))) throw notHere();
  await db.transaction().execute(async (trx) => {
    if (wanted === usualChannels[kind].includes(channel)) await deleteChoice(trx, choice);
    else await insertChoice(trx, { ...choice, wanted, changed_at: now().toISOString() });
    if (!wanted) await dropQueued(trx, channel, { account_id, kind }, 'stopped by its reader', now());
  });
}

/** For a channel that nobody carries, or that a kind never comes by. */
export function notHere(): Refusal {
  return new Refusal(409, 'Nothing is sent this way here. Please load the page again.');
}
