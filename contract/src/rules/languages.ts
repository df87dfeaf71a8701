/**
 * The languages of pages and messages, and of errors of the API, each by its own name. A further language is a line here
 * and a folder in `words`. English is for who asks for no other.
 */
export const languageNames = {
  en: 'English',
  hi: 'हिंदी',
} as const;
export type Language = keyof typeof languageNames;

// The cast is safe: the object has no other keys.
export const languages = Object.keys(languageNames) as Language[];

/** Returns a language of ours, also for an account with one that there is no folder of any more. */
export function knownLanguage(name: string): Language {
  return languages.find((language) => language === name) ?? 'en';
}

/** Returns where a page, given by its address in English, is in a language. */
export function addressIn(language: Language, address: string): string {
  if (language === 'en') return address;
  return `/${language}${address === '/' ? '' : address.replace(/^\/\?/, '?')}`;
}
