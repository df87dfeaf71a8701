import { plural } from '#words/plural.ts';

export const project = 'About the project';

export const role_type = (type: string) => `${type} role`;
export const role_look = 'Look';
export const children = 'Children on set';
export const children_terms = (daily: number, stretch: number, responsible: string, permit: string) =>
  `At most ${daily} hours a day and ${stretch} hours without a break. ${responsible} looks after the children. Permit ${permit}.`;
export const adults_only = 'Nobody under 18 can apply: this production house is not verified for children.';
export const open_to = {
  agencies: 'Only agencies can submit talent for this role.',
  invited: 'Only people invited by the production house can apply.',
};
export const other_roles = 'Other roles in this project';

export const terms = 'Dates and terms';
export const terms_house = 'Production House';
export const terms_deadline = 'Apply by';
export const terms_tape = 'Tape Deadline';
export const terms_audition = 'Audition Dates';
export const terms_shoot = 'Shoot Dates';
export const terms_casting = 'Casting By';
export const until_end_of = (day: string) => `${day}, 11:59 pm IST`;
export const deadline_none = 'No deadline';
export const deadline_left = (days: number) =>
  plural(days, { one: `${days} Day left`, other: `${days} Days left` });

export const contact = 'Contact Details';
export const contact_guardian =
  'You can see the full contact details once your parent or guardian has agreed and we have checked who they are.';
export const contact_limit = (count: number) =>
  `You have seen the contact details of ${count} casting calls today. Come back tomorrow to see more, or apply: you can always see the contact details of casting calls you applied to.`;

export const changes = 'What has changed in this casting call';
export const change_fields = {
  role_details: 'Role title',
  compensation: 'Pay',
  application_deadline: 'Deadline',
} as const;
export const changed_on = (day: string) => `Changed on ${day}`;

export const posting_role = (type: string, gender: string, age: string, look: string) =>
  `${type} role, ${gender}, age ${age}, ${look}`;
export const posting_skills = (skills: string) => `Skills: ${skills}`;
export const posting_languages = (languages: string) => `Languages: ${languages}`;
export const posting_pay = (pay: string) => `Compensation: ${pay}`;

export const popular_lead =
  'The open casting calls with the most applications in the last 30 days, then the newest.';
export const previous_lead = 'Every casting call you posted, newest first.';
export const previous_none = 'No previous jobs found.';
export const upcoming_lead = 'Your casting calls with a shoot still ahead, soonest first.';
export const upcoming_none = 'No upcoming jobs found.';
export const new_applicants = (count: number) => `${count} new`;
export const roles_open = (open: number, count: number) =>
  count > 1 ? `${open} of ${count} open` : open > 0 ? 'Open' : 'Closed';
export const cards_show = <Part>(title: string, hidden: (text: string) => Part) => ['Show ', hidden(title)];
export const cards_hide = <Part>(title: string, hidden: (text: string) => Part) => ['Hide ', hidden(title)];
export const search_own = 'Find a casting call';
export const search_own_example = 'Project, role or city';
export const own_states = { open: 'Open', closed: 'Closed', draft: 'Draft' } as const;
export const list_loading = 'Loading jobs...';
export const posted_by = (name: string) => `Posted by ${name}`;
export const applicants = <Part>(count: number, title: string, unseen: (text: string) => Part) => [
  plural(count, { one: `${count} Applicant`, other: `${count} Applicants` }),
  unseen(` for ${title}`),
];

export const details_title = 'Job details';
export const details_applicants = 'Applicants';
export const details_project = 'Project';
export const details_auditions = 'Auditions';
export const days_left = <Part>(days: number | string, large: (days: number | string) => Part) => [
  large(days),
  ' Days to Expire',
];
export const days_unknown = 'N/A';
export const days_until = 'until the audition';
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
