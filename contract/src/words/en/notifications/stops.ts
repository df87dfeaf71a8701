/** What is said about a kind of notification that was turned off or on again with a link in an email. */

export const kinds = {
  account: 'your account',
  applications: 'applications',
  views: 'who viewed your profile',
  auditions: 'auditions',
  invitations: 'invitations and offers',
  conversations: 'your conversations',
  plans: 'your plan and payments',
  alerts: 'new casting calls for your saved searches',
} as const;
export const channels = {
  email: 'by email',
  whatsapp: 'on WhatsApp',
  sms: 'by SMS',
  push: 'in your browser',
} as const;
export const on_again = (about: string, way: string) => `You will get messages about ${about} ${way} again.`;
export const off = (about: string, way: string) => `You will no longer get messages about ${about} ${way}.`;
