import type { GoogleSignInError } from '@kirdaar/contract/rules/vocabulary';

/** A sign-in that came to nothing; the page is told the word, the log the cause. */
export class SignInFailure extends Error {
  override name = 'SignInFailure';
  readonly word: GoogleSignInError;

  constructor(word: GoogleSignInError, cause?: unknown) {
    super(`Sign-in with Google: ${word}`, { cause });
    this.word = word;
  }
}
