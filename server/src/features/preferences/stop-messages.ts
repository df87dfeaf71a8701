import { sayChosen } from '@kirdaar/contract/rules/message-words';
import {
  type Channel,
  channels,
  type MessageKind,
  maySilence,
  messageKinds,
} from '@kirdaar/contract/rules/messages';
import { z } from 'zod';
import { chooseChannel } from '#features/preferences/choose-channel.ts';
import { findAccountToStop } from '#features/preferences/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

interface Stop {
  token: string;
  kind: MessageKind;
  channel: Channel;
  wanted: boolean;
}

/** What stands in the address of a letter that stops its kind. */
const address = z.object({ token: z.uuid(), kind: z.enum(messageKinds), channel: z.enum(channels) });

const unknown = () => new Refusal(404, 'This link does not stop anything any more.');

/** Turns a kind of message off by a channel, or on again, for whoever has its letter; says what holds now. */
export async function stopMessages(services: Services, { token, kind, channel, wanted }: Stop) {
  const account = maySilence(kind, channel) && (await findAccountToStop(services.db, token));
  if (!account) throw unknown();
  await chooseChannel(services, { account_id: account.id, kind, channel }, wanted);
  const { role, language } = account;
  return { role, language, message: sayChosen(language, kind, channel, wanted) };
}

/** The same for an address as it came. */
export async function stopByAddress(services: Services, params: unknown) {
  const { data } = address.safeParse(params);
  if (!data) throw unknown();
  return stopMessages(services, { ...data, wanted: false });
}
