import type { ErrorCodeOf, ErrorDomain } from '@kirdaar/contract/rules/errors';

/** The HTTP status of each error of a domain. */
export type ErrorStatusesOf<D extends ErrorDomain> = Readonly<Record<ErrorCodeOf<D>, number>>;
