import { MAX_JOB_DRAFTS, UNKNOWN_HOUSE_CALLS } from '#rules/limits.ts';
import { waitingTime } from '#words/en/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

export const unverified_house_post_limit = (wait: RetryAfter) =>
  `Until we have checked your documents, you can post ${UNKNOWN_HOUSE_CALLS} casting calls a day; each role counts as one. Your draft is saved. Try again in ${waitingTime(wait)}, or contact us on the contact page to have your production house checked.`;

export const job_not_found = 'Job not found';
export const job_edit_too_late =
  'Someone has applied since the production house sent these changes, so the casting call they applied to can no longer change. Reject the changes.';
export const job_version_replaced = ({ title }: { title: string }) =>
  `The production house has changed ${title} since you read it. List the casting calls that await approval and read it again.`;
export const children_need_verified_house =
  'Only a production house verified for children can post a casting call for anyone under 18. Raise the age to 18 or more, or ask for this verification in your company profile first.';
export const house_not_for_children =
  'This production house is not verified for children, so it can’t receive applications from anyone under 18. It must ask our team for this verification first, in its company profile. Nothing was sent.';
export const applications_stopped = 'This casting call is not taking applications now.';
export const job_for_adults =
  'This casting call is only for people aged 18 or older. Look for casting calls for your age.';
export const job_for_agencies = 'Only agencies can submit talent to this casting call.';
export const job_for_invited = 'Only people invited by the production house can apply to this casting call.';
export const job_for_others = 'This casting call no longer takes applications from you.';
export const job_closed = 'This casting call is closed.';
export const job_closed_to_changes = 'This casting call is closed. Reopen it to change it.';
export const job_changed_elsewhere = 'Someone on your team has changed this casting call.';
export const job_has_applicants =
  'Someone has already applied, so the project type, the role type and who it is for can no longer change. To post it with other details, copy the casting call.';
export const registration_incomplete = 'Complete your registration before you post a casting call.';
export const deadline_in_past = 'The deadline can’t be in the past.';
export const deadline_passed = 'The deadline has passed. Choose a later one.';
export const deadline_too_soon =
  'People have applied or been invited and rely on this deadline. The earliest new deadline is tomorrow.';
export const deadline_moved_earlier = 'The new deadline can’t be before the old one.';

export const draft_not_found = 'Draft not found';
export const too_many_drafts = `You already have ${MAX_JOB_DRAFTS} drafts. Post or delete one first.`;

export const saved_search_not_found = 'This saved search no longer exists. Reload the page.';
export const saved_search_name_taken = 'You already have a search with this name. Choose another name.';
export const alerts_link_ended =
  'These alerts no longer exist. You can change your alerts under Saved searches.';

// What the server answers when something was done.
export const draft_deleted = 'Draft deleted.';
export const copy_saved = 'The copy is saved as a draft.';
export const job_posted = 'Job Post Added Successfully 🎉';
export const job_waits = 'Job Post Added. Our team reviews it before talent see it.';
export const changes_wait =
  'Changes sent. Our team reviews them before talent see them; until then talent see the approved version.';
export const changes_saved = 'Changes saved.';
export const call_reopened = 'Casting call reopened.';
export const call_reopened_hidden = 'Casting call reopened. Talent cannot see it until our team approves it.';
export const stopped_applications = 'Applications stopped. Nobody was told.';
export const applications_resumed = 'You take applications again.';
export const job_saved = 'Saved for later.';
export const job_unsaved = 'Removed from your saved casting calls.';
export const search_saved = 'Search saved.';
export const search_changed = 'Search changed.';
export const alerts_changed = 'Alerts changed.';
export const search_deleted = 'Search deleted.';
export const project_renamed = 'Project renamed.';
