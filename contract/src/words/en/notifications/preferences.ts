export const lead =
  'Every notification is in your inbox on this site, under the bell. Choose what we also send you elsewhere. Changes are saved immediately.';
export const language_lead = 'The language of your pages, emails and notifications.';
export const digest = 'New applications';
export const digest_lead =
  'How often we write to you about new applications. The bell always shows them, one line for each casting call.';
export const digests = {
  each: 'For each application',
  hourly: 'Every hour',
  daily: 'Every day at 9:00 am IST',
  off: 'Off',
} as const;
export const phone = 'On your phone';
export const phone_lead =
  'We send nothing to your number until you agree. You can change your mind at any time. We keep a record of your choices.';
export const browser = 'In this browser';
export const browser_lead =
  'This browser shows your notifications even when the site is closed, until you log out.';
export const types = 'Types of notification';
export const types_lead = (evening: number, morning: number) =>
  `Between ${evening} pm and ${morning} am IST we send only what you have just asked for, such as login codes. The rest waits until morning.`;

export const agreement_to = (channel: string, mobile: string) => `${channel} to ${mobile}`;
export const agreement_none = (channel: string) => `${channel} (your account has no mobile number)`;
export const agreement_unverified = (channel: string) =>
  `${channel} (verify your mobile number in your account settings first)`;
export const save_failed = 'We couldn’t save that. Try again.';

export const emails_to = <Part>(email: Part) => [
  'Emails are sent to ',
  email,
  '. Emails about your account and warnings that protect you are always on.',
];
export const grey_columns = 'Grey columns are not in use yet';
export const grey_number = <Part>(channel: Part, link: (text: string) => Part) => [
  channel,
  ': your account has no mobile number. ',
  link('Add your mobile number'),
];
export const grey_proof = <Part>(channel: Part, link: (text: string) => Part) => [
  channel,
  ': your mobile number is not verified. ',
  link('Verify your mobile number'),
];
export const grey_consent = <Part>(channel: Part, name: string, link: (text: string) => Part) => [
  channel,
  `: you have not agreed to messages by ${name}. `,
  link(`Agree to ${name}`),
];
export const grey_browser = <Part>(channel: Part, link: (text: string) => Part) => [
  channel,
  ': notifications are not turned on in any browser. ',
  link('Turn them on in this browser'),
];
export const table = 'Which notifications are sent by which channel';
export const table_switch = (kind: string, channel: string) => `${kind}: ${channel}`;
export const table_not_sent = (channel: string) => `Not sent by ${channel}`;

export const kinds = {
  account: 'Your account',
  views: 'Views',
  plans: 'Plan and payments',
  alerts: 'New casting calls',
  applications: 'Applications',
  auditions: 'Auditions',
  invitations: 'Invitations and offers',
  bookings: 'Availability and holds',
  conversations: 'Conversations',
};
const shared = {
  account: 'New logins, and changes to your password, email or mobile number.',
  views: 'A production house opened your application.',
  plans: 'Invoices, and reminders before your plan ends or renews.',
  alerts: 'New casting calls that match your saved searches.',
};
/** What each kind of notification is about. */
export const kinds_contents = {
  talent: {
    ...shared,
    applications: 'Updates on your applications: opened, shortlisted, selected or rejected.',
    auditions: 'Slots to choose from, changes and reminders.',
    invitations: 'A production house invites you to apply or offers you a role.',
    bookings: 'A production house asks whether you are free, or holds days of yours.',
    conversations: 'Messages from production houses that you have not read for a while.',
  },
  production: {
    ...shared,
    applications: 'New applications to your casting calls, and applications awaiting a decision.',
    auditions: 'Applicants who confirmed, declined or asked for another time.',
    invitations: 'Replies from talent to your invitations and offers.',
    bookings: 'Your holds end, are declined or move up.',
    conversations: 'Messages from applicants that nobody on your team has read for a while.',
  },
};

export const unsubscribe = 'Unsubscribe';
export const unsubscribe_question = 'Do you want to stop messages like this one? Press the button.';
export const unsubscribe_failed = 'That didn’t work. Open the link again.';
export const unsubscribed = 'Unsubscribed';
export const unsubscribe_undo = 'Undo: subscribe again';
export const subscribed_again = 'Subscribed again';
