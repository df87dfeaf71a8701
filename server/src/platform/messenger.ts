import type { Channel, Language } from '@kirdaar/contract/rules/messages';

export interface Message {
  channel: Channel;
  to: string;
  subject: string;
  text: string;
  /** Empty where the channel carries only text. */
  html: string;
  /** What it is written in. */
  language?: Language;
  attachments?: { name: string; type: string; base64: string }[];
  /** The letter it was written from: providers of WhatsApp and SMS send only what they have approved by name. */
  template?: { letter: string; shape?: string; language: Language; values: string[] };
  /** The page of the site it is about, as a whole address. */
  link?: string;
  /** A POST to this address, without a login, stops messages of its kind (RFC 8058). */
  unsubscribe?: string;
}

/** Carries messages out of the product. The same id sent again is the same message. */
export interface Messenger {
  /** Returns what the provider calls it, if it says so. Throws `Undeliverable` when trying again is in vain. */
  send: (id: string, message: Message) => Promise<string | undefined>;
}

/** Nobody can be reached at an address, or the provider will never take the message; the reason is for our staff. */
export class Undeliverable extends Error {
  override name = 'Undeliverable';
}

/** What a provider says of a message, without its reader: the words may go to the log. */
export function impersonal(words: string, { to }: Message): string {
  return words.replaceAll(to, 'the address');
}

/** Hands each message to the messenger of its channel. */
export function messengerOf(ofChannel: Record<Channel, Messenger>): Messenger {
  return { send: (id, message) => ofChannel[message.channel].send(id, message) };
}
