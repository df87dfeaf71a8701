/** The notices of what happened to an account, so that its owner sees what a stranger does. */

export interface SecurityNotice {
  kind: keyof typeof events;
  when_and_where: string;
  contact: string;
  product: string;
}

/** Each event, as the end of a subject line and as a sentence. */
const events = {
  'password-reset': [
    'new password',
    'Your password was reset with a code sent to this email address. All devices have been logged out.',
  ],
  'password-changed': ['new password', 'Your password was changed. All other devices have been logged out.'],
  'email-changed': [
    'new email address',
    'The email address of your account was changed. We will not email this address any more.',
  ],
  'mobile-changed': ['new mobile number', 'The mobile number of your account was changed.'],
  'second-factor-added': [
    'two-step login is on',
    'You now need a code from your authenticator app to log in. All other devices have been logged out.',
  ],
  'second-factor-removed': [
    'two-step login is off',
    'You no longer need a code from an authenticator app to log in. All other devices have been logged out.',
  ],
  'recovery-code-used': [
    'a recovery code was used',
    'Someone logged in with a recovery code instead of a code from the authenticator app. That recovery code no longer works.',
  ],
  'deletion-requested': [
    'deletion requested',
    'Your account will be deleted in 30 days, with your profile and applications. Log in before then to keep it.',
  ],
  'deletion-cancelled': ['deletion cancelled', 'You logged in, so your account will not be deleted.'],
  'passkey-added': ['new passkey', 'A passkey was added. It logs in to your account without your password.'],
  'passkey-removed': ['passkey removed', 'A passkey was removed. It no longer logs in to your account.'],
  'api-key-created': [
    'new API key',
    'An API key was created. A program that has it can use your account within the limits you chose. If this was not you, choose a new password. That deletes all your keys.',
  ],
  'new-device': ['login from a new device', 'Someone logged in from a device we have not seen before.'],
} as const;

export const security_notice = ({ kind, when_and_where, contact, product }: SecurityNotice) => {
  const [happened, event] = events[kind];
  const subject = `Your ${product} account: ${happened}`;
  return {
    subject,
    paragraphs: [event, when_and_where],
    note: `If this was you, you don’t need to do anything. If not, contact us immediately: ${contact}`,
    short: `${subject}. If this was not you, contact us immediately.`,
  };
};
