import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import * as words from '#words/accounts/identity.ts';

/** Returns what is wrong with a typed code, or undefined. */
export function validateCode(code: string): string | undefined {
  if (!code) return words.otp_required;
  return code.length < OTP_LENGTH ? words.otp_incomplete(OTP_LENGTH) : undefined;
}

export function focusCodeInput(form: HTMLFormElement) {
  const control = form.elements.namedItem('otp');
  if (control instanceof HTMLInputElement) control.focus();
}
