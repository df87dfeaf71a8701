/** The languages letters are written in; the reader chooses. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** The ways a message leaves the product. Notices under the bell are not among them: they are always there. */
export const channels = ['email', 'whatsapp', 'sms', 'push'] as const;
export type Channel = (typeof channels)[number];

/** The channels that need a yes for the number they go to. */
export const phoneChannels = ['whatsapp', 'sms'] as const satisfies Channel[];
export type PhoneChannel = (typeof phoneChannels)[number];

/** What messages are about; people choose their channels for each. */
export const messageKinds = [
  'account',
  'applications',
  'views',
  'auditions',
  'invitations',
  'conversations',
  'plans',
  'alerts',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What each role is written to about. */
export const kindsOf = {
  talent: messageKinds,
  production: ['account', 'applications', 'auditions', 'invitations', 'conversations'],
} as const satisfies Record<string, readonly MessageKind[]>;

/** Where each kind goes until somebody chooses otherwise; WhatsApp needs a yes, and push a device, all the same. */
export const usualChannels: Record<MessageKind, readonly Channel[]> = {
  account: ['email'],
  applications: ['email', 'whatsapp', 'push'],
  views: ['push'],
  auditions: ['email', 'whatsapp', 'push'],
  invitations: ['email', 'whatsapp', 'push'],
  conversations: ['email', 'push'],
  plans: ['email'],
  alerts: ['email', 'whatsapp'],
};

/** The channels that alerts come by, each on days of its own. */
export const alertChannels = ['email', 'whatsapp'] as const satisfies Channel[];
export type AlertChannel = (typeof alertChannels)[number];

/** Whether messages of a kind ever come by a channel. */
export function mayCome(kind: MessageKind, channel: Channel): boolean {
  return kind !== 'alerts' || alertChannels.some((one) => one === channel);
}

/** Whether somebody may turn a kind off: not what guards the account, and not the invoices. */
export function maySilence(kind: MessageKind, channel: Channel): boolean {
  return kind !== 'account' || channel !== 'email';
}

/** In India, from this hour on nothing leaves that nobody asked for just now, until `QUIET_UNTIL`. */
export const QUIET_FROM = 21;
export const QUIET_UNTIL = 9;
