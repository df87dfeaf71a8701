import { type ErrorCode, errorStatuses } from '@kirdaar/contract/rules/errors';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { RetryAfter } from '@kirdaar/contract/words/waiting-time';
import { type ErrorTexts, isPlain, messageText, translateMessage } from '#platform/http/message-texts.ts';

type NoParams = Record<string, never>;
/** The codes whose text needs no parameters. */
export type PlainErrorCode = { [C in ErrorCode]: ErrorTexts[C] extends string ? C : never }[ErrorCode];

type ParamsOf<C extends ErrorCode> =
  Extract<ErrorTexts[C], (params: never) => string> extends (params: infer P) => string ? P : NoParams;

/** The codes of rate limits, whose text says how long to wait. */
export type RateLimitCode = {
  [C in ErrorCode]: (typeof errorStatuses)[C] extends 429
    ? ErrorTexts[C] extends (wait: RetryAfter) => string
      ? C
      : never
    : never;
}[ErrorCode];

interface More {
  /** What is wrong with single request fields, by field name, as `msg` names it. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Further keys of the response, for the client program. */
  extra?: Record<string, unknown>;
}

type ParamsArgument<C extends ErrorCode> = [C] extends [PlainErrorCode]
  ? [params?: NoParams, more?: More]
  : [params: ParamsOf<C>, more?: More];

/**
 * Rejects a request for a reason that the user may know, as a code of the contract's list. The text is chosen when
 * the error is answered, because only the request knows its language. Any other error is answered with
 * `server_error`.
 */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: More['retryAfterSeconds'];
  readonly extra: More['extra'];
  readonly #params: unknown;
  readonly #fields: More['fields'];

  constructor(code: C, ...[params, more = {}]: ParamsArgument<C>) {
    super(say('en', code, params, more.fields).message);
    this.code = code;
    this.status = errorStatuses[code];
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.extra = more.extra;
    this.#params = params;
    this.#fields = more.fields;
  }

  /** An error that the form shows beside one of its fields. */
  static field<C extends ErrorCode>(field: string, code: C, ...[params]: ParamsArgument<C>) {
    const said = params === undefined ? code : JSON.stringify([code, params]);
    // The cast is safe: the parameters were checked against the code by this method's own signature.
    const rest = [params, { fields: { [field]: said } }] as unknown as ParamsArgument<C>;
    return new AppError(code, ...rest);
  }

  /** Returns the text of the error and of each wrong field in a language. */
  inLanguage(language: Language) {
    return say(language, this.code, this.#params, this.#fields);
  }
}

/** Returns what was found, or rejects the request. */
export function orThrow<T>(found: T | undefined, code: PlainErrorCode): T {
  if (found === undefined) throw new AppError(code);
  return found;
}

/** Says an error as a whole and by field. Of wrong input, the text of the first field stands for all. */
function say(language: Language, code: ErrorCode, params: unknown, named: More['fields']) {
  const message = messageText(language, code, [params]);
  if (!named) return { message, fields: undefined };
  const fields = Object.fromEntries(
    Object.entries(named).map(([field, name]) => [field, translateMessage(language, name) ?? name]),
  );
  const [first] = Object.values(fields);
  return { message: code === 'invalid_input' ? (first ?? message) : message, fields };
}

export function isPlainErrorCode(code: string): code is PlainErrorCode {
  return Object.hasOwn(errorStatuses, code) && isPlain(code as ErrorCode);
}
