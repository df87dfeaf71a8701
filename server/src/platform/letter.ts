import type { Channel, Language, MessageKind } from '@kirdaar/contract/rules/messages';
import { type Config, siteAddress } from '#platform/config.ts';
import type { Message } from '#platform/messenger.ts';

/** Where letters send their readers, and how the product is called. */
export interface Site {
  name: string;
  /** Without a slash at its end. */
  address: string;
}

export function siteOf(config: Config): Site {
  return { name: config.PRODUCT_NAME, address: siteAddress(config) };
}

/** What a letter says, in one language. */
export interface LetterText {
  subject: string;
  /** A large one stands out, such as a code. */
  paragraphs: (string | { large: string })[];
  /** What stands small at the end. */
  note: string;
  /** All that matters in a sentence or two: for short channels, and under the bell. */
  short: string;
  /** The page of the site to go on at. */
  path: string;
}

/** A kind of letter: what it is made of, and its words in each language. */
export interface Letter<F> {
  /** Never changes: providers know its templates by it. */
  name: string;
  kind: MessageKind;
  /** Sent also in quiet hours, because the reader asked for it just now or must know at once. */
  atOnce?: true;
  secret?: never;
  /** Facts to look at it with. */
  sample: F;
  /** Facts that change its words in short, and not only what stands in them: a text of each is registered apart. */
  shapes?: Shape<F>[];
  write: Record<Language, (facts: F, site: Site) => LetterText>;
}

interface Shape<F> {
  name: string;
  fits: (facts: F) => boolean;
  sample: F;
}

/** One that carries a secret: it is never told, for then it would be kept. In short it goes without a link. */
export interface SecretLetter<F> extends Omit<Letter<F>, 'secret'> {
  secret: true;
  by: readonly Channel[];
}

// biome-ignore lint/suspicious/noExplicitAny: a list of letters holds letters of all facts.
export type AnyLetter = Letter<any> | SecretLetter<any>;

interface Reader {
  to: string;
  language: Language;
  /** The page that stops letters of this kind without a login; undefined for those that nobody may stop. */
  stop_path: string | undefined;
}

/** What goes over a channel to one reader. */
export function composeMessage<F>(
  site: Site,
  { name, write, secret, shapes = [] }: Letter<F> | SecretLetter<F>,
  facts: F,
  channel: Channel,
  { to, language, stop_path }: Reader,
): Message {
  const text = write[language](facts, site);
  const link = `${site.address}${text.path}`;
  const about = { channel, to, subject: text.subject, link, language };
  if (channel === 'email') {
    const email = { ...about, ...writeEmail(text, language, stop_path && `${site.address}${stop_path}`) };
    return stop_path ? { ...email, unsubscribe: `${site.address}/api${stop_path}` } : email;
  }
  if (channel === 'push') return { ...about, text: text.short, html: '' };
  const values = secret ? [text.short] : [text.short, link];
  // A text comes from a number that nobody knows; one with a code names the product by itself.
  const sender = channel === 'sms' && !secret ? `${site.name}: ` : '';
  const shape = shapes.find(({ fits }) => fits(facts))?.name;
  const template = { letter: name, ...(shape && { shape }), language, values };
  return { ...about, text: `${sender}${values.join(' ')}`, html: '', template };
}

/** For programs of mail that show their readers letters in the dark. What it overrides stands in attributes, for the others. */
const DARK = `@media (prefers-color-scheme: dark) {
      body { color: #eee !important; background: #1a1a1a; }
      a { color: #9ec1ff !important; }
      .small { color: #b4b4b4 !important; }
    }`;

const stopping: Record<Language, string> = {
  en: 'Stop letters of this kind',
  hi: 'ऐसे पत्र बंद करें',
};

/** The one layout of all our emails, as text and as HTML. */
function writeEmail({ subject, paragraphs, note }: LetterText, language: Language, stopPage?: string) {
  const stop = stopping[language];
  const text = paragraphs.map((words) => (typeof words === 'string' ? words : words.large));
  const html = paragraphs.map((words) =>
    typeof words === 'string'
      ? `<p>${linked(words)}</p>`
      : `<p style="font-size:32px;font-weight:bold;letter-spacing:8px;margin:16px 0">${escapeHtml(words.large)}</p>`,
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

/** Words as HTML, with the addresses in them to click on. */
function linked(words: string): string {
  return escapeHtml(words).replace(
    /https?:\/\/[^\s<]+[^\s<.,:;)।]/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

/** Words as they stand in HTML, also within quotes. */
export function escapeHtml(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
