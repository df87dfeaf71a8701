import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';
import { type RetryAfter, waitingTime } from '#platform/http/error-texts/waiting-time.ts';

export const accountsErrors = {
  credentials_required: [400, 'Email/Phone and password are required'],
  invalid_credentials: [401, 'Invalid credentials'],
  account_not_found: [404, 'Account not found'],
  account_not_verified: [403, 'Please verify your account first'],
  removed_from_team: [403, 'You are no longer a member of this team.'],
  too_many_wrong_passwords: [
    429,
    (wait: RetryAfter) => `Too many wrong passwords. Try again in ${waitingTime(wait)}.`,
  ],
  too_many_logins: [429, (wait: RetryAfter) => `Too many logins today. Try again in ${waitingTime(wait)}.`],
  too_many_registrations: [
    429,
    (wait: RetryAfter) =>
      `Too many registrations with this email or mobile number. Try again in ${waitingTime(wait)}.`,
  ],

  weak_password: [400, 'This password is easy to guess. Choose another.'],
  wrong_password: [403, 'This password is wrong. Try again.'],
  password_not_set: [
    403,
    'Your account has no password yet. Choose one with “Forgot password” on the login page.',
  ],

  email_taken: [409, 'This email already has an account. Log in to it, or use another email.'],
  mobile_taken: [409, 'This mobile number already has an account. Log in to it, or use another number.'],
  house_banned: [
    403,
    ({ support }: { support: string }) =>
      `We banned a production house with one of these contacts or identity numbers, so you can’t register another. To appeal, log in to that production house and open Appeals, or write to ${support}.`,
  ],
  mobile_already_verified: [409, 'Your mobile number is already verified.'],
  email_unchanged: [400, 'This is already your email. Enter a different one.'],
  email_undo_ended: [404, 'This link has expired or was already used.'],
  mobile_unchanged: [400, 'This is already your mobile number. Enter a different one.'],
  text_messages_unavailable: [
    409,
    'We cannot send text messages at the moment, so a new mobile number cannot be confirmed. Try again later.',
  ],
  registration_replaced: [
    400,
    'This code belongs to another registration with this email. Enter the code from the email about your own registration, or register again.',
  ],
  registration_not_of_this_browser: [
    400,
    'A code by text message works only in the browser you registered with. Use that browser, or register again.',
  ],
  registration_already_complete: [409, 'Your registration is already complete.'],

  invalid_code: [400, 'Invalid OTP'],
  code_expired: [400, 'This code has expired. Ask for a new one.'],
  code_tries_used_up: [400, 'Too many wrong codes. Ask for a new one.'],
  code_requested_too_soon: [
    429,
    (wait: RetryAfter) => `We have just sent you a code. You can ask for another in ${waitingTime(wait)}.`,
  ],
  too_many_codes_requested: [
    429,
    (wait: RetryAfter) => `Too many codes requested. Try again in ${waitingTime(wait)}.`,
  ],
  too_many_codes_tried: [
    429,
    (wait: RetryAfter) => `Too many codes tried. Try again in ${waitingTime(wait)}.`,
  ],

  two_factor_code_required: [401, 'Enter the code from your authenticator app.'],
  two_factor_code_wrong: [
    400,
    'This code is wrong or has already been used. Enter the code that the app shows now.',
  ],
  two_factor_code_missing: [403, 'Enter the code from your authenticator app.'],
  two_factor_already_on: [409, 'Two-step login is already on. To use another app, turn it off first.'],
  two_factor_already_off: [409, 'Two-step login is already off.'],
  two_factor_setup_missing: [409, 'This setup is no longer valid. Reload the page and start again.'],
  too_many_two_factor_tries: [
    429,
    (wait: RetryAfter) => `Too many wrong codes. Try again in ${waitingTime(wait)}.`,
  ],

  api_key_not_found: [404, 'This API key has already ended.'],
  api_key_scope_missing: [403, 'This API key is not allowed to do this.'],
  api_keys_not_for_children: [403, 'API keys are for people who are 18 or older.'],
  too_many_api_keys: [409, 'You have 10 API keys. End one that you no longer use first.'],
  passkey_not_accepted: [400, 'We couldn’t check this passkey. Try again, or log in with your password.'],
  passkey_not_found: [404, 'This passkey was already removed.'],
  too_many_passkeys: [409, 'You have 20 passkeys. Remove one that you no longer use first.'],

  google_sign_in_unavailable: [503, 'Google sign-in is not available. Log in with your password.'],
  google_sign_in_expired: [400, 'This sign-in has expired. Sign in with Google again.'],

  session_not_found: [404, 'This device is already logged out.'],

  guardian_required: [403, 'A parent or guardian must agree first.'],
  guardian_not_needed: [409, 'Adults do not need a guardian.'],
  guardian_contact_is_childs: [400, 'This belongs to another child’s account. Enter the guardian’s own.'],
  guardian_has_agreed: [409, 'A guardian has given consent. It must be withdrawn before you name another.'],
  guardian_not_named: [409, 'Name a parent or guardian first.'],
  guardian_text_messages_unavailable: [
    409,
    'We cannot send text messages at the moment. Enter the guardian’s email instead.',
  ],
  guardian_link_ended: [404, 'This link no longer works. Ask for a new one.'],
  guardian_pass_expired: [403, 'This page was open for too long. Ask for a new code.'],
  guardian_agrees_for_child: [403, 'A parent or guardian agrees for a child. We can send them the link.'],
  legal_text_not_found: [404, 'This version of the text does not exist.'],
  legal_text_changed: [409, 'There is a newer version of this text. Reload the page to read it.'],
  guardian_child_not_found: [404, 'You are no longer named as the guardian of this child.'],
  guardian_deletes_account: [
    403,
    ({ guardian, until }: { guardian: string; until: string }) =>
      `${guardian} asked us to delete this account. We will delete it on ${until}. Only ${guardian} can keep it, with the link we sent.`,
  ],
  too_many_guardian_requests: [
    429,
    (wait: RetryAfter) => `We have sent this guardian several messages. Try again in ${waitingTime(wait)}.`,
  ],
  birth_date_required: [400, 'Enter the date of birth.'],
  birth_date_locked: [409, 'The date of birth is already saved and cannot be changed here.'],
  birth_date_in_future: [400, 'The date of birth cannot be in the future.'],
} as const satisfies ErrorTextsOf<'accounts'>;
