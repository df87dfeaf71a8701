/** Keeps the code of a registration with Google in this tab, so that a reload does not lose it. */

const KEY = 'google-registration';

export function storeGoogleRegistration(code: string) {
  sessionStorage.setItem(KEY, code);
}

export function readGoogleRegistration(): string | null {
  return sessionStorage.getItem(KEY);
}

export function deleteGoogleRegistration() {
  sessionStorage.removeItem(KEY);
}
