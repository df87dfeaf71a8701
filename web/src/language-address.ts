import { type Language, languages } from '@kirdaar/contract/rules/languages';
import * as words from '#words/app/language.ts';

/** The other languages in which each page can be read. */
export const otherLanguages = languages.filter((language) => language !== words.language);

/** Returns where a page, given by its path as routes know it, is in a language. */
export function addressIn(language: Language, path: string): string {
  if (language === 'en') return path;
  return `/${language}${path === '/' ? '' : path.replace(/^\/(?=\?)/, '')}`;
}
