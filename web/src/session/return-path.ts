/** The part of a login address that says where to go afterwards. */
const RETURN = 'return';

/** The address of a login page that leads back to where one was. */
export function loginFrom(login: string, from: string): string {
  return `${login}?${new URLSearchParams({ [RETURN]: from })}`;
}

/** Where a login leads: a path of this site, or undefined. Anything else could lead a visitor away. */
export function returnPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get(RETURN);
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}
