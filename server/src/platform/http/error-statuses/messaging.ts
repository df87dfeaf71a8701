import type { ErrorStatusesOf } from '#platform/http/error-statuses/error-statuses-of.ts';

export const messagingStatuses = {
  conversation_not_found: 404,
  conversation_barred: 409,
  conversation_changed: 409,
  message_not_found: 404,
  reported_subject_not_found: 404,
  message_id_taken: 409,
  too_many_unsent_files: 429,
  pdf_unreadable: 400,
  pdf_password_protected: 400,
} as const satisfies ErrorStatusesOf<'messaging'>;
