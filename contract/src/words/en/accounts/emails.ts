import { EMAIL_UNDO_DAYS, OTP_MINUTES } from '#rules/limits.ts';

/** The first email to a new account. */

export interface Welcome {
  /** Of the talent, or of the company if it is known yet. */
  name: string | null;

  page: string;
  product: string;
}

export const welcome_talent = ({ name, page, product }: Welcome) => ({
  subject: `Welcome to ${product}`,
  paragraphs: [
    ...(name ? [`Welcome, ${name}.`] : []),
    'Your account is verified. Start with your profile, because that is what production houses see: add your details, photos and a short video.',
    'Then apply to casting calls that suit you. You can follow every step of your applications free of charge.',
    `Complete your profile here: ${page}`,
  ],
  note: 'Never pay for an audition or a role. If someone asks you to, report it to us.',
  short: `Welcome to ${product}. Complete your profile, then apply to casting calls that suit you.`,
});

export const welcome_house = ({ name, page, product }: Welcome) => ({
  subject: `Welcome to ${product}`,
  paragraphs: [
    ...(name ? [`Welcome, ${name}.`] : []),
    'Your account is verified. Start with your company profile, because talent want to know who is casting.',
    'Then post your first casting call. You and your team can review applicants, invite them to auditions and make offers in one place.',
    `Complete your company profile here: ${page}`,
  ],
  note: 'A casting call must not ask talent for money.',
  short: `Welcome to ${product}. Complete your company profile, then post your first casting call.`,
});

export interface Code {
  purpose: keyof typeof uses;
  digits: string;
  registered_at: string | undefined;
  product: string;
}

const uses = {
  verify: (product: string) => `verify your ${product} account`,
  reset: (product: string) => `choose a new password for ${product}`,
  'change-email': (product: string) => `use this email address for your ${product} account`,
  client: (product: string) => `see the applicants that a production house shares with you on ${product}`,
  guardian: (product: string) => `decide as a guardian on ${product}`,
  sign: (product: string) => `sign the terms of a role on ${product}`,
  'change-mobile': (product: string) => `use this mobile number for your ${product} account`,
};
/** Warns the owner of an email that somebody else may have registered it too, with another password. */
const severalRegistrations = (instant: string) =>
  `Someone registered again with this email address. This code is only for the registration of ${instant}. If you did not register at that time, do not enter this code: the account would get someone else’s password.`;

export const one_time_codes_code = ({ purpose, digits, registered_at, product }: Code) => {
  const subject = `${digits} is your ${product} code`;
  const use = `Enter it within ${OTP_MINUTES} minutes to ${uses[purpose](product)}.`;
  const warning = 'Our staff will never ask you for it.';
  return {
    subject,
    paragraphs: [
      'Your code is',
      { large: digits },
      use,
      ...(registered_at ? [severalRegistrations(registered_at)] : []),
    ],
    note: `${warning} If you did not request it, ignore this email.`,
    short: `${subject}. ${use} ${warning}`,
  };
};

