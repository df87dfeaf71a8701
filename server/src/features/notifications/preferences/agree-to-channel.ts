import { channelConsents } from '@kirdaar/contract/rules/consents';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { PhoneChannel } from '@kirdaar/contract/rules/notifications';
import { dropQueued } from '#features/notifications/dispatch/queries.ts';
import { insertAgreement } from '#features/notifications/preferences/queries.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Agreement {
  channel: PhoneChannel;
  agreed: boolean;
  version: string;
  language: Language;
}

/** Records or withdraws an account's consent to messages on its phone, for the wording that was shown. */
export async function agreeToChannel(
  { db, now, config }: Services,
  account_id: string,
  { channel, agreed, version, language }: Agreement,
) {
  if (agreed && !isChannelAvailable(config, channel)) throw new AppError('channel_unavailable');
  if (agreed && version !== channelConsents[channel].version) {
    throw new AppError('channel_consent_changed');
  }
  const consent = { account_id, channel, agreed, version, language, said_at: now().toISOString() };
  await db.transaction().execute(async (trx) => {
    const holder = await insertAgreement(trx, consent);
    if (!holder && agreed) throw new AppError('mobile_number_missing');
    if (!holder?.is_proven && agreed) throw new AppError('mobile_not_verified');
    if (!agreed) await dropQueued(trx, channel, { account_id }, 'stopped by its reader', now());
  });
}
