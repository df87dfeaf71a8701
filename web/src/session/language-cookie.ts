import type { Language } from '@kirdaar/contract/rules/languages';
import { LANGUAGE_COOKIE, LANGUAGE_SECONDS, languageIn } from '@kirdaar/contract/rules/page-addresses';

/** Returns the language that this browser's user chose, or that the account has. */
export function keptLanguage(): Language | undefined {
  return languageIn(document.cookie);
}

export function keepLanguage(language: Language) {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is missing in browsers that people have.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${LANGUAGE_SECONDS}; samesite=lax${secure}`;
}
