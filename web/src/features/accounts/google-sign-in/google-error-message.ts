import type { GoogleSignInError } from '@kirdaar/contract/rules/vocabulary';

const failed = 'We couldn’t sign you in with Google. Try again, or log in with your password.';

const messages: Record<GoogleSignInError, string> = {
  cancelled: 'You cancelled the sign-in with Google. Try again, or log in with your password.',
  expired: 'This sign-in has expired or was started in another browser. Sign in with Google again.',
  unverified: 'Google has not verified this email address. Verify it with Google, or register here.',
  linked: 'This email is linked to another Google account. Use that account, or log in with your password.',
  paused: 'New registrations are paused for the moment. Please try again later.',
  unavailable: 'We can’t reach Google at the moment. Try again later, or log in with your password.',
  failed,
};

/** Returns the message for a failed Google sign-in. */
export function googleErrorMessage(error: string): string {
  return Object.hasOwn(messages, error) ? messages[error as GoogleSignInError] : failed;
}
