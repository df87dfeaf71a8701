/** The part of an address that says where to go afterwards. */
const RETURN = 'return';

/** The address of a login, or of another page in between, that leads back to where one was. */
export function leadingBack(through: string, to: string): string {
  return `${through}?${new URLSearchParams({ [RETURN]: to })}`;
}

/** Where such a page leads: a path of this site, or undefined. Anything else could lead a visitor away. */
export function returnPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get(RETURN);
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}
