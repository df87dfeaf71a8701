import { addressIn } from '@kirdaar/contract/rules/languages';
import { AREA, languageIn, splitAddress } from '@kirdaar/contract/rules/page-addresses';
import type { FastifyRequest } from 'fastify';
import { askedLanguage } from '#platform/http/asked-language.ts';

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
  const chosen = languageIn(headers.cookie ?? '');
  const isArea = AREA.test(address);
  // Who follows a link from page to page has this one's language before their eyes.
  const isLink = from === 'same-origin' && kind === 'document' && !(isArea && chosen);
  if (isLink || (language !== 'en' && !isArea)) return undefined;
  const isFirst = language === 'en' && from !== 'same-origin';
  const wanted = chosen ?? (isFirst ? askedLanguage(headers['accept-language']) : language);
  return wanted === language ? undefined : addressIn(wanted, address);
}
