import { z } from 'zod';
import {
  impersonal,
  type Messenger,
  type OutgoingMessage,
  Undeliverable,
  undeliverable,
} from '#platform/channels/messenger.ts';

interface SmsSettings {
  url: string;
  account: string;
  /** Key and token of the account, separated by a colon. */
  authKey: string;
  /** The registered sender header of our text messages, and our registered entity. */
  sender: string;
  entityId: string;
  /** The registered template number of each text, by `templateKey`. */
  templates: Record<string, string>;
  /** The URL to which the provider reports the delivery status of a message. */
  reportTo: (id: string) => string | undefined;
}

type Template = NonNullable<OutgoingMessage['template']>;

const TIMEOUT_MS = 10_000;

const accepted = z.object({
  SMSMessage: z.object({ Sid: z.string(), Status: z.string(), DetailedStatus: z.string().nullish() }),
});
const rejected = z.object({ RestException: z.object({ Message: z.string() }) });

/**
 * Sends text messages through Exotel. In India each text is registered in advance (DLT) and sent with its
 * template number; the text must match the registered wording.
 */
export function openSms(settings: SmsSettings, timeoutMs = TIMEOUT_MS): Messenger {
  const { url, account, authKey } = settings;
  const endpoint = `${url}/v1/Accounts/${account}/Sms/send.json`;
  const authorization = `Basic ${Buffer.from(authKey).toString('base64')}`;
  return {
    send: async (id, message) => {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { authorization },
        body: formOf(settings, id, message),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      const answer = await response.json().catch(() => undefined);
      const reason = impersonal(reasonIn(answer), message);
      // Only a bad request concerns the message itself. Any other error may be fixed by staff or pass with
      // time.
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
  message: OutgoingMessage,
): URLSearchParams {
  const { to, text, template } = message;
  const name = template && templateKey(template);
  const registered = name && templates[name];
  if (!registered) throw undeliverable('no_template', name);
  const report = reportTo(id);
  return new URLSearchParams({
    From: sender,
    To: to,
    Body: text,
    EncodingType: isPlain(text) ? 'plain' : 'unicode',
    DltEntityId: entityId,
    DltTemplateId: registered,
    // A one-time code is valid for minutes only; nothing else gets priority.
    Priority: template.name === 'code' ? 'high' : 'normal',
    CustomField: id,
    ...(report && { StatusCallback: report }),
  });
}

/**
 * Returns the key of a registered text in the configuration: name, shape if any, and language unless English.
 */
export function templateKey({ name, shape, language }: Omit<Template, 'values'>): string {
  const key = shape ? `${name}-${shape}` : name;
  return language === 'en' ? key : `${key}.${language}`;
}

function isPlain(text: string): boolean {
  return /^[\n\x20-\x7e]*$/.test(text);
}

const REASON_LENGTH = 200;

function reasonIn(answer: unknown): string {
  const { data } = rejected.safeParse(answer);
  return (data?.RestException.Message ?? 'it gave no reason').slice(0, REASON_LENGTH);
}
