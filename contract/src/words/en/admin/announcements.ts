/** What staff announce at the top of pages. */

export const page = 'Announcements';
export const lead = 'A line at the top of every page, for everyone or for one role.';
export const create = 'New announcement';
export const none = 'There are no announcements now. A new one appears on pages within seconds.';
export const current = 'Running or planned';
export const ended = 'Ended';
export const change = 'Change';
export const change_one = (text: string) => `Change ${text}`;
export const running = {
  state: 'Running now',
  act: 'End',
  act_on: (text: string) => `End ${text}`,
  question: 'End this announcement? It disappears from all pages immediately.',
  confirm: 'End announcement',
} as const;
export const planned = {
  state: 'Planned',
  act: 'Delete',
  act_on: (text: string) => `Delete ${text}`,
  question: 'Delete this announcement? It will never appear on a page.',
  confirm: 'Delete announcement',
} as const;
export const period = (from: string, until: string) => `${from} to ${until}`;
export const saved_by = (name: string) => `saved by ${name}`;
export const leads_to = (link: string) => `leads to ${link}`;
export const audiences = {
  everyone: 'Everyone',
  visitors: 'Visitors who are not logged in',
  talent: 'Talent',
  production: 'Production houses',
} as const;

export const field_audience = 'For';
export const field_english = 'Text in English';
export const field_hindi = 'Text in Hindi';
export const field_hindi_hint = 'Shown in browsers that prefer Hindi.';
export const field_link = 'Link (optional)';
export const field_link_hint = 'A path on this site, such as /plans, or a URL that begins with https://.';
export const field_from_day = 'Start date';
export const field_from_time = 'Start time (IST)';
export const field_until_day = 'End date';
export const field_until_time = 'End time (IST)';
export const save = 'Save announcement';
export const cancel = 'Cancel';
