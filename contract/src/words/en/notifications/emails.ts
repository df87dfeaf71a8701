/** Texts around every notification, and the notification that emails do not arrive. */

export const bounced_title = 'We cannot reach you by email';
export const bounced = (email: string) =>
  `The mail server of ${email} says that this email address does not exist. Check it in your account and correct it.`;

/** The body of a WhatsApp template, in which {{1}} is the short text and {{2}} is the link. */
export const whatsapp_body = (product: string) =>
  `Update from ${product}: {{1}} Details: {{2}} Reply STOP to stop these messages.`;

export const unsubscribe = 'Unsubscribe from emails like this';

/** The start of a notification about a child, which its guardian gets too. */
export const greeting_named = (guardian: string, child: string) =>
  `Dear ${guardian}, this is about ${child}. This is what we wrote to ${child}:`;
export const greeting_nameless = (child: string) =>
  `Dear parent or guardian, this is about ${child}. This is what we wrote to ${child}:`;
export const guardian_page = (child: string, page: string) =>
  `Everything about ${child}, and what waits for your decision: ${page}`;
export const short_about = (child: string, text: string) => `For ${child}: ${text}`;

// What is said about a kind of notification that was turned off or on again with a link in an email.
export const stops_kinds = {
  account: 'your account',
  applications: 'applications',
  views: 'opened applications',
  auditions: 'auditions',
  invitations: 'invitations and offers',
  bookings: 'availability and holds',
  conversations: 'your conversations',
  plans: 'your plan and payments',
  alerts: 'new casting calls for your saved searches',
} as const;
export const channels = {
  email: 'by email',
  whatsapp: 'on WhatsApp',
  sms: 'by text message',
  push: 'in your browser',
} as const;
export const on_again = (about: string, way: string) =>
  `You will get notifications about ${about} ${way} again.`;
export const off = (about: string, way: string) =>
  `You will no longer get notifications about ${about} ${way}.`;
