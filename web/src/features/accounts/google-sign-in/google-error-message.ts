import type { GoogleSignInError } from '@kirdaar/contract/rules/vocabulary';
import * as words from '#words/accounts/identity.ts';

const messages: Record<GoogleSignInError, string> = words.failures;

/** Returns the message for a failed Google sign-in. */
export function googleErrorMessage(error: string): string {
  return Object.hasOwn(messages, error) ? messages[error as GoogleSignInError] : messages.failed;
}
