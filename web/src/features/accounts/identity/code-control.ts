import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';

/** Returns what is wrong with a typed code, or undefined. */
export function validateCode(code: string): string | undefined {
  if (!code) return 'OTP is required';
  return code.length < OTP_LENGTH ? `Please enter a complete ${OTP_LENGTH}-digit OTP` : undefined;
}

export function focusCodeInput(form: HTMLFormElement) {
  const control = form.elements.namedItem('otp');
  if (control instanceof HTMLInputElement) control.focus();
}
