import { plural } from '#words/en/plural.ts';

/** Lists of casting calls for signed-in people, and the status of an application. */

export const popular_title = 'Popular Casting Calls';
export const popular_lead =
  'The open casting calls with the most applications in the last 30 days, then the newest.';
export const popular_none = 'No jobs available.';
export const previous_title = 'Previous Job Post';
export const previous_lead = 'Every casting call you posted, newest first.';
export const previous_none = 'No previous jobs found.';
export const upcoming_title = 'Upcoming Projects';
export const upcoming_lead = 'Your casting calls with a shoot still ahead, soonest first.';
export const upcoming_none = 'No upcoming jobs found.';
export const loading = 'Loading jobs...';
export const posted_by = (name: string) => `Posted by ${name}`;
export const applicants = <Part>(count: number, title: string, unseen: (text: string) => Part) => [
  plural(count, { one: `${count} Applicant`, other: `${count} Applicants` }),
  unseen(` for ${title}`),
];

export const details_title = 'Job details';
export const details_loading = 'Loading job details...';
export const details_applicants = 'Applicants';
export const details_auditions = 'Auditions';
export const days_left = <Part>(days: number | string, large: (days: number | string) => Part) => [
  large(days),
  ' Days to Expire',
];
export const days_unknown = 'N/A';
export const days_until = 'until the audition';
export const days_closed = 'Closed';
export const missing_title = 'Job not found';
export const missing_hint = 'It may have been removed, or it belongs to another production house.';
export const missing_back = 'See your casting calls';

export const applied = 'Applied';
export const withdrawn = 'Withdrawn';
export const status_for_talent = {
  applied: 'You applied',
  viewed: 'Opened by the production house',
  shortlisted: 'You are on the shortlist',
  audition: 'You are in the audition round',
  selected: 'You got the role',
  not_selected: 'Not selected this time',
  withdrawn: 'You withdrew it',
} as const;
export const status_for_house = {
  applied: 'Applied',
  viewed: 'Opened',
  shortlisted: 'Shortlisted',
  audition: 'Audition round',
  selected: 'Selected',
  not_selected: 'Rejected',
  withdrawn: 'Withdrawn by the talent',
} as const;
