import { dates } from '#words/en/dates.ts';
import { waitingTime } from '#words/en/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

const rest_ended =
  'Your other devices are logged out. Your API keys, your calendar link and the invitations you sent have ended too.';

export const credentials_required = 'Email/Phone and password are required';

export const invalid_credentials = 'Invalid credentials';
export const account_not_found = 'Account not found';
export const account_not_verified = 'Please verify your account first';
export const removed_from_team = 'You are no longer a member of this team.';
export const too_many_wrong_passwords = (wait: RetryAfter) =>
  `Too many wrong passwords. Try again in ${waitingTime(wait)}.`;
export const too_many_logins = (wait: RetryAfter) =>
  `Too many logins today. Try again in ${waitingTime(wait)}.`;
export const too_many_registrations = (wait: RetryAfter) =>
  `Too many registrations with this email or mobile number. Try again in ${waitingTime(wait)}.`;

export const weak_password = 'This password is easy to guess. Choose another.';
export const wrong_password = 'This password is wrong. Try again.';
export const password_not_set =
  'Your account has no password yet. Choose one with “Forgot password” on the login page.';

export const email_taken = 'This email already has an account. Log in to it, or use another email.';
export const email_is_guardians = 'This is the email of your guardian. Enter your own email.';
export const mobile_taken = 'This mobile number already has an account. Log in to it, or use another number.';
export const house_banned = ({ support }: { support: string }) =>
  `We banned a production house with one of these contacts or identity numbers, so you can’t register another. To appeal, log in to that production house and open Appeals, or write to ${support}.`;
export const mobile_already_verified = 'Your mobile number is already verified.';
export const email_unchanged = 'This is already your email. Enter a different one.';
export const email_undo_ended = 'This link has expired or was already used. If you need help, contact us.';
export const mobile_unchanged = 'This is already your mobile number. Enter a different one.';
export const text_messages_unavailable =
  'We can’t send text messages at the moment, so a new mobile number can’t be confirmed. Try again later.';
export const registration_replaced =
  'This code belongs to another registration with this email. Enter the code from the email about your own registration, or register again.';
export const registration_not_of_this_browser =
  'A code by text message works only in the browser you registered with. Use that browser, or register again.';
export const registration_already_complete = 'Your registration is already complete.';

export const invalid_code = 'Invalid OTP';
export const code_expired = 'This code has expired. Ask for a new one.';
export const code_tries_used_up = 'Too many wrong codes. Ask for a new one.';
export const code_requested_too_soon = (wait: RetryAfter) =>
  `We have just sent you a code. You can ask for another in ${waitingTime(wait)}.`;
export const too_many_codes_requested = (wait: RetryAfter) =>
  `Too many codes requested. Try again in ${waitingTime(wait)}.`;
export const too_many_codes_tried = (wait: RetryAfter) =>
  `Too many codes tried. Try again in ${waitingTime(wait)}.`;

export const two_factor_code_required = 'Enter the code from your authenticator app.';
export const two_factor_code_wrong =
  'This code is wrong or has already been used. Enter the code that the app shows now.';
export const two_factor_code_missing = 'Enter the code from your authenticator app.';
export const two_factor_already_on = 'Two-step login is already on. To use another app, turn it off first.';
export const two_factor_already_off = 'Two-step login is already off.';
export const two_factor_setup_missing = 'This setup is no longer valid. Reload the page and start again.';
export const too_many_two_factor_tries = (wait: RetryAfter) =>
  `Too many wrong codes. Try again in ${waitingTime(wait)}.`;

export const api_key_not_found = 'This API key was already deleted.';
export const api_key_scope_missing = 'This API key is not allowed to do this.';
export const api_keys_not_for_children = 'API keys are for people who are 18 or older.';
export const too_many_api_keys = 'You have 10 API keys. Delete one that you no longer use first.';
export const passkey_not_accepted =
  'We couldn’t check this passkey. Try again, or log in with your password.';
export const passkey_not_found = 'This passkey was already removed.';
export const too_many_passkeys = 'You have 20 passkeys. Remove one that you no longer use first.';

export const google_sign_in_unavailable = 'Login with Google is not available. Log in with your password.';
export const google_sign_in_expired = 'This login has expired. Continue with Google again.';

export const session_not_found = 'This device is already logged out.';

export const guardian_required =
  'A parent or guardian must agree first, and we must have checked who they are.';
