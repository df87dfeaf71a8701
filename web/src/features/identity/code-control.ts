import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';

/** What is wrong with a code as it is typed, or undefined. */
export function wrongCode(code: string): string | undefined {
  if (!code) return 'OTP is required';
  return code.length < OTP_LENGTH ? `Please enter a complete ${OTP_LENGTH}-digit OTP` : undefined;
}

/** Leads to the control of the code. */
export function focusCode(form: HTMLFormElement) {
  const control = form.elements.namedItem('otp');
  if (control instanceof HTMLInputElement) control.focus();
}
