/** URL segment of each role, in the site and in the API. */
export const areaOf = { talent: 'user', production: 'production' } as const;

export type Role = keyof typeof areaOf;

/** Returns the role that a page of the login area or of a signed-in area is for. */
export function roleOfPath(pathname: string): Role {
  return pathname.startsWith(`/${areaOf.production}/`) ? 'production' : 'talent';
}
