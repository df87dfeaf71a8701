import type { Language } from '@kirdaar/contract/rules/languages';

/** The name of the page without a connection in a language. */
export function offlineFile(language: Language): string {
  return language === 'en' ? 'offline.html' : `offline-${language}.html`;
}
