/** Query parameter with the URL to return to. */
const RETURN = 'return';

/** Returns the URL of a login, or of another intermediate page, that leads back to `to`. */
export function withReturnPath(through: string, to: string): string {
  return `${through}?${new URLSearchParams({ [RETURN]: to })}`;
}

/** Returns the path on this site to return to, or undefined. Any other URL could be an open redirect. */
export function returnPath(search: string): string | undefined {
  const path = new URLSearchParams(search).get(RETURN);
  return path && /^\/(?![/\\])/.test(path) ? path : undefined;
}
