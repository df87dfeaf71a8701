import * as page from '#words/app/language.ts';

const names = new Intl.DisplayNames(page.locale, { type: 'language' });

/** Returns the name of a language, such as 'hi', in the language of the page: 'Hindi'. */
export function languageName(language: string): string {
  return names.of(language) ?? language;
}
