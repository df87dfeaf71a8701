import { type Language, languages } from '@kirdaar/contract/rules/languages';
import type { Words } from '@kirdaar/contract/words/translation';

/** Labels are all there only in other languages: many a value is English itself. */
type English = typeof import('@kirdaar/contract/words/en/server');
type Catalogues = { readonly [Name in keyof English]: English[Name] | Words<English[Name]> };

const catalogues = Object.fromEntries(
  await Promise.all(
    languages.map(
      async (language) => [language, await import(`@kirdaar/contract/words/${language}/server`)] as const,
    ),
  ),
) as Record<Language, Catalogues>; // The types of the catalogues say that they are translations of the English ones.

/** Returns a catalogue of what the server writes, in every language. */
export function serverWords<Name extends keyof Catalogues>(name: Name): Record<Language, Catalogues[Name]> {
  return inEachLanguage((language) => catalogues[language][name]);
}

/** Makes something, such as the function that writes an email, once for each language. */
export function inEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  // The cast is safe: the list has every language.
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
}
