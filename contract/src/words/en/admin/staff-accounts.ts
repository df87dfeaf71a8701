/** The logins of staff. */

export const join = 'Set up your staff login';
export const join_lead = 'An invitation link works once.';
export const join_failed = 'Open the link in your email again.';
export const join_as = (email: string, role: string, duty: string) =>
  `${email}, ${role}: ${duty.toLowerCase()}.`;
export const join_name = 'Your name';
export const password_hint = (characters: number) => `At least ${characters} characters.`;
export const join_continue = 'Continue';
export const join_busy = 'Saving...';
export const join_save_failed = 'We couldn’t save this. Try again.';
export const setup_scan = 'Scan this QR code with your authenticator app, then enter the code that it shows.';
export const setup_qr = 'QR code for your authenticator app';
export const setup_key = 'If you can’t scan it, enter this key in the app:';
export const setup_finish = 'Finish';

export const login = 'Staff login';
export const login_lead = 'For the people who run this site.';
export const login_submit = 'Log in';
export const login_busy = 'Logging in...';
export const login_failed = 'We couldn’t log you in. Try again.';
export const login_passkey = 'Use a passkey instead';
export const login_lost = 'Lost your phone? Ask an owner for a new invitation.';
export const login_back = 'Back';
export const email = 'Email';
export const password = 'Password';

export const page = 'Staff';
export const page_lead = 'The people who run this site. Each person has their own login.';
export const role = 'Role';
export const role_described = (role: string, duty: string) => `${role}: ${duty.toLowerCase()}`;
export const role_of = (name: string) => `Role of ${name}`;
export const invite = 'Invite someone';
export const invite_lead =
  'If you invite someone who is already on the list, for example because they lost their phone, their old login stops working and they get a new link.';
export const invite_submit = 'Send invitation';
export const invite_busy = 'Sending...';
export const invite_failed = 'We couldn’t send the invitation. Try again.';
export const invited = 'Invited';
export const invitation_expired = 'Invitation expired';
export const logged_in = (time: string) => `Logged in ${time}`;
export const not_logged_in = 'Not logged in now';
export const self = (name: string) => `${name} (you)`;
export const remove_question = (name: string) => `Remove ${name}?`;
export const remove_one = (name: string) => `Remove ${name}`;
export const remove = 'Remove';
