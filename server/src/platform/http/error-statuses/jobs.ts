import type { ErrorStatusesOf } from '#platform/http/error-statuses/error-statuses-of.ts';

export const jobsStatuses = {
  unverified_house_post_limit: 429,
  job_not_found: 404,
  job_edit_too_late: 409,
  job_version_replaced: 409,
  children_need_verified_house: 403,
  applications_stopped: 409,
  job_closed: 409,
  job_closed_to_changes: 409,
  job_changed_elsewhere: 409,
  job_has_applicants: 409,
  registration_incomplete: 403,
  deadline_in_past: 400,
  deadline_passed: 400,
  deadline_too_soon: 400,
  deadline_moved_earlier: 400,

  draft_not_found: 404,
  too_many_drafts: 409,

  saved_search_not_found: 404,
  saved_search_name_taken: 409,
  alerts_link_ended: 404,
} as const satisfies ErrorStatusesOf<'jobs'>;
