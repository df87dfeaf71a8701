/** The account page: password, email, mobile number and devices. */

export const title = 'Account';
export const lead = 'Your login details, and the devices you’re logged in on.';
export const sessions_title = 'Where you are logged in';
export const sessions_lead =
  'If you don’t recognise a device, log it out and change your password. To log out here, choose Log Out in the menu above.';
export const notifications_title = 'Notifications';
export const notifications_lead = 'Choose which notifications you get, where, and in which language.';
export const notifications_link = 'Notification settings';
export const consents = 'Your consents';
export const consents_lead = 'See what you have agreed to, when, and how to withdraw it.';
export const api_keys = 'API keys';
export const api_keys_lead = 'Let your own programs work with your account.';

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
export const contact_cancel = 'Cancel';
export const email_new = 'New email';
export const email_new_hint = 'We’ll send a code here.';
export const mobile_new = 'New mobile number';

export const code_sent = <Part>(contact: Part) => ['We have sent a code to ', contact, '.'];
export const code_enter = <Part>(email: Part) => ['Enter the code we sent to ', email, '.'];
export const code_send = 'Send code';
export const code_send_to = (contact: string) => `Send code to ${contact}`;
export const code_sending = 'Sending...';
export const code_failed = 'Failed to send OTP';

export const password_title = 'Password';
export const password_lead =
  'Changing your password logs out all your other devices. This device stays logged in. We’ll confirm the change by email.';
export const password_current = 'Current password';
export const password_confirm = 'Your password';
export const password_submit = 'Change password';
export const password_busy = 'Changing...';
export const password_failed = 'We couldn’t change your password. Try again.';
export const password_forgot = 'Forgot your password?';

export const verify_email_title = 'Verify your email';
export const verify_email_lead =
  'You verified your account by text message. Until you verify your email too, we can’t email you and nobody can see your profile.';
export const verify_email_submit = 'Verify email';
export const verify_mobile_title = 'Verify your mobile number';
export const verify_mobile_lead =
  'We send WhatsApp and text messages only to a verified number. Until you verify it, someone else can use it for their account.';
export const verify_mobile_submit = 'Verify mobile number';

export const undo_title = 'Restore your email';
export const undo_lead = 'Your account gets its previous email back, and every device is logged out.';
export const undo_needs_scripts = 'Please turn on JavaScript to restore your email.';
export const undo_help_question = 'Need help?';
export const undo_help_link = 'Contact us';
export const undo_incomplete = 'This link is incomplete. Open the link in our email again.';
export const undo_failed = 'We couldn’t restore your email. Open the link in your email again.';
export const undo_submit = 'Restore my email';
export const undo_busy = 'Restoring...';
export const undo_password = 'Choose a new password';
