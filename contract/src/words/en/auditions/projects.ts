import { plural } from '#words/plural.ts';

export const title = 'Project';
export const roles = 'Roles';
export const roles_count = (count: number) => plural(count, { one: '1 role', other: `${count} roles` });
export const missing_hint = 'It may belong to another production house, or you don’t see it.';
export const add_role = 'Add a role';
export const rename = 'Rename';
export const name_it = 'Give it a name';
export const name = 'Name of the project';
export const name_hint = 'Only your team sees it.';

export const columns = {
  new: 'New',
  shortlisted: 'Shortlisted',
  selected: 'Selected',
  audition: 'Next audition',
  closes: 'Closes',
} as const;
export const new_of_role = (count: string, role: string) => `${count} new for ${role}`;
export const of_applicants = (count: number, all: number) => `${count} of ${all}`;
export const of_positions = (count: number, positions: number) => `${count} of ${positions}`;
export const audition_none = 'None planned';

export const waiting_title = 'Waiting for you';
export const waiting = {
  new: (count: number, role: string) =>
    `${role}: ${plural(count, { one: '1 new applicant', other: `${count} new applicants` })}`,
  unsent: (count: number, role: string) =>
    `${role}: ${plural(count, { one: '1 decision not sent', other: `${count} decisions not sent` })}`,
  asked: (count: number, role: string) =>
    `${role}: ${plural(count, { one: '1 asks for another audition time', other: `${count} ask for another audition time` })}`,
  unread: (count: number, role: string) =>
    `${role}: ${plural(count, { one: '1 unread conversation', other: `${count} unread conversations` })}`,
} as const;
export const waiting_rejected = (role: string) => `${role}: rejected by our team`;
export const next_title = 'What to do next';
export const next_lead = 'Nobody has applied yet. Share the casting call, and invite talent who fit.';
export const next_review =
  'Our team reads the casting call first. We tell you as soon as talent can see it; then share it and invite talent.';

export const share = 'Share';
export const share_calls = (count: number) =>
  plural(count, {
    one: 'For talent: the page of the open role',
    other: `For talent: the pages of ${count} open roles. Each page lists the others.`,
  });
export const share_none = 'No role is open, so there is nothing to share with talent.';
export const share_client = 'For clients: choose people on the board and share them';
export const share_board = (role: string) => `Applicants for ${role}`;

export const search_title = 'Find an applicant';
export const search_label = 'In all roles';
export const found = (count: number) => plural(count, { one: '1 applicant', other: `${count} applicants` });

export const timetable_lead = 'All roles by day, from today on. To change a slot, open the role.';
export const timetable_none = 'No auditions are planned from today on.';
export const timetable_more = 'There are later slots. Open a role to see all of its slots.';
export const round = (number: number) => `Round ${number}`;
export const kept_for = (person: string) => `kept for ${person}`;
export const free_places = (count: number) => `${count} free`;

export const dates = 'Dates';
export const team = 'Who sees this project';
