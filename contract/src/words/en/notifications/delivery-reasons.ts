/** Why a message was not sent. */
export const reasons = {
  number_changed: 'the number changed',
  stopped_by_reply: 'stopped by a reply',
  stopped_by_reader: 'turned off by the recipient',
  never_sent: 'could not be sent',
  in_backup: 'it waited in a backup',
  no_provider: 'no provider is configured',
  no_template: 'the provider has no template for it',
  invalid_email: 'the email is not valid',
  not_subscribed: 'the browser no longer takes notifications',
  unknown_push_host: 'the push service is not allowed',
  push_refused: 'the push service refused it',
} as const;
export const provider_says = (text: string) => `the provider says: ${text}`;
