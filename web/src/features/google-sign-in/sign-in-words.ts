import type { GoogleSignInError } from '@kirdaar/contract/rules/vocabulary';

const failed = 'Signing in with Google did not work. Please try again, or log in with your password.';

const words: Record<GoogleSignInError, string> = {
  cancelled: 'You have not signed in with Google. You can try again, or log in with your password.',
  expired: 'This sign-in took too long or was begun elsewhere. Please sign in with Google again.',
  unverified: 'Google has not verified this email address yet. Please verify it there, or register here.',
  linked:
    'The account of this email belongs to another Google account. Please use that one, or log in with your password.',
  unavailable:
    'Google cannot be reached at the moment. Please try again later, or log in with your password.',
  failed,
};

/** What is said of a sign-in that came to nothing. */
export function signInWords(error: string): string {
  return Object.hasOwn(words, error) ? words[error as GoogleSignInError] : failed;
}
