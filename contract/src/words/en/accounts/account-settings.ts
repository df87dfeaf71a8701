import type { Labels } from '#words/labels.ts';
import { plural } from '#words/plural.ts';

/** The account page: password, email, mobile number and devices. */

export const account_settings_lead = 'Your login details, and the devices you’re logged in on.';
export const sessions_title = 'Where you are logged in';
export const sessions_lead =
  'If you don’t recognise a device, log it out and change your password. To log out here, choose Log Out in the menu above.';
export const notifications_lead = 'Choose which notifications you get, where, and in which language.';
export const consents_lead = 'See what you have agreed to, when, and how to withdraw it.';
export const api_keys = 'API keys';
export const api_keys_hint = 'Let your own programs work with your account.';

export const contact_title = { email: 'Email', mobile: 'Mobile number' } as const;
export const contact_lead = {
  email:
    'We’ll send a code to your new email. After you enter it, you log in with the new email, and all your other devices are logged out. Your old email gets a link that can undo the change for 7 days.',
  mobile:
    'We’ll send a code to your new mobile number. After you enter it, you log in with the new mobile number, and all your other devices are logged out. We’ll confirm the change by email.',
} as const;
export const contact_change = { email: 'Change email', mobile: 'Change mobile number' } as const;
export const contact_none = {
  email: 'Your account has no email yet.',
  mobile: 'Your account has no mobile number yet.',
} as const;
export const contact_current = {
  email: <Part>(contact: Part) => ['Your current email: ', contact],
  mobile: <Part>(contact: Part) => ['Your current mobile number: ', contact],
} as const;
export const contact_fixed =
  'You can’t change your mobile number at the moment, because we can’t send a text message to confirm the new one.';
export const email_new = 'New email';
export const email_new_hint = 'We’ll send a code here.';
export const mobile_new = 'New mobile number';

export const code_sent = <Part>(contact: Part) => ['We have sent a code to ', contact, '.'];
export const code_enter = <Part>(email: Part) => ['Enter the code we sent to ', email, '.'];
export const code_send = 'Send code';
export const code_send_to = (contact: string) => `Send code to ${contact}`;

export const password_lead =
  'Changing your password logs out all your other devices. This device stays logged in. We’ll confirm the change by email.';
export const password_current = 'Current password';
export const password_confirm = 'Your password';
export const password_submit = 'Change password';
export const password_busy = 'Changing...';
export const password_failed = 'We couldn’t change your password. Try again.';
export const password_forgot = 'Forgot your password?';

export const verify_email_lead =
  'You verified your account by text message. Until you verify your email too, we can’t email you and nobody can see your profile.';
export const verify_email_submit = 'Verify email';
export const verify_mobile_title = 'Verify your mobile number';
export const verify_mobile_lead =
  'We send WhatsApp and text messages only to a verified number. Until you verify it, someone else can use it for their account.';
export const verify_mobile_submit = 'Verify mobile number';

export const undo_title = 'Restore your email';
export const undo_lead =
  'Your account gets its previous email back. Every device, passkey and link is logged out, and you choose a new password.';
export const undo_needs_scripts = 'Please turn on JavaScript to restore your email.';
export const undo_help_question = 'Need help?';
export const undo_incomplete = 'This link is incomplete. Open the link in our email again.';
export const undo_failed = 'We couldn’t restore your email. Open the link in your email again.';
export const undo_submit = 'Restore my email';
export const undo_busy = 'Restoring...';
export const undo_password = 'Choose a new password';

// The devices on which an account is logged in.
export const dates = (start: string, last: string) => `Logged in on ${start}, last used on ${last}`;
export const device = (browser: string, system: string) => `${browser} on ${system}`;
/** What the server names a device that is not `device`; in English its names are their own labels. */
export const other_devices: Labels<'Unknown device', 'Unknown device'> = {};
export const this_device = 'This device';
export const sessions_end = 'Log out';
export const sessions_end_label = (device: string) => `Log out ${device}`;
export const sessions_end_question = (device: string) => `Log out ${device}?`;
export const sessions_end_confirm = 'Log out device';
export const sessions_end_failed = 'We couldn’t log out this device. Try again.';
export const ended_here = 'This device was logged out.';
export const end_others = 'Log out all other devices';
export const end_others_question =
  'Log out all other devices? Your API keys, your calendar link and the invitations you sent will stop working too.';
export const end_others_confirm = 'Log out other devices';

// Two-step login with an authenticator app.
export const two_factor_title = 'Two-step login';
export const two_factor_lead =
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

export const code_incomplete = (digits: number) => `Enter all ${digits} digits.`;
export const two_factor_code_failed = 'We couldn’t check this code. Try again.';
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

// Login with a passkey, and the passkeys of an account.
export const passkeys_lead =
  'Log in with your fingerprint, face or screen lock instead of a password and a code. A passkey works only on this site, so nobody can trick you into using it elsewhere.';
export const passkeys_none = 'You have no passkeys yet.';
export const passkeys_name = 'Name of this device';
export const passkeys_name_hint = 'For example “My phone”.';
export const passkeys_add = 'Add a passkey';
export const add_failed = 'We couldn’t add a passkey. Try again.';
export const add_cancelled = 'No passkey was added. Try again.';
export const remove_label = (name: string) => `Remove the passkey ${name}`;
export const remove_question = (name: string) => `Remove the passkey ${name}?`;
export const remove_confirm = 'Remove passkey';
export const unused = (added: string) => `Added on ${added}, not used yet`;
export const passkeys_used = (added: string, last: string) => `Added on ${added}, last used on ${last}`;

export const login = 'Log in with a passkey';
export const login_failed = 'We couldn’t log you in. Try again.';
export const login_cancelled = 'No passkey was used. Try again, or use your password.';

export const api_keys_lead = <Part>(link: (text: string) => Part) => [
  'Let your own programs work with your account. See what they can do in the ',
  link('API documentation'),
  '.',
];
export const copy_now = 'Copy your new key now.';
export const shown_once = 'We can’t show it again.';
export const copy = { key: 'Copy key', secret: 'Copy secret' } as const;
export const copied = { key: 'Key copied', secret: 'Secret copied' } as const;
export const list_title = 'Your keys';
export const list_empty = 'You have no API keys.';
export const key_dates = (end: string, last: string) => `Works until ${end}, last used on ${last}`;
export const key_scope = (level: string, areas: string) => `${level}: ${areas}.`;
export const api_keys_end_label = (key: string) => `Delete the key ${key}`;
export const api_keys_end_question = (key: string) =>
  `Delete the key ${key}? Programs that use it will stop working.`;
export const api_keys_end_confirm = 'Delete key';
export const new_title = 'New key';
export const new_lead = 'Choose only what the program needs. No key can reach your login, payments or team.';
export const create = 'Create key';
export const create_failed = 'We couldn’t create the key. Try again.';

export const api_keys_name = 'Name of the key';
export const api_keys_name_hint = 'For example, the program that uses it.';
export const days = 'Works for';
export const days_labels = { 30: '30 days', 90: '90 days', 365: 'A year' } as const;
export const levels = { none: 'No access', read: 'Read', write: 'Read and change' } as const;
/** What each area is called, by who sees it. */
export const areas = {
  talent: {
    profiles: 'Your profile',
    jobs: 'Casting calls',
    applications: 'Your applications',
    auditions: 'Auditions and offers',
    messages: 'Messages and notifications',
  },
  production: {
    profiles: 'Talent, lists and company profile',
    jobs: 'Casting calls',
    applications: 'Applications and review',
    auditions: 'Auditions and offers',
    messages: 'Messages and notifications',
  },
} as const;
