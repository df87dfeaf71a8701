import { z } from 'zod';
import { type Message, type Messenger, Undeliverable } from '#platform/messenger.ts';

/** A number of ours on WhatsApp, and what speaks for it. */
interface Sender {
  /** Of the API, with its version. */
  url: string;
  phoneNumberId: string;
  token: string;
  patience_ms?: number | undefined;
}

const PATIENCE_MS = 10_000;
const REASON_MOST = 200;

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const refused = z.object({
  error: z.object({ code: z.int(), message: z.string().catch(''), error_subcode: z.int().optional() }),
});

/** What no second try changes: this reader, or this message, by the codes of the API. */
const inVain = new Set([
  // Parameters, such as a number that is none.
  ...[100, 131008, 131009, 131021, 131051],
  // The reader: not on WhatsApp, not to be tried with, in a closed country, outside the window, opted out, in enough already.
  ...[131026, 131030, 130497, 131047, 131050, 131049, 130472],
  // The template: not there, not fitting, against the rules, paused, disabled.
  ...[132000, 132001, 132005, 132007, 132012, 132015, 132016],
]);
/** With code 100: the number that sends is not there, or not ours. */
const WRONG_SENDER = 33;

/** Sends messages by the Cloud API of WhatsApp, each by the template of its letter. */
export function whatsappMessenger({ url, phoneNumberId, token, patience_ms }: Sender): Messenger {
  return {
    send: async (id, message) => {
      const response = await fetch(`${url.replace(/\/$/, '')}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(templateMessage(id, message)),
        signal: AbortSignal.timeout(patience_ms ?? PATIENCE_MS),
        redirect: 'error',
      });
      const answer = await response.json().catch(() => undefined);
      if (!response.ok) throw refusalIn(response.status, answer);
      const { data } = accepted.safeParse(answer);
      // Should it have been taken all the same, its news name our id, and it is not sent again.
      if (!data) throw new Error('WhatsApp took a message without naming it.');
      return data.messages[0]?.id;
    },
  };
}

/** How a template is called there: small letters, digits and underscores. */
export function templateName(letter: string): string {
  return letter.replaceAll('-', '_');
}

function templateMessage(id: string, { to, template }: Message) {
  if (!template) throw new Undeliverable('WhatsApp takes no message without a template.');
  const { letter, language, values } = template;
  // A value may have no line breaks, and may not be empty.
  const parameters = values.map((value) => ({
    type: 'text',
    text: value.replace(/\s+/g, ' ').trim() || '–',
  }));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/^\+/, ''),
    type: 'template',
    template: {
      name: templateName(letter),
      language: { code: language },
      components: [{ type: 'body', parameters }],
    },
    // Comes back with all news of it, also with those that overtake our own note of having sent it.
    biz_opaque_callback_data: id,
  };
}

function refusalIn(status: number, answer: unknown): Error {
  const error = refused.safeParse(answer).data?.error;
  // What it says more of a failure may quote the reader.
  if (!error) return new Error(`WhatsApp answered with ${status}.`);
  const { code, message, error_subcode } = error;
  if (inVain.has(code) && error_subcode !== WRONG_SENDER) {
    return new Undeliverable(`${code} ${message}`.slice(0, REASON_MOST));
  }
  return new Error(`WhatsApp answered with ${status}, code ${code}.`);
}
