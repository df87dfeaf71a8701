import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { ofServer as en } from '@kirdaar/contract/words/en/server';
import { ofServer as hi } from '@kirdaar/contract/words/hi/server';
import type { Words } from '@kirdaar/contract/words/translation';

type English = typeof en;
/** Labels are all there only in other languages: many a value is English itself. */
type Catalogues = { readonly [Name in keyof English]: English[Name] | Words<English[Name]> };

/** A further language is a further name here. */
const catalogues: Record<Language, Catalogues> = { en, hi };

/** Returns a catalogue of what the server writes, in every language. */
export function serverWords<Name extends keyof Catalogues>(name: Name): Record<Language, Catalogues[Name]> {
  return inEachLanguage((language) => catalogues[language][name]);
}

/** Makes something, such as the function that writes an email, once for each language. */
export function inEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  // The cast is safe: the list has every language.
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}