// The notices of what happened to an account, so that its owner sees what a stranger does.
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
    'A new password was chosen through this email address. You are logged out on all devices.',
  ],
  'password-changed': ['new password', 'Your password was changed. You are logged out on all other devices.'],
  'email-changed': [
    'new email address',
    'The email address of your account was changed. We will not email this address any more.',
  ],
  'mobile-changed': ['new mobile number', 'The mobile number of your account was changed.'],
  'two-factor-added': [
    'two-step login is on',
    'You now need a code from your authenticator app to log in. You are logged out on all other devices.',
  ],
  'two-factor-removed': [
    'two-step login is off',
    'You no longer need a code from an authenticator app to log in. You are logged out on all other devices.',
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

// What the former email address of an account is told.
export interface EmailChangeUndo {
  changed_at: string;
  page: string;
  product: string;
}

export const email_change_undo = ({ changed_at, page, product }: EmailChangeUndo) => {
  const subject = `Your ${product} account: new email address`;
  return {
    subject,
    paragraphs: [
      `The email address of your account was changed on ${changed_at}. We will not email this address any more.`,
      `If this was not you, restore this address and log out on all devices: ${page}`,
      `The link works once, within ${EMAIL_UNDO_DAYS} days.`,
    ],
    note: 'If this was you, you don’t need to do anything.',
    short: `${subject}. If this was not you, open the link in your email.`,
  };
};

// What we send a parent or guardian.
export interface GuardianLink {
  guardian_name: string;
  first_name: string;
  page: string;
  product: string;
}

export interface ConsentGiven {
  guardian_name: string;
  first_name: string;
  page: string;
  contact: string;
  product: string;
}

export interface ConsentWithdrawn {
  guardian_name: string;
  first_name: string;
  page: string;
  contact: string;
}

export interface GuardianReplaced {
  guardian_name: string;
  first_name: string;
  contact: string;
}

export const guardian_link = ({ guardian_name, first_name, page, product }: GuardianLink) => ({
  subject: `${first_name} has named you as guardian on ${product}`,
  paragraphs: [
    `Dear ${guardian_name}, ${first_name} has an account on ${product}, where production houses cast talent, and has named you as parent or guardian.`,
    `Read what you would agree to, and decide: ${page}`,
    'Until you give consent, nobody can see the profile, and no application can be sent.',
    'Keep this link. With it you can change your choices or withdraw your consent at any time.',
  ],
  note: 'If you do not know this child, ignore this email. Nothing happens without your consent.',
  short: `${first_name} has named you as guardian on ${product}. Read it and decide: ${page}`,
});

export const consent_given = ({ guardian_name, first_name, page, contact, product }: ConsentGiven) => ({
  subject: `We have recorded your consent for ${first_name}`,
  paragraphs: [
    `Dear ${guardian_name}, you are registered as the guardian of ${first_name} on ${product}, and you gave consent for ${first_name}’s profile.`,
    'You decide about applications, audition times, self-tapes and roles before they take effect, unless you allow applying without asking. The profile stays hidden until we have checked once who you are, on the same page.',
    `You can change your choices or withdraw your consent at any time, with the link we sent you. If you no longer have it, ask for it here: ${page}`,
  ],
  note: `If you did not agree to this, contact us immediately: ${contact}`,
  short: `You are registered as the guardian of ${first_name} on ${product}, with your consent. If you did not agree to this, contact us or withdraw your consent.`,
});

export type GuardianVerified = Pick<ConsentGiven, 'page' | 'contact' | 'product'>;

export const guardian_verified = ({ page, contact, product }: GuardianVerified) => ({
  subject: `${product} has checked who you are`,
  paragraphs: [
    'We have compared your documents and deleted them. You don’t have to show who you are again. For a child you add later, we ask only for a document that shows your relationship.',
    `A child for whom you have given consent can now be shown as you chose, and can apply. You can change your choices here: ${page}`,
  ],
  note: `If you did not send us documents, contact us immediately: ${contact}`,
  short: `${product} has checked your documents. A child for whom you have given consent can now apply.`,
});

export const guardian_rejected = ({
  reason,
  page,
  contact,
  product,
}: GuardianVerified & { reason: string }) => ({
  subject: 'Your documents were rejected',
  paragraphs: [
    `We could not confirm with your documents who you are: ${reason}`,
    `We have deleted them. Open your page and send others: ${page}`,
    'Until then nobody can see the child, and no application can be sent.',
  ],
  note: `If you did not send us documents, contact us immediately: ${contact}`,
  short: `${product} could not confirm with your documents who you are: ${reason} Send others: ${page}`,
});

export const consent_withdrawn = ({ guardian_name, first_name, page, contact }: ConsentWithdrawn) => ({
  subject: `The consent for ${first_name} was withdrawn`,
  paragraphs: [
    `Dear ${guardian_name}, your consent for ${first_name} was withdrawn. The profile is now hidden, and production houses can no longer see the applications, which have ended.`,
    `You can give your consent again at any time: ${page}`,
  ],
  note: `If this was not you, contact us immediately: ${contact}`,
  short: `The consent for ${first_name} was withdrawn. The profile is now hidden.`,
});

export const guardian_replaced = ({ guardian_name, first_name, contact }: GuardianReplaced) => {
  const text = `You are no longer registered as the guardian of ${first_name}: another guardian or another mobile number was entered.`;
  return {
    subject: `Another guardian was registered for ${first_name}`,
    paragraphs: [`Dear ${guardian_name},`, text],
    note: `If you did not agree to this, contact us immediately: ${contact}`,
    short: `${text} If you did not agree to this, contact us immediately.`,
  };
};
