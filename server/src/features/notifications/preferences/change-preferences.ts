import { channelConsents } from '@kirdaar/contract/rules/consents';
import {
  canTurnOff,
  channels,
  isChannelAllowed,
  notificationKinds,
  usualChannels,
} from '@kirdaar/contract/rules/notifications';
import { z } from 'zod';
import { dropQueued } from '#features/notifications/dispatch/queries.ts';
import {
  type Choice,
  type ConsentGiven,
  deleteChoice,
  findAccountToStop,
  insertAgreement,
  insertChoice,
} from '#features/notifications/preferences/queries.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Turns a kind of notification on or off for a channel. Only a choice unlike the default is stored. */
export async function chooseChannel({ db, now, config }: Services, choice: Choice, wanted: boolean) {
  const { account_id, kind, channel } = choice;
  if (!canTurnOff(kind, channel) && !wanted) throw new AppError('security_notifications_required');
  if (wanted && !(isChannelAllowed(kind, channel) && isChannelAvailable(config, channel)))
    throw new AppError('channel_unavailable');
  await db.transaction().execute(async (trx) => {
    if (wanted === usualChannels[kind].includes(channel)) await deleteChoice(trx, choice);
    else await insertChoice(trx, { ...choice, wanted, changed_at: now().toISOString() });
    if (!wanted) await dropQueued(trx, channel, { account_id, kind }, 'stopped_by_reader', now());
  });
}

/** Records or withdraws an account's consent to messages on its phone, for the wording that was shown. */
export async function agreeToChannel(
  { db, now, config }: Services,
  { account_id, channel, agreed, version, language }: Omit<ConsentGiven, 'said_at'>,
) {
  if (agreed && !isChannelAvailable(config, channel)) throw new AppError('channel_unavailable');
  if (agreed && version !== channelConsents[channel].version) throw new AppError('channel_consent_changed');
  const consent = { account_id, channel, agreed, version, language, said_at: now().toISOString() };
  await db.transaction().execute(async (trx) => {
    const holder = await insertAgreement(trx, consent);
    if (!holder && agreed) throw new AppError('mobile_number_missing');
    if (!holder?.is_proven && agreed) throw new AppError('mobile_not_verified');
    if (!agreed) await dropQueued(trx, channel, { account_id }, 'stopped_by_reader', now());
  });
}

const words = serverWords('notificationEmails');

const address = z.object({ token: z.uuid(), kind: z.enum(notificationKinds), channel: z.enum(channels) });

/** Turns a kind of notification off or on for a channel; the token of the email is the only authorisation. */
export async function unsubscribe(
  services: Services,
  { token, kind, channel }: z.output<typeof address>,
  wanted: boolean,
) {
  const account = canTurnOff(kind, channel) && (await findAccountToStop(services.db, token));
  if (!account) throw new AppError('unsubscribe_link_ended');
  await chooseChannel(services, { account_id: account.id, kind, channel }, wanted);
  const { role, language } = account;
  const [about, way] = [words[language].stops_kinds[kind], words[language].channels[channel]];
  const message = wanted ? words[language].on_again(about, way) : words[language].off(about, way);
  return { role, language, message };
}

/** Does the same for unvalidated URL parameters. */
export async function stopByAddress(services: Services, params: unknown) {
  const { data } = address.safeParse(params);
  if (!data) throw new AppError('unsubscribe_link_ended');
  return unsubscribe(services, data, false);
}
