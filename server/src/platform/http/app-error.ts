import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import type { RetryAfter } from '#platform/http/error-texts/waiting-time.ts';
import { errorTexts } from '#platform/http/error-texts.ts';

type Texts = typeof errorTexts;
type NoParams = Record<string, never>;
/** The codes whose text needs no parameters. */
export type PlainErrorCode = { [C in ErrorCode]: Texts[C][1] extends string ? C : never }[ErrorCode];

type ParamsOf<C extends ErrorCode> =
  Extract<Texts[C][1], (params: never) => string> extends (params: infer P) => string ? P : NoParams;

/** The codes of rate limits, whose text says how long to wait. */
export type RateLimitCode = {
  [C in ErrorCode]: Texts[C] extends readonly [429, (wait: RetryAfter) => string] ? C : never;
}[ErrorCode];

interface More {
  /** Error texts of single request fields, by field name. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Further keys of the response, for the client program. */
  extra?: Record<string, unknown>;
}

type ParamsArgument<C extends ErrorCode> = [C] extends [PlainErrorCode]
  ? [params?: NoParams, more?: More]
  : [params: ParamsOf<C>, more?: More];

/**
 * Rejects a request for a reason that the user may know, as a code of the contract's list; the status and the
 * text come from `errorTexts`. Any other error is answered with `server_error`.
 */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: More['fields'];
  readonly retryAfterSeconds: More['retryAfterSeconds'];
  readonly extra: More['extra'];

  constructor(code: C, ...[params, more = {}]: ParamsArgument<C>) {
    super(textOf(code, params));
    this.code = code;
    this.status = errorTexts[code][0];
    this.fields = more.fields;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.extra = more.extra;
  }

  /** An error that the form shows beside one of its fields. */
  static field<C extends ErrorCode>(field: string, code: C, ...[params]: ParamsArgument<C>) {
    // The cast is safe: the parameters were checked against the code by this method's own signature.
    const rest = [params, { fields: { [field]: textOf(code, params) } }] as unknown as ParamsArgument<C>;
    return new AppError(code, ...rest);
  }
}

export function isPlainErrorCode(code: string): code is PlainErrorCode {
  return Object.hasOwn(errorTexts, code) && typeof errorTexts[code as ErrorCode][1] === 'string';
}

/** Returns the text of a code, for an error that names several fields. */
export function errorText(code: PlainErrorCode): string {
  return errorTexts[code][1];
}

function textOf(code: ErrorCode, params: unknown): string {
  const [, text] = errorTexts[code];
  // The cast is safe: the constructor's signature asks for the parameters of this code's text.
  return typeof text === 'string' ? text : (text as (params: unknown) => string)(params);
}
