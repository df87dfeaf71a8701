import { splitAddress } from '@kirdaar/contract/rules/page-addresses';

/** URL segment of each role, in the site and in the API. */
export const areaOf = { talent: 'user', production: 'production' } as const;

export type Role = keyof typeof areaOf;

/** Returns the role that a page of the login area or of a signed-in area is for, in any language. */
export function roleOfPath(pathname: string): Role {
  return splitAddress(pathname).address.startsWith(`/${areaOf.production}/`) ? 'production' : 'talent';
}
