import { writeEmail } from '@kirdaar/contract/rules/identity-numbers';

/** Remembers in this tab which registration it made, so that a code opens no other of the same email. */

const KEY = 'registration-attempt';

export function keepAttempt(email: string, attempt: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email: writeEmail(email), attempt }));
  } catch {
    // The navigation hands the attempt over as well.
  }
}

/** The attempt this tab made for an email; undefined if it registered another, or none. */
export function attemptFor(email: string): string | undefined {
  try {
    // Only this module writes the key, and only with such a value.
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { email?: string; attempt?: string };
    return kept.email === writeEmail(email) ? kept.attempt : undefined;
  } catch {
    return undefined;
  }
}

export function forgetAttempt() {
  sessionStorage.removeItem(KEY);
}
