/** The languages of pages and messages, and of errors of the API. English is for who asks for no other. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** Returns where a page, given by its address in English, is in a language. */
export function addressIn(language: Language, address: string): string {
  if (language === 'en') return address;
  return `/${language}${address === '/' ? '' : address.replace(/^\/\?/, '?')}`;
}
