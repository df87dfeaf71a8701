/**
 * Channels that deliver notifications outside the product. The inbox is not one of them because it always
 * receives them.
 */
export const channels = ['email', 'whatsapp', 'sms', 'push'] as const;
export type Channel = (typeof channels)[number];

/** Channels that need consent for the phone number they use. */
export const phoneChannels = ['whatsapp', 'sms'] as const satisfies Channel[];
export type PhoneChannel = (typeof phoneChannels)[number];

/** Kinds of notification; users choose their channels for each kind. */
export const notificationKinds = [
  'account',
  'applications',
  'views',
  'auditions',
  'invitations',
  'bookings',
  'conversations',
  'plans',
  'alerts',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Which kinds each role receives. */
export const kindsOf = {
  talent: notificationKinds,
  production: ['account', 'applications', 'auditions', 'invitations', 'bookings', 'conversations'],
} as const satisfies Record<string, readonly NotificationKind[]>;

/** Default channels of each kind. WhatsApp still needs consent, and push a registered browser. */
export const usualChannels: Record<NotificationKind, readonly Channel[]> = {
  account: ['email'],
  applications: ['email', 'whatsapp', 'push'],
  views: ['push'],
  auditions: ['email', 'whatsapp', 'push'],
  invitations: ['email', 'whatsapp', 'push'],
  bookings: ['email', 'whatsapp', 'push'],
  conversations: ['email', 'push'],
  plans: ['email'],
  alerts: ['email', 'whatsapp'],
};

/** Channels for alerts, each with its own weekdays. */
export const alertChannels = ['email', 'whatsapp'] as const satisfies Channel[];
export type AlertChannel = (typeof alertChannels)[number];

/** Whether notifications of a kind can be sent on a channel at all. */
export function isChannelAllowed(kind: NotificationKind, channel: Channel): boolean {
  return kind !== 'alerts' || alertChannels.some((one) => one === channel);
}

/**
 * Whether a user can turn a kind off on a channel. The account kind, with its security notices and invoices,
 * is always sent by email.
 */
export function canTurnOff(kind: NotificationKind, channel: Channel): boolean {
  return kind !== 'account' || channel !== 'email';
}

/**
 * Quiet hours in India: from this hour until `QUIET_UNTIL`, only notifications that the user has just
 * requested are sent.
 */
export const QUIET_FROM = 21;
export const QUIET_UNTIL = 9;

/** How often a member of a house is written to about new applications; the inbox shows them in any case. */
export const applicationDigests = ['each', 'hourly', 'daily', 'off'] as const;
export type ApplicationDigest = (typeof applicationDigests)[number];
