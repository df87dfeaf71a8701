import { plural } from '#words/en/plural.ts';

/** The pages of the talent’s area. */

export const calls_title = 'New Casting Calls for You';
export const calls_lead = 'Open casting calls that match your profile, the best match first.';
export const calls_saved = (count: number) => `Saved for later: ${count}`;
export const calls_none = 'No jobs available.';
export const calls_fit = 'Why it matches you';
export const calls_filter = 'Filter casting calls';
export const calls_order = 'Best match';
export const calls_found = (count: number) =>
  plural(count, { one: `${count} casting call`, other: `${count} casting calls` });
export const calls_clear = 'Clear all';

export const call_title = 'Casting call';
export const call_loading = 'Loading job details...';
export const call_missing = 'Job not found.';

export const applications_title = 'My Applications';
export const applications_lead =
  'The casting calls you applied to. What needs your answer comes first, then the newest.';
export const applications_other = 'Other applications';
export const applications_ended = (count: string) => `Ended applications (${count})`;
export const applications_ended_all = 'See all ended applications';
export const applications_empty = {
  open: 'None of your applications is open.',
  answer: 'No production house is waiting for your answer.',
  sent: 'No application is waiting for a first answer.',
  shortlisted: 'You are on no shortlist now.',
  audition: 'You are in no audition round now.',
  selected: 'Roles that you get appear here.',
  ended: 'Applications that you withdraw and those without success appear here.',
} as const;
export const applications_none = 'No jobs available.';
export const applications_none_hint =
  'Casting calls that you apply to appear here, with each step until the answer.';
export const applications_start = 'See casting calls for you';

export const saved_title = 'Saved Casting Calls';
export const saved_lead = (days: number) =>
  `The casting calls that you saved for later, the next to close first. Closed ones are removed ${days} days after their last day.`;
export const saved_none = 'Nothing saved yet. Tap the heart of a casting call to find it here again.';
export const saved_none_calls = 'See the casting calls for you';
export const saved_ended = 'No longer open';

export const account_title = 'Account';
export const account_profile = 'Public profile';
export const account_profile_lead =
  'Choose who can see your page, share it, download your comp card and see who viewed you.';
export const account_guardian = 'Parent or guardian';
export const account_guardian_lead =
  'Talent under 18 need the consent of a parent or guardian to apply. It can be withdrawn at any time.';
