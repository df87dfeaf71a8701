import { plural } from '#words/en/plural.ts';

/** Two-step login with an authenticator app. */

export const title = 'Two-step login';
export const lead =
  'You log in with your password and a code from an authenticator app on your phone, such as Google Authenticator, so a stolen password is not enough. Turning it on or off logs out all your other devices. We’ll confirm the change by email.';
export const setup_submit = 'Set up two-step login';
export const setup_busy = 'Setting up...';
export const setup_failed = 'We couldn’t set up two-step login. Try again.';
export const setup_scan = '1. Scan this QR code with your authenticator app.';
export const setup_qr = 'QR code for your authenticator app';
export const setup_key = 'If you can’t scan it, enter this key in the app, or open the app on this device.';
export const setup_copy = 'Copy key';
export const setup_copied = 'Key copied';
export const setup_open = 'Open the app on this device';
export const setup_code = '2. Enter the code that the app shows.';
export const setup_confirm = 'Turn on two-step login';
export const setup_after_login = 'Start again after you log in.';
export const setup_not_now = 'Not now';
export const copy_failed = 'We couldn’t copy it. Write it down instead.';

export const code = 'Code from your authenticator app';
export const code_incomplete = (digits: number) => `Enter all ${digits} digits.`;
export const code_checking = 'Checking...';
export const code_failed = 'We couldn’t check this code. Try again.';
export const recovery_code = 'Recovery code';
export const recovery_hint =
  'One of the 10 codes you saved when you turned on two-step login. Each works once.';
export const recovery_missing = 'Enter a recovery code.';
export const recovery_use = 'Use a recovery code';
export const recovery_use_app = 'Use the app instead';
export const login_text = 'Open your authenticator app and enter the code it shows.';
export const login_submit = 'Login';
export const login_back = 'Back to the password';

export const codes_text = <Part>(strong: (text: string) => Part) => [
  strong('Save these recovery codes.'),
  ' Use one to log in when you don’t have your phone. Each works once. We can’t show them again.',
];
export const codes_copy = 'Copy codes';
export const codes_copied = 'Codes copied';
export const codes_print = 'Print codes';
export const codes_printed = (page: string) => `${page}: recovery codes`;
export const codes_saved = 'I’ve saved my codes';

export const confirm_code = 'Code from your app';
export const confirm_code_hint = 'Or a recovery code.';
export const status_on = 'Two-step login is on.';
export const codes_left = (count: number) =>
  plural(count, {
    one: `You have ${count} recovery code left.`,
    other: `You have ${count} recovery codes left.`,
  });
export const codes_few = (count: number) =>
  plural(count, {
    one: `You have ${count} recovery code left. To get new ones, turn two-step login off and on again.`,
    other: `You have ${count} recovery codes left. To get new ones, turn two-step login off and on again.`,
  });
export const codes_none =
  'You have no recovery codes left. To get new ones, turn two-step login off and on again.';
export const off_start = 'Turn off two-step login';
export const off_question = 'Turn off two-step login? You will then log in with your password only.';
export const off_submit = 'Turn off';
export const off_busy = 'Turning off...';
export const off_failed = 'We couldn’t turn off two-step login. Try again.';
export const off_cancel = 'Cancel';
