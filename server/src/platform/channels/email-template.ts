import { addressIn, type Language } from '@kirdaar/contract/rules/languages';
import type { Channel, NotificationKind } from '@kirdaar/contract/rules/notifications';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import { type Config, siteAddress } from '#platform/config/config.ts';

const words = serverWords('notificationEmails');
const calls = serverWords('calls');

/** The site that emails link to, and the product name. */
export interface Site {
  name: string;
  /** Without a trailing slash. */
  address: string;
}

export function siteOf(config: Config): Site {
  return { name: config.PRODUCT_NAME, address: siteAddress(config) };
}

/** The text of an email in one language. */
export interface EmailText {
  subject: string;
  /** `large` is emphasised, for example a one-time code. */
  paragraphs: (string | { large: string })[];
  /** Small print at the end. */
  note: string;
  /** Everything important in one or two sentences, for short channels and for the inbox. */
  short: string;
  /** The path of the page where the reader continues. */
  path: string;
  /** The subject for the guardian of a child with this first name, if it is worded differently. */
  ofChild?: (child: string) => string;
}

/** A kind of email: its settings and its text in each language. */
export interface EmailTemplate<F> {
  /** Must never change: providers identify its templates by it. */
  name: string;
  kind: NotificationKind;
  /** Sent during quiet hours too, because the recipient has just requested it or must know at once. */
  atOnce?: true;
  /** A warning that protects somebody, such as one of fraud: its email cannot be turned off. */
  protects?: true;
  secret?: never;
  /** It names the child and the guardian itself, so it is not addressed to the guardian again. */
  addressesGuardian?: true;
  /** Facts for previewing it. */
  sample: F;
  /**
   * Variants whose short text differs in wording, not only in the values it contains; each is registered as
   * its own template.
   */
  shapes?: Shape<F>[];
  write: Record<Language, (facts: F, site: Site) => EmailText>;
}

/** Returns how an email is written that needs only its facts, the product and the URL of the page it leads to. */
export function leadingTo<F extends object>(
  path: string | ((facts: NoInfer<F>) => string),
  textIn: (
    language: Language,
  ) => (facts: NoInfer<F> & { page: string; product: string }) => Omit<EmailText, 'path'>,
): EmailTemplate<F>['write'] {
  const pathOf = typeof path === 'string' ? () => path : path;
  return inEachLanguage((language) => (facts, { name, address }) => ({
    ...textIn(language)({ ...facts, product: name, page: `${address}${pathOf(facts)}` }),
    path: pathOf(facts),
  }));
}

interface Shape<F> {
  name: string;
  fits: (facts: F) => boolean;
  sample: F;
}

/**
 * An email with a secret. It never goes to the inbox, because that would store the secret; its short text has
 * no link.
 */
export interface SecretEmailTemplate<F> extends Omit<EmailTemplate<F>, 'secret'> {
  secret: true;
  by: readonly Channel[];
}

// biome-ignore lint/suspicious/noExplicitAny: the list holds templates of all facts.
export type AnyEmailTemplate = EmailTemplate<any> | SecretEmailTemplate<any>;

/** Returns the wordings of a short text that are registered: the usual one, which has no name, and its variants. */
export function shapesOf({ sample, shapes = [] }: AnyEmailTemplate) {
  return [{ name: undefined, sample }, ...shapes];
}

interface Reader {
  to: string;
  language: Language;
  /** The page that stops emails of this kind without a login; undefined for those that cannot be stopped. */
  stop_path: string | undefined;
}

/** Writes an email in one language. */
export function writeText<F>(
  { write }: Pick<EmailTemplate<F>, 'write'>,
  facts: F,
  language: Language,
  site: Site,
): EmailText {
  const { subject, paragraphs, note, short, path } = write[language](withTitlesIn(language, facts), site);
  return {
    subject: endOnce(subject),
    paragraphs: paragraphs.map((text) => (typeof text === 'string' ? endOnce(text) : text)),
    note: endOnce(note),
    short: endOnce(short),
    path,
  };
}

