import type { ErrorCodeOf, ErrorDomain } from '@kirdaar/contract/rules/errors';

/** An HTTP status, and the text for the user: what is wrong, then how to put it right. */
export type ErrorText = readonly [status: number, text: string | ((params: never) => string)];

export type ErrorTextsOf<D extends ErrorDomain> = Readonly<Record<ErrorCodeOf<D>, ErrorText>>;
