import { writeEmail } from '@kirdaar/contract/rules/identity-numbers';

/**
 * Remembers the registration made in this tab, so that a code cannot verify another registration of the same
 * email.
 */

const KEY = 'registration-attempt';

export function storeAttempt(email: string, attempt: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ email: writeEmail(email), attempt }));
  } catch {
    // The navigation state also passes the attempt on.
  }
}

/**
 * Returns the attempt made in this tab for an email; undefined if this tab registered another email or none.
 */
export function findAttempt(email: string): string | undefined {
  try {
    // Only this module writes the key, and only with this type.
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { email?: string; attempt?: string };
    return kept.email === writeEmail(email) ? kept.attempt : undefined;
  } catch {
    return undefined;
  }
}

export function deleteAttempt() {
  sessionStorage.removeItem(KEY);
}
