import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';

export const notificationsErrors = {
  notification_not_found: [404, 'This notification no longer exists.'],
  email_template_not_found: [404, 'There is no email with this name.'],
  unsubscribe_link_ended: [404, 'This link no longer works. Log in to change your notifications.'],
  channel_unavailable: [409, 'Notifications cannot be sent this way at the moment. Reload the page.'],
  channel_consent_changed: [409, 'The text you agree to has changed. Reload the page and read it again.'],
  mobile_number_missing: [409, 'Your account has no mobile number yet. Add one first.'],
  mobile_not_verified: [409, 'Verify your mobile number in your account settings first.'],
  security_notifications_required: [409, 'Notifications that protect your account are always sent by email.'],
  push_not_supported: [400, 'Notifications cannot be sent to this browser.'],
  webhook_challenge_invalid: [403, 'The token of this request is wrong.'],
} as const satisfies ErrorTextsOf<'notifications'>;
