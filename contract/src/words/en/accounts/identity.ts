import { plural } from '#words/plural.ts';

export const fill_all = 'Please fill in all fields';

export const kept_account = 'Your account will not be deleted.';
export const deletion_day = (day: string) =>
  `Your account will be deleted on ${day}. To keep it, log in before then.`;

export const otp_required = 'OTP is required';
export const otp_incomplete = (digits: number) => `Please enter a complete ${digits}-digit OTP`;
export const otp_label = 'Code';
export const otp_expires = (minutes: number) => `It expires in ${minutes} minutes.`;
export const otp_after_login = 'Request a new code after you log in.';
export const resend = 'Resend Code';
export const resend_failed = 'Failed to resend OTP';
export const resend_wait = (seconds: number) =>
  plural(seconds, {
    one: `You can request a new code in ${seconds} second.`,
    other: `You can request a new code in ${seconds} seconds.`,
  });
export const text_offer = (number: string) =>
  `No email? We can send a code by text message to ${number} instead.`;
export const text_send = 'Send a text message';
export const text_use_email = 'Enter the code from the email instead';

export const identity_name = 'Full name';
export const company_name = 'Company name';
export const type_of_work = 'Type of work';
export const identity_email_hint = 'We’ll send your verification code here.';
export const email_registered = 'The email you registered with.';
export const mobile_hint = 'Outside India, start with + and the country code.';
export const pan = 'PAN';
export const pan_hint =
  'For contracts and payments. We store only the last 4 characters and a scrambled code that shows us duplicate accounts.';
export const pan_hint_talent =
  'For contracts and payments. We store only the last 4 characters and a scrambled code that shows us duplicate accounts. For a talent under 18, a parent enters their own.';
export const pan_unusual =
  'Check your PAN. Its fourth letter is usually P for a person, C for a company or F for a firm.';
export const aadhaar = 'Aadhaar number';
export const aadhaar_hint =
  'Confirms that one person has one account. We store only the last 4 characters and a scrambled code that shows us duplicate accounts.';
export const aadhaar_hint_talent =
  'Confirms that one person has one account. We store only the last 4 characters and a scrambled code that shows us duplicate accounts. For a talent under 18, a parent enters their own.';
export const aadhaar_unusual = 'This does not look like an Aadhaar number. Check its digits.';
export const passport = 'Passport number';
export const passport_hint =
  'Confirms that one person has one account. We store only the last 4 characters and a scrambled code that shows us duplicate accounts. For a talent under 18, a parent enters their own.';
export const passport_country = 'Country of the passport';
export const foreign_question = 'Not an Indian citizen?';
export const foreign_link = 'Register with your passport';
export const indian_question = 'Indian citizen?';
export const indian_link = 'Register with PAN and Aadhaar';
export const gst = 'GST number';
export const gst_hint = 'Shown on your invoices. Leave it empty if you don’t have one.';
export const gst_unusual = 'This does not look like a GST number. Check its letters and digits.';
export const password_hint = (characters: number) =>
  `At least ${characters} characters. A short sentence works well.`;
export const password_new = 'New password';
export const password_again = 'New password again';
export const passwords_differ = 'Passwords do not match';
export const answers_kept = 'Your answers are saved, except passwords and identity numbers.';
export const passwords_again = 'You’ll need to enter your passwords again.';

export const login_talent_lead = 'Welcome back. Find casting calls and follow your applications.';
export const login_house_lead = 'For production houses, casting directors and agencies.';
export const login_identifier = 'Email or mobile number';
export const login_with_password = 'or log in with your password';
export const login_code_text = 'Enter your password again, and the code that your authenticator app shows.';
export const login_done = 'Your email and password are correct.';
export const login_opening = 'Opening your pages...';
export const login_needs_scripts =
  'Your own pages need JavaScript, which is turned off in this browser. Turn it on and log in again.';
export const login_failed_talent = 'Login failed';
export const login_failed_house = 'Login failed. Please try again.';
export const session_ended = 'You are no longer logged in.';
export const log_in_again = 'Log in again';
export const invited_other = (own: string, invited: string) =>
  `You are logged in as ${own}. This invitation is for ${invited}.`;
export const switch_to_invitation = 'Log out and open the invitation';
export const log_in = 'Log in';
export const login_redirect = 'Opening the login page...';

export const trouble_question = 'Trouble logging in?';
export const trouble_link = 'Forgot password';
export const new_question = 'New here?';
export const roles_question = 'Looking for roles?';
export const casting_question = 'Casting a project?';
export const registered_question = 'Already registered?';

