import { channelConsents } from '@kirdaar/contract/rules/consents';
import type { PhoneChannel } from '@kirdaar/contract/rules/messages';
import { dropQueued } from '#features/messages/queries.ts';
import { notHere } from '#features/preferences/choose-channel.ts';
import { insertAgreement } from '#features/preferences/queries.ts';
import { isCarried } from '#platform/carried-channels.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

interface Agreement {
  channel: PhoneChannel;
  agreed: boolean;
  version: string;
}

/** Keeps that somebody agrees to messages on the phone in the words that were shown, or takes that back. */
export async function agreeToChannel(
  { db, now, config }: Services,
  account_id: string,
  { channel, agreed, version }: Agreement,
) {
  if (agreed && !isCarried(config, channel)) throw notHere();
  if (agreed && version !== channelConsents[channel].version) {
    throw new Refusal(409, 'The words have changed meanwhile. Please load the page again and read them.');
  }
  const said = { account_id, channel, agreed, version, said_at: now().toISOString() };
  await db.transaction().execute(async (trx) => {
    if (!(await insertAgreement(trx, said)) && agreed) {
      throw new Refusal(409, 'Your account has no mobile number yet. Please add one first.');
    }
    if (!agreed) await dropQueued(trx, channel, { account_id }, 'stopped by its reader', now());
  });
}
