import type { ErrorStatusesOf } from '#platform/http/error-statuses/error-statuses-of.ts';

export const siteStatuses = {
  project_not_found: 404,
} as const satisfies ErrorStatusesOf<'site'>;
