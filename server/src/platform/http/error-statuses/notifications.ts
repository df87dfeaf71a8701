import type { ErrorStatusesOf } from '#platform/http/error-statuses/error-statuses-of.ts';

export const notificationsStatuses = {
  notification_not_found: 404,
  email_template_not_found: 404,
  unsubscribe_link_ended: 404,
  channel_unavailable: 409,
  channel_consent_changed: 409,
  mobile_number_missing: 409,
  mobile_not_verified: 409,
  security_notifications_required: 409,
  push_not_supported: 400,
  webhook_challenge_invalid: 403,
} as const satisfies ErrorStatusesOf<'notifications'>;
