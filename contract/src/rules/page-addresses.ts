import { type Language, languages } from './languages.ts';

/** The cookie with the language that a person chose, or that their account has. The server and the site keep it. */
export const LANGUAGE_COOKIE = 'language';
export const LANGUAGE_SECONDS = 365 * 24 * 60 * 60;

/** Returns the language in a `Cookie` header, or in what a page reads of its cookies. */
export function languageIn(cookies: string): Language | undefined {
  const value = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z-]+)`).exec(cookies)?.[1];
  return languages.find((language) => language === value);
}

/** The parameter of a link in an email that names the talent it is for. */
export const FOR_TALENT = 'for';

/** The areas of people who are logged in, and the pages that lead there: how their addresses in English begin. */
export const AREA = /^\/(?:user|production|admin)(?=[/?]|$)/;

/** What may be a language at the beginning of an address. English pages have addresses without one. */
const FIRST = /^\/([a-z]{2,3}(?:-[a-z]+)?)(?=[/?]|\.data|$)/;

/** Splits the address of a page, such as `/hi/plans`, into its language and the address that it has in English. */
export function splitAddress(url: string): { language: Language; address: string } {
  const first = FIRST.exec(url)?.[1];
  const language = languages.find((one) => one === first);
  if (!language || language === 'en') return { language: 'en', address: url };
  const address = url.slice(language.length + 1);
  if (address.startsWith('.data')) return { language, address: `/_${address}` };
  return { language, address: address.startsWith('/') ? address : `/${address}` };
}
