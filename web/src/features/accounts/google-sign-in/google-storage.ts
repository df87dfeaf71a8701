/** Kept in this tab because Google redirects to one fixed URL: the page that asked for the login. */
const RETURN_PATH = 'return-after-google';
/** The code of a registration with Google, which a reload must not lose. */
const REGISTRATION = 'google-registration';

export function storeReturnPath(path: string | undefined) {
  if (path) sessionStorage.setItem(RETURN_PATH, path);
  else sessionStorage.removeItem(RETURN_PATH);
}

export function takeReturnPath(): string | undefined {
  const path = sessionStorage.getItem(RETURN_PATH) ?? undefined;
  sessionStorage.removeItem(RETURN_PATH);
  return path;
}

export function storeGoogleRegistration(code: string) {
  sessionStorage.setItem(REGISTRATION, code);
}

export function readGoogleRegistration(): string | null {
  return sessionStorage.getItem(REGISTRATION);
}

export function deleteGoogleRegistration() {
  sessionStorage.removeItem(REGISTRATION);
}
