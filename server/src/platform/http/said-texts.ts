import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { type MessageName, namedIn } from '@kirdaar/contract/says';

/** The English texts, whose types say which facts each needs. */
export type ErrorTexts = typeof import('@kirdaar/contract/words/en/answers/all');

type Texts = Readonly<Record<MessageName, string | ((...facts: never[]) => string)>>;

const texts = Object.fromEntries(
  await Promise.all(
    languages.map(
      async (language) =>
        [language, await import(`@kirdaar/contract/words/${language}/answers/all`)] as const,
    ),
  ),
) as Record<Language, Texts>; // The types of the catalogues say that they are translations of the English one.

/** Says a message of the catalogues of answers. */
export function sayMessage(language: Language, name: MessageName, facts: readonly unknown[]): string {
  const text = texts[language][name];
  // The cast is safe: who names a message is asked for its facts.
  return typeof text === 'string' ? text : (text as (...facts: readonly unknown[]) => string)(...facts);
}

/** Says what `says` has named; undefined for any other text, such as one that zod has made. */
export function sayNamed(language: Language, said: string): string | undefined {
  const [name, ...facts] = namedIn(said);
  return isMessageName(name) ? sayMessage(language, name, facts) : undefined;
}

/** Whether the text of an error needs no facts. */
export function isPlain(code: ErrorCode): boolean {
  return typeof texts.en[code] === 'string';
}

function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(texts.en, name);
}
