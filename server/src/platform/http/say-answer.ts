import type { Language } from '@kirdaar/contract/rules/languages';
import type { AppError } from '#platform/http/app-error.ts';
import { sayNamed } from '#platform/http/said-texts.ts';

/** Says an error, or what `says` has named, in a language. Any other text stays as it is. */
export function sayIn(language: Language, said: AppError | string): string {
  return typeof said === 'string' ? (sayNamed(language, said) ?? said) : said.inLanguage(language).message;
}

/** Says the message of an answer in a language. */
export function sayAnswer<A>(language: Language, answer: A): A {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer;
  return typeof answer.message === 'string'
    ? { ...answer, message: sayIn(language, answer.message) }
    : answer;
}
