import { type Language, languages } from '@kirdaar/contract/rules/languages';

/** The server reads it too: it opens the pages of people who have chosen a language in that one. */
const NAME = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Returns the language that this browser's user chose, or that the account has. */
export function keptLanguage(): Language | undefined {
  const value = new RegExp(`(?:^|; )${NAME}=(\\w+)`).exec(document.cookie)?.[1];
  return languages.find((language) => language === value);
}

export function keepLanguage(language: Language) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is missing in browsers that people have.
  document.cookie = `${NAME}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
