import { type Language, languages } from '@kirdaar/contract/rules/languages';
import type { FastifyRequest } from 'fastify';
import { askedLanguage } from '#platform/http/asked-language.ts';

/** What the site calls the cookie with the language that a person chose, or that their account has. */
export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_SECONDS = 365 * 24 * 60 * 60;
/** English pages have the addresses without a language. */
const [PLAIN, ...others] = languages;
const PREFIXED = new RegExp(`^/(${others.join('|')})(?=[/?]|\\.data|$)`);
/** The areas of people who are logged in, and the pages that lead there. */
const AREA = /^\/(?:user|production|admin)(?=[/?]|$)/;

/** Splits the address of a page, such as `/hi/plans`, into its language and the address that it has in English. */
export function splitAddress(url: string): { language: Language; address: string } {
  const prefix = PREFIXED.exec(url)?.[0];
  if (!prefix) return { language: PLAIN, address: url };
  const address = url.slice(prefix.length);
  // The cast is safe: the pattern consists of the languages.
  const language = prefix.slice(1) as Language;
  if (address.startsWith('.data')) return { language, address: `/_${address}` };
  return { language, address: address.startsWith('/') ? address : `/${address}` };
}

export function addressIn(language: Language, address: string): string {
  return language === PLAIN ? address : `/${language}${address === '/' ? '' : address.replace(/^\/\?/, '?')}`;
}

/**
 * Returns where a person who opens a page should be sent instead: to it in the language that they chose, or that their
 * browser prefers. An address with a language is what somebody asked for, except in the areas, which follow the account.
 */
export function pageInOwnLanguage({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): string | undefined {
  const { 'sec-fetch-mode': mode, 'sec-fetch-dest': kind, 'sec-fetch-site': from } = headers;
  // A page that our service worker asks for has no kind, and comes from the site itself.
  if (method !== 'GET' || mode !== 'navigate' || !['document', 'empty'].includes(String(kind)))
    return undefined;
  const { language, address } = splitAddress(url);
  const chosen = languageIn(headers.cookie);
  const isArea = AREA.test(address);
  // Who follows a link from page to page has this one's language before their eyes.
  const isLink = from === 'same-origin' && kind === 'document' && !(isArea && chosen);
  if (isLink || (language !== PLAIN && !isArea)) return undefined;
  const isFirst = language === PLAIN && from !== 'same-origin';
  const wanted = chosen ?? (isFirst ? askedLanguage(headers['accept-language']) : language);
  return wanted === language ? undefined : addressIn(wanted, address);
}

function languageIn(cookies = ''): Language | undefined {
  const value = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(\\w+)`).exec(cookies)?.[1];
  return languages.find((language) => language === value);
}
