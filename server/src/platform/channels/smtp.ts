import { createTransport } from 'nodemailer';
import { z } from 'zod';
import {
  failureOf,
  type Messenger,
  type OutgoingMessage,
  Undeliverable,
  undeliverable,
} from '#platform/channels/messenger.ts';

interface MailSettings {
  /** smtps://user:password@host:port, or smtp:// for a connection upgraded by STARTTLS. */
  url: string;
  /** Name and email address, such as Kirdaar <hello@kirdaar.example>. */
  from: string;
  /** The address for bounces; in one with +@ the id of the message is inserted. */
  bounceAddress?: string | undefined;
  replyTo: string;
}

interface MailTimeouts {
  /** For each response of the server. */
  answerMs: number;
  /** For the whole sending of an email; less than a task may take. */
  emailMs: number;
}

/**
 * A single email address, without characters that a mail program could read as a name, a second address or a
 * new line.
 */
const oneAddress = /^[^\s,;:<>()"]+@[^\s,;:<>()"]+$/;

const defaultTimeouts: MailTimeouts = { answerMs: 10_000, emailMs: 40_000 };
const MAX_CONNECTIONS = 5;

/** Sends emails by SMTP over a few connections that stay open for reuse. */
export function openMail(
  settings: MailSettings,
  timeouts = defaultTimeouts,
): Messenger & { close: () => void } {
  const transport = createTransport({
    ...connectionTo(settings.url, timeouts),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // One more attempt if an idle connection has ended; any other retry is left to the queue.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (id, message) => {
      if (!oneAddress.test(message.to)) throw undeliverable('invalid_email');
      const signal = AbortSignal.timeout(timeouts.emailMs);
      try {
        await transport.sendMail({ ...emailOf(settings, id, message), signal });
      } catch (error) {
        const reason = failureOf(error, message);
        throw isOfRecipient(error) ? new Undeliverable(reason) : new Error(reason);
      }
      return undefined;
    },
    close: () => transport.close({ force: true }),
  };
}

/** Connections to other machines must be encrypted before anything is sent. */
function connectionTo(url: string, { answerMs }: MailTimeouts) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host);
  return {
    host,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(isHere ? { ignoreTLS: true } : { requireTLS: true }),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: answerMs,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
  };
}

/** Builds the email. Its Message-ID derives from our id, so a retry is the same email. */
function emailOf({ from, bounceAddress, replyTo }: MailSettings, id: string, message: OutgoingMessage) {
  const address = from.replace(/^.*<|>$/g, '');
  const { to, subject, text, html, language = 'en', attachments = [], unsubscribe } = message;
  return {
    from,
    to,
    replyTo,
    envelope: { from: bounceAddress?.replace('+@', `+${id}@`) ?? address, to },
    messageId: `<${id}@${address.split('@').at(-1)}>`,
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, base64 }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(base64, 'base64'),
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribe && { list: { unsubscribe } }),
  };
}

const rejectedEnvelope = z.looseObject({
  code: z.literal('EENVELOPE'),
  command: z.enum(['RCPT TO', 'API']),
  response: z.string().default('550'),
});

/**
 * Whether the server permanently rejects this recipient. A full mailbox or a complaint about us is temporary.
 */
function isOfRecipient(error: unknown): boolean {
  const rejected = rejectedEnvelope.safeParse(error);
  return rejected.success && /^5(01|5[0134])(?![ -]5\.(2\.2|7\.))/.test(rejected.data.response);
}
