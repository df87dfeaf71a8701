import * as page from '#words/app/language.ts';

/** Returns the name of a language, such as 'hi', in the language of the page: 'Hindi'. */
export function languageName(language: string): string {
  return new Intl.DisplayNames(page.locale, { type: 'language' }).of(language) ?? language;
}
