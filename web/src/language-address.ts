import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { redirectDocument } from 'react-router';
import { keptLanguage } from '#session/language-cookie.ts';
import * as words from '#words/app/language.ts';

/** The other languages in which each page can be read. */
export const otherLanguages = languages.filter((language) => language !== words.language);

/** Returns where a page, given by its path as routes know it, is in a language. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=\?)/, '')}`;
}

/** Returns the path and the parameters of a page that is about to open, as routes know them. */
export function pathOfRequest({ url }: Request): { path: string; search: string } {
  const { pathname, search } = new URL(url);
  return { path: pathname.slice(words.base.length) || '/', search };
}

/** Opens a page of an area in the language of the account instead, if that is another one. */
export function followLanguage(path: string) {
  const language = keptLanguage() ?? words.language;
  if (language !== words.language) throw redirectDocument(window.location.origin + addressIn(language, path));
}
