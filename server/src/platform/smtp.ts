import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { impersonal, type Message, type Messenger, Undeliverable } from '#platform/messenger.ts';

interface MailSettings {
  /** smtps://user:password@host:port, or smtp:// for a connection that is secured after its start. */
  url: string;
  /** A name and an address, like Kirdaar <letters@kirdaar.example>. */
  from: string;
  /** Where letters come back to that cannot be delivered; one with +@ in it is told which. */
  bounceAddress?: string | undefined;
  replyTo: string;
}

interface MailPatience {
  /** For each answer of the server. */
  answerMs: number;
  /** For a letter from its start to its end: less than a task may take. */
  letterMs: number;
}

/** Nothing that a mail program takes for a name, a second address or another line. */
const oneAddress = /^[^\s,;:<>()"]+@[^\s,;:<>()"]+$/;

const usualPatience: MailPatience = { answerMs: 10_000, letterMs: 40_000 };
const CONNECTIONS_MOST = 5;

/** Letters by SMTP, over a few connections that stay open for the next. */
export function openMail(
  settings: MailSettings,
  patience = usualPatience,
): Messenger & { close: () => void } {
  const transport = createTransport({
    ...connectionTo(settings.url, patience),
    pool: true,
    maxConnections: CONNECTIONS_MOST,
    // Once more if an idle connection has ended; any other try is the queue's.
    maxRequeues: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (id, message) => {
      if (!oneAddress.test(message.to)) throw new Undeliverable('That is no address.');
      const signal = AbortSignal.timeout(patience.letterMs);
      try {
        await transport.sendMail({ ...letterOf(settings, id, message), signal });
      } catch (error) {
        const words = impersonal(error instanceof Error ? error.message : String(error), message);
        throw isOfRecipient(error) ? new Undeliverable(words) : new Error(words);
      }
      return undefined;
    },
    close: () => transport.close({ force: true }),
  };
}

/** What leaves this machine is encrypted before anything of it is told. */
function connectionTo(url: string, { answerMs }: MailPatience) {
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

/** The same message is the same letter each time it is sent: its Message-ID follows from ours. */
function letterOf({ from, bounceAddress, replyTo }: MailSettings, id: string, message: Message) {
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

const refusedEnvelope = z.looseObject({
  code: z.literal('EENVELOPE'),
  command: z.enum(['RCPT TO', 'API']),
  response: z.string().default('550'),
});

/** Whether the server will never take letters to this address. A full mailbox and what it holds against us may pass. */
function isOfRecipient(error: unknown): boolean {
  const refused = refusedEnvelope.safeParse(error);
  return refused.success && /^5(01|5[0134])(?![ -]5\.(2\.2|7\.))/.test(refused.data.response);
}
