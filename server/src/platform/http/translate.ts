import type { Language } from '@kirdaar/contract/rules/languages';
import type { AppError } from '#platform/http/app-error.ts';
import { translateMessage } from '#platform/http/message-texts.ts';

/** Translates an error or a message made by `msg`. Any other text stays as it is. */
export function translate(language: Language, message: AppError | string): string {
  return typeof message === 'string'
    ? (translateMessage(language, message) ?? message)
    : message.inLanguage(language).message;
}

/** Translates the `message` of a response, if it has one. */
export function translateAnswer<A>(language: Language, answer: A): A {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer;
  return typeof answer.message === 'string'
    ? { ...answer, message: translate(language, answer.message) }
    : answer;
}
