import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import type { Language } from '@kirdaar/contract/rules/languages';
import { type MessageName, namedIn } from '@kirdaar/contract/says';
import { answers as answersEn } from '@kirdaar/contract/words/en/answers/all';
import { errors as errorsEn } from '@kirdaar/contract/words/en/errors/all';
import { answers as answersHi } from '@kirdaar/contract/words/hi/answers/all';
import { errors as errorsHi } from '@kirdaar/contract/words/hi/errors/all';

/** The English texts, whose types say which facts each needs. */
export type ErrorTexts = typeof errorsEn;

const texts: Record<Language, Readonly<Record<MessageName, string | ((...facts: never[]) => string)>>> = {
  en: { ...errorsEn, ...answersEn },
  hi: { ...errorsHi, ...answersHi },
};

/** Says a message of the catalogues of errors and answers. */
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
  return typeof errorsEn[code] === 'string';
}

function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(texts.en, name);
}
