/** Keeps in this tab which page asked for the login, for Google leads back to one fixed address. */

const KEY = 'return-after-google';

export function keepReturn(path: string | undefined) {
  if (path) sessionStorage.setItem(KEY, path);
  else sessionStorage.removeItem(KEY);
}

export function takeReturn(): string | undefined {
  const path = sessionStorage.getItem(KEY) ?? undefined;
  sessionStorage.removeItem(KEY);
  return path;
}
