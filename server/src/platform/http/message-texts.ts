import { type MessageName, parseMessage } from '@kirdaar/contract/messages';
import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import { type Language, languages } from '@kirdaar/contract/rules/languages';

/** The English texts; their types are the arguments that each message needs. */
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

/** Returns a message of the answer catalogues in a language. */
export function messageText(language: Language, name: MessageName, args: readonly unknown[]): string {
  const text = texts[language][name];
  // The cast is safe: `msg` requires the arguments of the message.
  return typeof text === 'string' ? text : (text as (...args: readonly unknown[]) => string)(...args);
}

/** Translates a message made by `msg`; undefined for any other text, such as one of zod's own. */
export function translateMessage(language: Language, message: string): string | undefined {
  const [name, ...args] = parseMessage(message);
  return isMessageName(name) ? messageText(language, name, args) : undefined;
}

/** Whether the text of an error takes no arguments. */
export function isPlain(code: ErrorCode): boolean {
  return typeof texts.en[code] === 'string';
}

function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(texts.en, name);
}