export const guardian_not_needed = 'Adults do not need a guardian.';
export const guardian_contact_is_childs =
  'This belongs to another child’s account. Enter the guardian’s own.';
export const guardian_email_is_own =
  'This is the email of the child’s account. Enter the guardian’s own email or mobile number.';
export const guardian_has_agreed =
  'A guardian has given consent. It must be withdrawn before you name another.';
export const guardian_consents_already = 'This person has already given consent.';
export const too_many_guardians = 'A child can have 4 guardians at most.';
export const guardian_disowned =
  'This person told us that you are not their child. Name another parent or guardian.';
export const guardian_not_named = 'Name a parent or guardian first.';
export const guardian_text_messages_unavailable =
  'We can’t send text messages at the moment. Enter the guardian’s email instead.';
export const guardian_link_ended = 'This link no longer works. Ask for a new one.';
export const guardian_pass_expired = 'This page was open for too long. Ask for a new code.';
export const guardian_agrees_for_child =
  'A parent or guardian must agree for a child. We can send them the link.';
export const legal_text_not_found = 'This version of the text does not exist.';
export const legal_text_changed = 'There is a newer version of this text. Reload the page to read it.';
export const guardian_child_not_found = 'You are no longer named as the guardian of this child.';
export const guardian_mobile_is_childs =
  'This is the mobile number of the child’s account. Enter your own. If it is yours, ask the child to name you with this number.';
export const guardian_mobile_needed = 'Confirm your mobile number first.';
export const guardian_already_verified =
  'We have already checked who you are. There is nothing more to send.';
export const digilocker_unavailable = 'We can’t reach DigiLocker at the moment. Send a document instead.';
export const digilocker_failed =
  'DigiLocker did not confirm who you are. Try again, or send a document instead.';
export const digilocker_adults_only =
  'According to DigiLocker you are under 18. A guardian must be an adult.';
export const guardian_request_not_found = 'We couldn’t find this request. It may have ended.';
export const guardian_request_changed =
  'The child has changed this since you opened the page. Reload it and look again.';
export const guardian_request_decided = 'You have already decided this.';
export const guardian_deletes_account = ({ guardian, erase_at }: { guardian: string; erase_at: string }) =>
  `${guardian} asked us to delete this account. We will delete it on ${dates.instant(erase_at)}. Only ${guardian} can keep it, with the link we sent.`;
export const too_many_guardian_requests = (wait: RetryAfter) =>
  `We have sent this guardian several messages. Try again in ${waitingTime(wait)}.`;
export const birth_date_required = 'Enter the date of birth.';
export const birth_date_locked = 'The date of birth is already saved. To correct it, contact us.';
export const birth_date_in_future = 'The date of birth can’t be in the future.';

// What the server answers when something was done.
export const password_changed = `Password changed. ${rest_ended}`;
export const mobile_verified = 'Your mobile number is verified.';
export const api_key_ended = 'API key deleted.';
export const email_restored =
  'Your email is restored, with your mobile number if it was changed too, and all devices are logged out. Choose a new password now.';
export const registration_complete = 'Your registration is complete.';
export const guardian_link_sent = 'We have sent your guardian a link.';
export const guardian_link_resent = 'We have sent the link again.';
export const consent_withdrawn = 'Consent withdrawn. The profile is now hidden.';
export const lost_link_sent = 'If a child has named you with this contact, we have sent you the link.';
export const code_sent = 'We have sent you a code.';
export const consent_recorded = 'Consent recorded. Thank you.';
export const guardian_mobile_proven = 'Mobile number confirmed.';
export const guardian_documents_sent = 'Documents sent. We will tell you when we have checked them.';
export const digilocker_done = 'DigiLocker has confirmed who you are.';
export const guardian_approved = 'Approved.';
export const guardian_rejected = 'Rejected. We told the child.';
export const child_disowned = 'Thank you. We ended the link, hid the profile and told our team.';
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
export const two_step_on = `Two-step login is on. ${rest_ended}`;
export const two_step_off = `Two-step login is off. ${rest_ended}`;
export const code_sent_to = (contact: string) => `Please enter the code we have sent to ${contact}.`;
export const contact_changed = (contact: string) => `Changed to ${contact}. ${rest_ended}`;
export const text_code_sent = (mobile: string) => `We have sent a code by text message to ${mobile}.`;
