/** Feedback after the work, which only staff read. */

export const title = 'Feedback';
export const lead = {
  house: 'Only our team reads this. The talent never sees it.',
  talent: 'Only our team reads this. The production house never sees it.',
} as const;
export const questions = {
  punctual: 'Came on time and prepared?',
  work_again: 'Would you work with them again?',
  terms_kept: 'Were the terms kept?',
  safe: 'Were you treated with respect and kept safe?',
} as const;
export const note = 'Note';
export const give = 'Give feedback';
export const change = 'Change your feedback';
export const change_until = (day: string) => `You can change it until ${day}.`;
/** On the pages of staff. */
export const given = (day: string, by: string, title: string) => `${day} · ${by} · ${title}`;
