/** Query parameter with the URL to return to. */
const RETURN = 'return';
const ANY_SITE = 'http://site.invalid';

/** Returns the URL of a login, or of another intermediate page, that leads back to `to`. */
export function withReturnPath(through: string, to: string): string {
  return `${through}?${new URLSearchParams({ [RETURN]: to })}`;
}

/** Returns the path on this site to return to, or undefined. Any other URL could be an open redirect. */
export function returnPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get(RETURN);
  return path && isPathHere(path) ? path : undefined;
}

/** The slash, the backslash and the characters that browsers ignore, encoded or not. */
const AMBIGUOUS = /^\/(%0[9ad]|%2f|%5c|\/)/i;

/**
 * Whether the browser stays on this site. It ignores tabs and line breaks, and reads a backslash as a slash. A
 * program on the way may decode them first.
 */
function isPathHere(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, ANY_SITE)) return false;
  const { origin, pathname } = new URL(path, ANY_SITE);
  return origin === ANY_SITE && !AMBIGUOUS.test(pathname);
}