export const register_talent = 'Register as talent';
export const register_talent_lead =
  'Actors, models, dancers, voice artists and influencers: one profile for every casting call.';
export const register_house = 'Register your production house';
export const register_house_lead = 'Post a casting call in minutes and find matching talent across India.';
export const register_with_email = 'or register with your email';
export const register_submit = 'Register';
export const register_busy = 'Registering...';
export const register_failed = 'Registration failed. Please try again.';

export const verify_title = 'Verify your account';
export const verify_lead = 'Enter the code we sent you. Then you can log in.';
export const verify_sent = <Part>(email: Part, minutes: number) => [
  'Enter the 6-digit code we sent to ',
  email,
  `. It expires in ${minutes} minutes. If it doesn’t arrive, check your spam folder.`,
];
export const verify_texted = <Part>(number: Part, minutes: number) => [
  'Enter the 6-digit code we sent by text message to ',
  number,
  `. It expires in ${minutes} minutes. You can then log in, and verify your email later in your account.`,
];
export const verify_submit = 'Verify';
export const verify_busy = 'Verifying...';
export const verify_failed = 'OTP verification failed';
export const verify_done = 'Your account is verified.';
export const verify_done_lead = 'Log in with your email and the password you chose.';
export const verify_nothing_question = 'Nothing happening?';
export const verify_wrong_question = 'Wrong email?';
export const verify_register_again = 'Register again';
export const verify_already_question = 'Already verified?';

// Registration and login with Google.
export const continue_with = 'Continue with Google';
export const complete_title = 'Complete your registration';
export const complete_house_lead =
  'Google has given us your email. Before you post your first casting call, tell us about your production house. Fields marked * are required.';
export const complete_house_submit = 'Complete registration';
export const complete_house_failed = 'We couldn’t complete your registration. Try again.';
export const complete_talent_lead =
  'Google has given us your email, so you don’t need a code or a password. Tell us the rest.';
export const expired_question = 'Took too long?';
export const expired_link = 'Continue with Google again';
export const other_way_question = 'Another way?';
export const other_way_link = 'Register with your email';
export const failures = {
  cancelled: 'You cancelled the login with Google. Try again, or log in with your password.',
  expired: 'This login has expired or was started in another browser. Continue with Google again.',
  unverified: 'Google has not verified this email address. Verify it with Google, or register here.',
  linked: 'This email is linked to another Google account. Use that account, or log in with your password.',
  paused: 'New registrations are paused for the moment. Please try again later.',
  unavailable: 'We can’t reach Google at the moment. Try again later, or log in with your password.',
  failed: 'We couldn’t log you in with Google. Try again, or log in with your password.',
} as const;

// Legal texts that changed, which a person is asked to agree to.
export const notice = 'Our terms or our privacy notice have changed.';
export const notice_open = 'Read what changed';
export const dialog_title = 'What changed';
export const dialog_text =
  'To apply, post, write or buy, please agree. You can read, export and delete your data without agreeing.';
export const dialog_guardian =
  'Your parent or guardian agrees for you, on a page that we send them a link to. You can read, export and delete your data without agreeing.';
export const agree = 'I agree';
export const guardian_send = 'Send the link to my guardian';
export const legal_texts_failed = 'That did not work. Try again.';
export const effective = (text: string, day: string) => `${text}, effective from ${day}`;
export const read_whole = 'Read the full text (opens a new tab)';

export const forgot_lead = 'We’ll email you a code. Enter it to choose a new password.';
export const remembered_question = 'Remembered your password?';
export const step = (step: number) => `Step ${step} of 3`;
export const step_email = 'Your email';
export const step_code = 'Enter the code';
export const email_missing = 'Email is required';
export const code_sent = <Part>(email: Part) => [
  'If ',
  email,
  ' has an account, we’ve sent it a code. If it doesn’t arrive, check your spam folder.',
];
export const code_hint = 'From the email we sent you. Choose Resend Code if you don’t have one.';

export const reset_title = 'Reset password';
export const reset_lead = 'Choose a new password for your account.';
export const reset_for = <Part>(email: Part) => ['The new password is for ', email, '.'];
export const reset_other_question = 'Another email?';
export const reset_other_link = 'Start again';
export const logs_out = 'Changing your password logs you out on all devices.';
export const password_reset_submit = 'Set new password';
export const password_reset_failed = 'Failed to reset password';
export const changed = 'Your password has been changed.';
