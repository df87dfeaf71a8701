/** Registration and login with Google. */

export const continue_with = 'Continue with Google';
export const complete_title = 'Complete your registration';
export const complete_house_lead =
  'Google has given us your email. Before you post your first casting call, tell us about your production house. Fields marked * are required.';
export const complete_house_submit = 'Complete registration';
export const complete_house_busy = 'Saving...';
export const complete_house_failed = 'We couldn’t complete your registration. Try again.';
export const complete_talent_lead =
  'Google has given us your email, so you don’t need a code or a password. Tell us the rest.';
export const complete_talent_submit = 'Register';
export const complete_talent_busy = 'Registering...';
export const complete_talent_failed = 'Registration failed. Please try again.';
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
