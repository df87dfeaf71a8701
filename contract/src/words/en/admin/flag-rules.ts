import { plural } from '#words/en/plural.ts';

/** The phrases that flag casting calls. */

export const page = 'Flag rules';
export const lead =
  'Phrases that make a casting call stand out when you review it. Links, phone numbers and UPI IDs are always flagged.';
export const earlier = <Part>(version: number, link: (text: string) => Part) => [
  `You are looking at version ${version}. Save it to use it again, or `,
  link('open the version in use'),
  '.',
];
export const history = 'History';
export const history_lead = 'Open an earlier version and save it to undo later changes.';
export const version = (version: number) => `Version ${version}`;
export const phrases = (count: number) =>
  plural(count, { one: `${count} phrase`, other: `${count} phrases` });
export const first_version = 'Original rules';
export const in_use = 'In use';
export const open_version = (version: number) => `Open version ${version}`;
export const open = 'Open';

export const kinds = {
  money: 'Asks for money',
  contact: 'Takes talent off the site',
  unsafe: 'Unsafe for talent',
} as const;
export const form = 'Phrases';
export const form_lead =
  'One phrase per line. An asterisk (*) at the end of a word matches any ending: fee* finds fee and fees. An asterisk between two words matches up to three words. To give a phrase a weight other than 10, add = and a number.';
export const threshold = 'Flag a casting call at a total weight of';
export const threshold_hint = 'The weights of all phrases in a casting call are added up.';
export const trying = 'Trying...';
export const try_on = (calls: number) => `Try on the last ${calls} casting calls`;
export const saving = 'Saving...';
export const save = 'Save rules';
export const trial = (calls: number, now: number, then: number) =>
  `Of the last ${calls} casting calls, the rules in use flag ${now} and yours would flag ${then}.`;
export const trial_added = (count: number) => `Newly flagged: ${count}`;
export const trial_removed = (count: number) => `No longer flagged: ${count}`;
export const new_tab = '(opens a new tab)';
