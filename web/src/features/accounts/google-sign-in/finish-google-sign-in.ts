import type { GoogleSignInError } from '@kirdaar/contract/rules/vocabulary';
import { redirect } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { storeGoogleRegistration } from '#features/accounts/google-sign-in/google-storage.ts';
import { exchangeGoogleCode } from '#features/accounts/google-sign-in/google-writes.ts';
import { needsTwoFactorCode } from '#features/accounts/two-factor/two-factor-error.ts';
import { paths } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { takeFragment } from '#session/take-fragment.ts';
import * as words from '#words/accounts/identity.ts';

interface Outcome {
  /** Why the login failed. */
  failure?: string;
  /** Google's part is complete; this code logs in together with a code of the authenticator app. */
  pendingCode?: string;
}

/**
 * Logs in a user that Google redirected to the login page, and opens the start page. Otherwise returns
 * why the login failed or what it still needs, if anything.
 */
export async function finishGoogleSignIn(role: Role): Promise<Outcome> {
  const fragment = takeFragment();
  const [code, error] = [fragment.get('code'), fragment.get('error')];
  if (error !== null) return { failure: googleErrorMessage(error) };
  const registration = fragment.get('register');
  if (registration !== null) {
    storeGoogleRegistration(registration);
    throw redirect(paths.completeTalentRegistration);
  }
  if (code === null) return {};
  const { start, ...outcome } = await logIn(role, code);
  if (start) throw redirect(start);
  return outcome;
}

/** Opens the session and returns its start page, or why there is no session. */
async function logIn(role: Role, code: string): Promise<Outcome & { start?: string }> {
  try {
    return { start: await exchangeGoogleCode(role, code) };
  } catch (error) {
    if (needsTwoFactorCode(error)) return { pendingCode: code };
    return { failure: serverMessage(error, googleErrorMessage('failed')) };
  }
}

const messages: Record<GoogleSignInError, string> = words.failures;

/** Returns the message for a failed Google sign-in. */
export function googleErrorMessage(error: string): string {
  return Object.hasOwn(messages, error) ? messages[error as GoogleSignInError] : messages.failed;
}
