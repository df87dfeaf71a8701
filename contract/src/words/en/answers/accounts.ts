/** What the server answers when something was done. */

export const password_changed =
  'Password changed. Your other devices are logged out, and your calendar link has ended.';
export const mobile_verified = 'Your mobile number is verified.';
export const api_key_ended = 'API key deleted.';
export const email_restored =
  'Your email is restored, and all devices are logged out. Choose a new password now.';
export const registration_complete = 'Your registration is complete.';
export const guardian_link_sent = 'We have sent your guardian a link.';
export const guardian_link_resent = 'We have sent the link again.';
export const consent_withdrawn = 'Consent withdrawn. The profile is now hidden.';
export const lost_link_sent = 'If a child has named you with this contact, we have sent you the link.';
export const code_sent = 'We have sent you a code.';
export const consent_recorded = 'Consent recorded. Thank you.';
export const choices_saved = 'Choices saved.';
export const registered = 'Registered. Please enter the code we have sent to your email.';
export const account_verified = 'Account verified. You can log in now.';
export const code_resent = 'If this email is waiting to be verified, we have sent it a new code.';
export const logged_out = 'You are logged out.';
export const agreement_recorded = 'Thank you. Your agreement is recorded.';
export const child_agreement_recorded = 'Agreement recorded. Thank you.';
export const nothing_to_agree = 'There is nothing to agree to at the moment.';
export const guardian_asked = 'We have sent your guardian the link.';
export const passkey_added = 'Passkey added. You can log in with it now.';
export const passkey_removed = 'Passkey removed.';
export const choose_new_password = 'Please choose a new password.';
export const reset_code_sent = 'If there is an account with this email, we have sent it a code.';
export const password_reset = 'Password changed. You can log in now.';
export const device_logged_out = 'Device logged out.';
export const other_devices_logged_out =
  'All other devices logged out. Your API keys, your calendar link and the invitations you sent have ended too.';
export const two_step_on = 'Two-step login is on. Your other devices are logged out.';
export const two_step_off = 'Two-step login is off. Your other devices are logged out.';
export const code_sent_to = (contact: string) => `Please enter the code we have sent to ${contact}.`;
export const contact_changed = (contact: string) =>
  `Changed to ${contact}. Your other devices are logged out, and your calendar link has ended.`;
export const text_code_sent = (mobile: string) => `We have sent a code by text message to ${mobile}.`;
