/**
 * Returns the address of a request, in which the path of a page can be decoded. A browser sends a mistyped `%`
 * as it is, and its visitor reads a page that says so; a program gets the usual error of the API.
 */
export function readablePath(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!path.startsWith('/') || path.startsWith('/api/') || isReadable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
