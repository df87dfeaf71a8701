import type { Language } from '@kirdaar/contract/rules/languages';
import type { Channel } from '@kirdaar/contract/rules/notifications';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('deliveryReasons');

export interface OutgoingMessage {
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  /** Empty when the channel supports only text. */
  html: string;
  language?: Language;
  attachments?: { name: string; type: string; base64: string }[];
  /** The email it was composed from: WhatsApp and SMS providers send only templates they approved by name. */
  template?: { name: string; shape?: string; language: Language; values: string[] };
  /** The full URL of the page it is about. */
  link?: string;
  /** A POST to this URL, without a login, stops messages of its kind (RFC 8058). */
  unsubscribe?: string;
}

/** Sends messages. Sending the same id again is the same message. */
export interface Messenger {
  /**
   * Returns the provider's id of the message, if it gives one. Throws `Undeliverable` when a retry is
   * useless.
   */
  send: (id: string, message: OutgoingMessage) => Promise<string | undefined>;
}

/**
 * The recipient cannot be reached, or the provider will never accept the message; the reason is for our
 * staff.
 */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

/** Why we did not send a message; what a provider says is kept as it is. */
export type OwnReason = keyof (typeof words)['en']['reasons'];

/** Fails a message for a reason of ours. The detail, such as a name or a number, is in no language. */
export function undeliverable(reason: OwnReason, detail?: string | number) {
  return new Undeliverable(detail === undefined ? reason : `${reason}: ${detail}`);
}

/** Says why a message was not sent. */
export function reasonIn(language: Language, reason: string): string {
  const [code = '', ...detail] = reason.split(': ');
  const own = Object.entries(words[language].reasons).find(([name]) => name === code);
  return own ? [own[1], ...detail].join(': ') : words[language].provider_says(reason);
}

/** Removes the recipient from a provider's response, because the text may be logged. */
export function impersonal(text: string, { to }: OutgoingMessage): string {
  return text.replaceAll(to, 'the address');
}

/** Why an attempt to send a message failed, without its recipient. */
export const failureOf = (error: unknown, message: OutgoingMessage): string =>
  impersonal(error instanceof Error ? error.message : String(error), message);

/** Passes each message to the messenger of its channel. */
export function messengerOf(ofChannel: Record<Channel, Messenger>): Messenger {
  return { send: (id, message) => ofChannel[message.channel].send(id, message) };
}
