import { plural } from '#words/en/plural.ts';

/** The page of a casting call, and what search engines read of it. */

export const project = 'About the project';
export const role_type = (type: string) => `${type} role`;
export const role_age = 'Age';
export const role_gender = 'Gender';
export const role_look = 'Look';
export const role_skills = 'Skills';
export const role_languages = 'Languages';
export const children = 'Children on set';
export const children_terms = (daily: number, stretch: number, responsible: string, permit: string) =>
  `At most ${daily} hours a day and ${stretch} hours without a break. ${responsible} looks after the children. Permit ${permit}.`;
export const other_roles = 'Other roles in this project';

export const terms = 'Dates and terms';
export const terms_project = 'Project Type';
export const terms_house = 'Production House';
export const terms_location = 'Location';
export const terms_deadline = 'Apply by';
export const terms_tape = 'Tape Deadline';
export const terms_audition = 'Audition Dates';
export const terms_audition_type = 'Audition Type';
export const terms_shoot = 'Shoot Dates';
export const terms_shoot_length = 'Shoot Duration';
export const terms_availability = 'Availability';
export const terms_pay = 'Compensation';
export const terms_casting = 'Casting By';
export const deadline_closed = 'Closed';
export const deadline_none = 'No deadline';
export const deadline_left = (days: number) =>
  plural(days, { one: `${days} Day left`, other: `${days} Days left` });

export const contact = 'Contact Details';
export const contact_email = 'Email';
export const contact_mobile = 'Mobile';
export const contact_city = 'City';
export const contact_guardian =
  'You can see the full contact details once your parent or guardian has agreed.';
export const contact_limit = (count: number) =>
  `You have seen the contact details of ${count} casting calls today. Come back tomorrow to see more, or apply: you can always see the contact details of casting calls you applied to.`;

export const changes = 'What has changed in this casting call';
export const change_fields = {
  role_details: 'Role title',
  compensation: 'Pay',
  application_deadline: 'Deadline',
} as const;
export const change_none = 'not stated';
export const changed_on = (day: string) => `Changed on ${day}`;

export const posting_role = (type: string, gender: string, age: string, look: string) =>
  `${type} role, ${gender}, age ${age}, ${look}`;
export const posting_skills = (skills: string) => `Skills: ${skills}`;
export const posting_languages = (languages: string) => `Languages: ${languages}`;
export const posting_pay = (pay: string) => `Compensation: ${pay}`;
