/** Login with a passkey, and the passkeys of an account. */

export const title = 'Passkeys';
export const lead =
  'Log in with your fingerprint, face or screen lock instead of a password and a code. A passkey works only on this site, so nobody can trick you into using it elsewhere.';
export const none = 'You have no passkeys yet.';
export const name = 'Name of this device';
export const name_hint = 'For example “My phone”.';
export const add = 'Add a passkey';
export const adding = 'Adding...';
export const add_failed = 'We couldn’t add a passkey. Try again.';
export const add_cancelled = 'No passkey was added. Try again.';
export const remove = 'Remove';
export const remove_label = (name: string) => `Remove the passkey ${name}`;
export const remove_question = (name: string) => `Remove the passkey ${name}?`;
export const remove_confirm = 'Remove passkey';
export const unused = (added: string) => `Added on ${added}, not used yet`;
export const used = (added: string, last: string) => `Added on ${added}, last used on ${last}`;

export const login = 'Log in with a passkey';
export const login_busy = 'Logging in...';
export const login_failed = 'We couldn’t log you in. Try again.';
export const login_cancelled = 'No passkey was used. Try again, or use your password.';
