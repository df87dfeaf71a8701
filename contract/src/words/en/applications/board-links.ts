import { plural } from '#words/en/plural.ts';

/** Share links that show applicants of a board to people without an account. */

export const share = (count: number) =>
  plural(count, { one: `Share ${count} selected applicant`, other: `Share ${count} selected applicants` });
export const share_all = 'Share applicants';
export const lead =
  'Anyone with the link sees pictures, age, city and skills until the link expires. It does not show contact details, notes or scores.';
export const create = 'Create link';
export const creating = 'Creating...';
export const create_failed = 'We couldn’t create the link. Try again.';
export const created = 'Link created. Copy it from the list.';
export const load_failed = 'We couldn’t load the links. Try again.';
export const none = 'No links yet.';
export const list = 'Links to this board';
export const end_failed = 'We couldn’t turn off the link. Try again.';
export const ended = 'Link turned off.';
export const by = (name: string) => `by ${name}`;
export const shown_selected = (count: number) => `${count} selected`;
export const shown_all = 'All applicants';
export const works_until = (day: string) => `works until ${day}`;
export const ended_on = (day: string) => `ended on ${day}`;
export const ended_on_by = (day: string, name: string) => `ended on ${day} by ${name}`;

export const field_label = 'Who is it for?';
export const field_label_example = 'Saffron Soap, the client';
export const field_label_hint = 'Shown as a watermark on every picture.';
export const field_days = 'How long should the link work?';
export const field_days_missing = 'Choose how long the link should work.';
export const days = {
  1: '1 day',
  7: '1 week',
  14: '2 weeks',
  30: '1 month',
} as const;
export const field_shown = 'Which applicants does it show?';
export const field_shown_hint = 'The link shows who is in the column when it is opened.';
