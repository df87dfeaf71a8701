/** Keeps the page that asked for the login in this tab, because Google redirects to one fixed URL. */

const KEY = 'return-after-google';

export function storeReturnPath(path: string | undefined) {
  if (path) sessionStorage.setItem(KEY, path);
  else sessionStorage.removeItem(KEY);
}

export function takeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return path;
}
