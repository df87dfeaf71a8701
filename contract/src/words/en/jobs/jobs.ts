import { plural } from '#words/plural.ts';

/** Lists and cards of casting calls that everyone sees. */

export const list_meta_title = 'Casting calls open now';
export const list_meta_description =
  'Open casting calls from production houses across India: films, web series, advertisements, theatre and voice. See the role, the dates and the pay, and apply.';
export const list_lead = 'Open roles from production houses across India, most popular first.';
export const list_order = 'Most popular';
export const list_count = (count: number, text: string) =>
  plural(count, { one: `${text} open casting call`, other: `${text} open casting calls` });
export const list_none = 'No casting calls available';
export const applicants_link = <Part>(title: string, unseen: (text: string) => Part) => [
  'Applicants',
  unseen(` for ${title}`),
];

export const view_more = <Part>(title: string, unseen: (text: string) => Part) => [
  'View More',
  unseen(` about ${title}`),
];
export const pay_none = 'Pay not stated';
export const open_to = { agencies: 'Through agencies only', invited: 'By invitation only' };
export const gender_any = 'Any gender';
export const age = (range: string) => `Age ${range}`;
export const deadline = 'Deadline: ';
export const applied_count = (count: string) => `${count} applied`;
export const applied_none = 'No applicants yet';
export const stopped = 'Not taking applications now';
export const closes_in = (days: number) =>
  plural(days, { one: `Closes in ${days} Day`, other: `Closes in ${days} Days` });

export const search_text = 'Search';
export const search_text_example = 'Role, project or skill';
export const search_project = 'Project type';
export const search_project_example = 'Web Series';
export const search_paid = 'Pay';
export const search_paid_any = 'Paid or not';
export const search_paid_only = 'Paid only';
export const search_pay_from = 'Pay at least';
export const search_pay_any = 'Any amount';
export const search_closing = 'Closing';
export const search_closing_any = 'Any time';
export const search_closing_soon = (days: number) => `Within ${days} days`;
export const search_more = 'More filters';
export const search_orders = {
  newest: 'Newest first',
  closing: 'Closing first',
  pay: 'Highest pay first',
} as const;

// The heart that asks a visitor to log in.
export const login = (title: string) => `Log in to save ${title} for later`;

// The heart that saves a casting call for later.
export const saved_jobs_save = (title: string) => `Save ${title} for later`;
export const saved_hint = 'Saved. Tap to remove.';
export const save_hint = 'Save for later';
