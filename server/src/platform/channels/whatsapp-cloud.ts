import { z } from 'zod';
import {
  type Messenger,
  type OutgoingMessage,
  Undeliverable,
  undeliverable,
} from '#platform/channels/messenger.ts';

/** Our WhatsApp number and its credentials. */
interface Sender {
  /** Of the API, including its version. */
  url: string;
  phoneNumberId: string;
  token: string;
  timeout_ms?: number | undefined;
}

const TIMEOUT_MS = 10_000;
const MAX_REASON = 200;

const accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) });
const rejected = z.object({
  error: z.object({ code: z.int(), message: z.string().catch(''), error_subcode: z.int().optional() }),
});

/** Error codes of the API that no retry can change: they concern this recipient or this message. */
const permanentErrorCodes = new Set([
  // Parameters, such as an invalid number.
  100, 131008, 131009, 131021, 131051,
  // The recipient: not on WhatsApp, not allowed for testing, in a restricted country, outside the time
  // window, opted out, or sent too many messages.
  131026, 131030, 130497, 131047, 131050, 131049, 130472,
  // The template: missing, mismatched, against the rules, paused or disabled.
  132000, 132001, 132005, 132007, 132012, 132015, 132016,
]);
/** Subcode of code 100: the sender's number does not exist or is not ours. */
const WRONG_SENDER = 33;

/** Sends messages by the WhatsApp Cloud API, each with the template of its email. */
export function whatsappMessenger({ url, phoneNumberId, token, timeout_ms }: Sender): Messenger {
  return {
    send: async (id, message) => {
      const response = await fetch(`${url.replace(/\/$/, '')}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(templateMessage(id, message)),
        signal: AbortSignal.timeout(timeout_ms ?? TIMEOUT_MS),
        redirect: 'error',
      });
      const answer = await response.json().catch(() => undefined);
      if (!response.ok) throw errorFrom(response.status, answer);
      const { data } = accepted.safeParse(answer);
      // If WhatsApp accepted it anyway, its webhook names our id and the message is not sent again.
      if (!data) throw new Error('WhatsApp accepted a message without returning its id.');
      return data.messages[0]?.id;
    },
  };
}

/** Returns the name of a template on WhatsApp: lowercase letters, digits and underscores. */
export function templateName(name: string): string {
  return name.replaceAll('-', '_');
}

function templateMessage(id: string, { to, template }: OutgoingMessage) {
  if (!template) throw undeliverable('no_template');
  const { name, language, values } = template;
  // A value must not contain line breaks or be empty.
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
      name: templateName(name),
      language: { code: language },
      components: [{ type: 'body', parameters }],
    },
    // Returned in every webhook about the message, even one that arrives before we record the sending.
    biz_opaque_callback_data: id,
  };
}

function errorFrom(status: number, answer: unknown): Error {
  const error = rejected.safeParse(answer).data?.error;
  // Further details of an error may quote the recipient, so they are left out.
  if (!error) return new Error(`WhatsApp answered with ${status}.`);
  const { code, message, error_subcode } = error;
  if (permanentErrorCodes.has(code) && error_subcode !== WRONG_SENDER) {
    return new Undeliverable(`${code} ${message}`.slice(0, MAX_REASON));
  }
  return new Error(`WhatsApp answered with ${status}, code ${code}.`);
}
