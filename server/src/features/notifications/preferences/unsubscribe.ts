import {
  type Channel,
  canTurnOff,
  channels,
  type NotificationKind,
  notificationKinds,
} from '@kirdaar/contract/rules/notifications';
import { z } from 'zod';
import { chooseChannel } from '#features/notifications/preferences/choose-channel.ts';
import { findAccountToStop } from '#features/notifications/preferences/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('notificationEmails');

interface UnsubscribeRequest {
  token: string;
  kind: NotificationKind;
  channel: Channel;
  wanted: boolean;
}

/** The parameters of an unsubscribe URL. */
const address = z.object({ token: z.uuid(), kind: z.enum(notificationKinds), channel: z.enum(channels) });

/**
 * Turns a kind of notification off or on for a channel; the token of the email is the only authorisation.
 * Returns a message with the new setting.
 */
export async function unsubscribe(services: Services, { token, kind, channel, wanted }: UnsubscribeRequest) {
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
  return unsubscribe(services, { ...data, wanted: false });
}
