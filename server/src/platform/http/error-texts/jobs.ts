import { MAX_JOB_DRAFTS, UNKNOWN_HOUSE_CALLS } from '@kirdaar/contract/rules/limits';
import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';
import { type RetryAfter, waitingTime } from '#platform/http/error-texts/waiting-time.ts';

export const jobsErrors = {
  unverified_house_post_limit: [
    429,
    (wait: RetryAfter) =>
      `Until we have checked your documents, you can post ${UNKNOWN_HOUSE_CALLS} casting calls a day; each role counts as one. Your draft is saved. Try again in ${waitingTime(wait)}, or write to us on the contact page to have your house checked.`,
  ],
  job_not_found: [404, 'Job not found'],
  job_edit_too_late: [
    409,
    'Someone has applied since the house sent these changes, so what they applied for can no longer change. Reject the changes.',
  ],
  job_version_replaced: [
    409,
    ({ title }: { title: string }) =>
      `The house has changed ${title} since you read it. List what awaits approval and read it again.`,
  ],
  children_need_verified_house: [
    403,
    'Only a production house verified by documents can post a casting call for anyone under 18. Raise the age to 18 or more, or send us your company documents first.',
  ],
  applications_stopped: [409, 'This casting call is not taking applications now.'],
  job_closed: [409, 'This casting call is closed.'],
  job_closed_to_changes: [409, 'This casting call is closed. Reopen it to change it.'],
  job_changed_elsewhere: [409, 'Someone in your house has changed this casting call.'],
  job_has_applicants: [
    409,
    'Someone has already applied, so the project type, the role type and who it is for can no longer change. To post it with other details, copy the casting call.',
  ],
  registration_incomplete: [403, 'Complete your registration before you post a casting call.'],
  deadline_in_past: [400, 'The deadline cannot be in the past.'],
  deadline_passed: [400, 'The deadline has passed. Choose a later one.'],
  deadline_too_soon: [
    400,
    'Someone has applied or was invited and counts on the deadline. The earliest new one is tomorrow.',
  ],
  deadline_moved_earlier: [400, 'The new deadline cannot be before the old one.'],

  draft_not_found: [404, 'Draft not found'],
  too_many_drafts: [409, `You already have ${MAX_JOB_DRAFTS} drafts. Post or delete one first.`],

  saved_search_not_found: [404, 'This saved search no longer exists. Reload the page.'],
  saved_search_name_taken: [409, 'You already have a search with this name. Choose another name.'],
  alerts_link_ended: [
    404,
    'These alerts no longer exist. You can change your alerts on the page of your saved searches.',
  ],
} as const satisfies ErrorTextsOf<'jobs'>;
