import { z } from 'zod';
import { impersonal, type Message, type Messenger, Undeliverable } from '#platform/messenger.ts';

interface SmsSettings {
  url: string;
  account: string;
  /** The key and the token of the account, with a colon between them. */
  authKey: string;
  /** The header that stands above our texts, and ourselves, as they are registered. */
  sender: string;
  entityId: string;
  /** What the registry calls the text of a letter, by `templateKey`. */
  templates: Record<string, string>;
  /** Where the provider tells what became of a text. */
  reportTo: (id: string) => string | undefined;
}

type Template = NonNullable<Message['template']>;

const PATIENCE_MS = 10_000;

const accepted = z.object({
  SMSMessage: z.object({ Sid: z.string(), Status: z.string(), DetailedStatus: z.string().nullish() }),
});
const refused = z.object({ RestException: z.object({ Message: z.string() }) });

/**
 * Text messages through Exotel. In India each text is registered beforehand (DLT), and goes with the number it has
 * there; what is sent must be the registered words.
 */
export function openSms(settings: SmsSettings, patienceMs = PATIENCE_MS): Messenger {
  const { url, account, authKey } = settings;
  const endpoint = `${url}/v1/Accounts/${account}/Sms/send.json`;
  const authorization = `Basic ${Buffer.from(authKey).toString('base64')}`;
  return {
    send: async (id, message) => {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { authorization },
        body: formOf(settings, id, message),
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      });
      const answer = await response.json().catch(() => undefined);
      const reason = impersonal(reasonIn(answer), message);
      // Only a bad request is about the message. What else it refuses, staff or time may mend.
      if (response.status === 400) throw new Undeliverable(reason);
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}: ${reason}`);
      const { Sid, Status, DetailedStatus } = accepted.parse(answer).SMSMessage;
      if (Status.startsWith('failed')) throw new Undeliverable(DetailedStatus ?? Status);
      return Sid;
    },
  };
}

function formOf(
  { sender, entityId, templates, reportTo }: SmsSettings,
  id: string,
  message: Message,
): URLSearchParams {
  const { to, text, template } = message;
  const name = template && templateKey(template);
  const registered = name && templates[name];
  if (!registered) throw new Undeliverable(`no DLT template for ${name ?? 'a text of no letter'}`);
  const report = reportTo(id);
  return new URLSearchParams({
    From: sender,
    To: to,
    Body: text,
    EncodingType: isPlain(text) ? 'plain' : 'unicode',
    DltEntityId: entityId,
    DltTemplateId: registered,
    // A code is of use for minutes; nothing else may go before others.
    Priority: template.letter === 'code' ? 'high' : 'normal',
    CustomField: id,
    ...(report && { StatusCallback: report }),
  });
}

/** How the configuration calls a registered text: its letter, with its shape, and its language unless that is English. */
export function templateKey({ letter, shape, language }: Omit<Template, 'values'>): string {
  const name = shape ? `${letter}-${shape}` : letter;
  return language === 'en' ? name : `${name}.${language}`;
}

function isPlain(text: string): boolean {
  return /^[\n\x20-\x7e]*$/.test(text);
}

const REASON_LENGTH = 200;

function reasonIn(answer: unknown): string {
  const { data } = refused.safeParse(answer);
  return (data?.RestException.Message ?? 'it gave no reason').slice(0, REASON_LENGTH);
}
