import type { GoogleSignInError } from '@kirdaar/contract/rules/vocabulary';

/** A failed sign-in. The page gets the error code; the cause is logged. */
export class SignInFailure extends Error {
  override name = 'SignInFailure';
  readonly word: GoogleSignInError;

  constructor(word: GoogleSignInError, cause?: unknown) {
    super(`Sign-in with Google: ${word}`, { cause });
    this.word = word;
  }
}
