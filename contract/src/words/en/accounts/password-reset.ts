/** A new password for those who forgot the old one. */

export const forgot_title = 'Forgot password';
export const forgot_lead = 'We’ll email you a code. Enter it to choose a new password.';
export const remembered_question = 'Remembered your password?';
export const step = (step: number) => `Step ${step} of 3`;
export const step_email = 'Your email';
export const step_code = 'Enter the code';
export const step_password = 'Choose a new password';
export const email_hint = 'The email you registered with.';
export const email_missing = 'Email is required';
export const send = 'Send code';
export const sending = 'Sending...';
export const send_failed = 'Failed to send OTP';
export const code_sent = <Part>(email: Part) => [
  'If ',
  email,
  ' has an account, we’ve sent it a code. If it doesn’t arrive, check your spam folder.',
];
export const code_submit = 'Continue';
export const code = 'Code';
export const code_hint = 'From the email we sent you. Choose Resend Code if you don’t have one.';

export const reset_title = 'Reset password';
export const reset_lead = 'Choose a new password for your account.';
export const reset_for = <Part>(email: Part) => ['The new password is for ', email, '.'];
export const reset_other_question = 'Another email?';
export const reset_other_link = 'Start again';
export const passwords_differ = 'Passwords do not match';
export const logs_out = 'Changing your password logs you out on all devices.';
export const submit = 'Set new password';
export const saving = 'Saving...';
export const failed = 'Failed to reset password';
export const changed = 'Your password has been changed.';
