/** The passkeys of staff. */

export const page = 'Your passkeys';
export const lead =
  'Use your fingerprint, face or screen lock instead of a code from your authenticator app. You still need your password.';
export const none = 'You have no passkeys yet. Add one on this device.';
export const list = 'Passkeys';
export const name = 'Name of this device';
export const name_hint = 'For example “Office laptop”.';
export const add_title = 'Add a passkey';
export const add = 'Add passkey';
export const adding = 'Adding...';
export const add_failed = 'We couldn’t add a passkey. Try again.';
export const add_cancelled = 'No passkey was added. Try again.';
export const used = (added: string, last: string) => `Added ${added}, last used ${last}`;
export const unused = (added: string) => `Added ${added}, not used yet`;
export const remove_question = (name: string) => `Remove the passkey ${name}?`;
export const remove_one = (name: string) => `Remove the passkey ${name}`;
export const remove_confirm = 'Remove passkey';
export const remove = 'Remove';
export const sign_none = 'You have no passkey yet. Enter a code, then add one.';
export const sign_cancelled = 'No passkey was used. Try again, or enter a code.';
