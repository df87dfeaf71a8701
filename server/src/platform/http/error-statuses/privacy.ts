import type { ErrorStatusesOf } from '#platform/http/error-statuses/error-statuses-of.ts';

export const privacyStatuses = {
  data_export_not_found: 404,
  open_calls_first: 409,
} as const satisfies ErrorStatusesOf<'privacy'>;
