/** Texts around every notification, and the notification that emails do not arrive. */

export const bounced_title = 'We cannot reach you by email';
export const bounced = (email: string) =>
  `The mail server of ${email} says that this email address does not exist. Check it in your account and correct it.`;

/** The body of a WhatsApp template, in which {{1}} is the short text and {{2}} is the link. */
export const whatsapp_body = (product: string) =>
  `Update from ${product}: {{1}} Details: {{2}} Reply STOP to stop these messages.`;

export const unsubscribe = 'Unsubscribe from emails like this';
