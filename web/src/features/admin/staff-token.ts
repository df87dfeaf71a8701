/** Apart from the token of an account, because the same person may also have one. */
const KEY = 'staff_token';

export function readStaffToken(): string | null {
  return localStorage.getItem(KEY);
}

export function storeStaffToken(token: string) {
  localStorage.setItem(KEY, token);
}

export function clearStaffToken() {
  localStorage.removeItem(KEY);
}