/** Returns facts with the titles of casting calls as pages show them: with the project type in the reader's language. */
function withTitlesIn<F>(language: Language, facts: F): F {
  const shown = (fact: unknown, name?: string): unknown => {
    if (name === 'title') return calls[language].call_title(String(fact));
    if (Array.isArray(fact)) return fact.map((one) => shown(one));
    if (fact?.constructor !== Object) return fact;
    return Object.fromEntries(Object.entries(fact).map(([name, one]) => [name, shown(one, name)]));
  };
  // The cast is safe: texts are replaced by texts.
  return shown(facts) as F;
}

/** Removes the full stop of a sentence whose last word has one, as in "Welcome, Lamp Films Pvt. Ltd." */
function endOnce(text: string): string {
  return text.replace(/(?<=[\p{L}\p{M}\p{N})”])\.[.।](?=\s|$)/gu, '.');
}

/** Composes the message for one recipient on one channel. */
export function composeMessage<F>(
  site: Site,
  email: EmailTemplate<F> | SecretEmailTemplate<F>,
  facts: F,
  channel: Channel,
  { to, language, stop_path }: Reader,
): OutgoingMessage {
  const { name, secret, shapes = [] } = email;
  const text = writeText(email, facts, language, site);
  const link = `${site.address}${text.path}`;
  const about = { channel, to, subject: text.subject, link, language };
  if (channel === 'email') {
    // The page says in its own language what is in the email in this one.
    const stopPage = stop_path && `${site.address}${addressIn(language, stop_path)}`;
    const content = { ...about, ...writeEmail(text, language, stopPage) };
    return stop_path ? { ...content, unsubscribe: `${site.address}/api${stop_path}` } : content;
  }
  if (channel === 'push') return { ...about, text: text.short, html: '' };
  const values = secret ? [text.short] : [text.short, link];
  // The recipient does not know the number of a text message, so it starts with the product name; one with a
  // one-time code already contains it.
  const sender = channel === 'sms' && !secret ? `${site.name}: ` : '';
  const shape = shapes.find(({ fits }) => fits(facts))?.name;
  const template = { name, ...(shape && { shape }), language, values };
  return { ...about, text: `${sender}${values.join(' ')}`, html: '', template };
}

/**
 * For mail programs in dark mode. The colours it overrides are inline attributes, for programs without it.
 */
const DARK = `@media (prefers-color-scheme: dark) {
      body { color: #eee !important; background: #1a1a1a; }
      a { color: #9ec1ff !important; }
      .small { color: #b4b4b4 !important; }
    }`;

/** Writes the common layout of all emails, as text and as HTML. */
function writeEmail({ subject, paragraphs, note }: EmailText, language: Language, stopPage?: string) {
  const stop = words[language].unsubscribe;
  const text = paragraphs.map((text) => (typeof text === 'string' ? text : text.large));
  const html = paragraphs.map((text) =>
    typeof text === 'string'
      ? `<p>${linked(text)}</p>`
      : `<p style="font-size:32px;font-weight:bold;letter-spacing:8px;margin:16px 0">${escapeHtml(text.large)}</p>`,
  );
  const end = stopPage
    ? `<p><a class="small" style="color:#5c5c5c" href="${escapeHtml(stopPage)}">${stop}</a></p>`
    : '';
  return {
    text: `${[...text, note, ...(stopPage ? [`${stop}: ${stopPage}`] : [])].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(subject)}</title>
    <style>${DARK}</style>
  </head>
  <body style="font-family:sans-serif;line-height:1.5;color:#222;max-width:480px;margin:0 auto;padding:24px;overflow-wrap:anywhere">
    ${html.join('\n    ')}
    <p class="small" style="color:#5c5c5c">${linked(note)}</p>
    ${end}
  </body>
</html>
`,
  };
}

/** Escapes text as HTML and makes URLs in it clickable. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<]+[^\s<.,:;)।]/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

/** Escapes text for HTML, also within quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
