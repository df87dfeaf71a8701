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
  `Dear ${guardian}, this is about ${child}, and you decide on their behalf.`;
export const greeting_nameless = (child: string) =>
  `Dear parent or guardian, this is about ${child}, and you decide on their behalf.`;
export const short_about = (child: string, text: string) => `For ${child}: ${text}`;
