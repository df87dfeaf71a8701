import { plural } from '#words/plural.ts';

/** What staff announce at the top of pages. */

export const announcements_lead = 'A line at the top of every page, for everyone or for one role.';
export const create = 'New announcement';
export const announcements_none =
  'There are no announcements now. A new one appears on pages within seconds.';
export const current = 'Running or planned';
export const announcements_ended = 'Ended';
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
export const announcements_save = 'Save announcement';

// The phrases that flag casting calls.
export const flag_rules_page = 'Flag rules';
export const flag_rules_lead =
  'Phrases that make a casting call stand out when you review it. Links, phone numbers and UPI IDs are always flagged.';
export const earlier = <Part>(version: number, link: (text: string) => Part) => [
  `You are looking at version ${version}. Save it to use it again, or `,
  link('open the version in use'),
  '.',
];
export const history_lead = 'Open an earlier version and save it to undo later changes.';
export const version = (version: number) => `Version ${version}`;
export const phrases = (count: number) =>
  plural(count, { one: `${count} phrase`, other: `${count} phrases` });
export const first_version = 'Original rules';
export const in_use = 'In use';
export const open_version = (version: number) => `Open version ${version}`;
export const flag_rules_open = 'Open';

export const flag_rules_kinds = {
  money: 'Asks for money',
  contact: 'Takes talent off the site',
  unsafe: 'Unsafe for talent',
} as const;
export const flag_rules_form = 'Phrases';
export const form_lead =
  'One phrase per line. An asterisk (*) at the end of a word matches any ending: fee* finds fee and fees. An asterisk between two words matches up to three words. To give a phrase a weight other than 10, add = and a number.';
export const threshold = 'Flag a casting call at a total weight of';
export const threshold_hint = 'The weights of all phrases in a casting call are added up.';
export const trying = 'Trying...';
export const try_on = (calls: number) => `Try on the last ${calls} casting calls`;
export const flag_rules_save = 'Save rules';
export const trial = (calls: number, now: number, then: number) =>
  `Of the last ${calls} casting calls, the rules in use flag ${now} and yours would flag ${then}.`;
export const trial_added = (count: number) => `Newly flagged: ${count}`;
export const trial_removed = (count: number) => `No longer flagged: ${count}`;
export const new_tab = '(opens a new tab)';

// Switches that pause a part of the site.
export const switches_page = 'Switches';
export const switches_lead =
  'Pause a part of the site while something is wrong. People who try to use it see that it is paused.';
export const names = {
  registrations: 'Registrations',
  posting: 'New casting calls',
  payments: 'Payments',
  whatsapp: 'WhatsApp messages',
} as const;
export const while_off = {
  registrations: 'Nobody can register. Existing accounts work as usual.',
  posting: 'Production houses can save drafts but not post them. Open casting calls stay open.',
  payments: 'Nobody can buy a plan. Paid plans stay active, and payments that have started can finish.',
  whatsapp: 'New notifications are sent only by email, by text message and on the site.',
} as const;
export const reason_outage = 'The provider has an outage.';
export const reason_attack = 'We are under attack.';
export const reason_repair = 'We are repairing a fault.';
export const state_off = (name: string) => `${name}: off`;
export const state_on = (name: string) => `${name}: on`;
export const while_off_text = (text: string) => `While off: ${text}`;
export const on_one = (name: string) => `Switch on: ${name}`;
export const off_one = (name: string) => `Switch off: ${name}`;
export const off_title = (name: string) => `Switch off ${name}`;
export const on = 'Switch on';
export const off = 'Switch off';

// The figures of the marketplace, as charts and as a table.
export const figures_page = 'Figures';
export const figures_lead = 'Counted from activity on the site. Days follow Indian time.';
export const field_to = 'To';
export const field_by = 'Group by';
export const periods = {
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
} as const;
export const download = 'Download as CSV';
export const download_failed = 'We couldn’t download the table. Try again.';
export const channels = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  sms: 'Text message',
  push: 'Browser',
} as const;

export const chart = (title: string) => `${title}. The table on this page has the numbers.`;
export const funnel = 'Talent who registered in this period';
export const funnel_note = 'How far they have got so far.';
export const funnel_steps = {
  registered: 'Registered',
  whole_profile: 'Completed the profile',
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  cast: 'Cast',
} as const;
export const registrations = 'Registrations';
export const houses = 'Production houses';
export const houses_short = 'Houses';
export const calls_posted = 'Casting calls posted';
export const applications = 'Applications';
export const answered = 'Answered';
export const not_answered = 'Not answered yet';
export const answer_time = 'Time to first answer';
export const answer_time_note = 'Median hours from an application to its first answer.';
export const answer_hours = 'Hours to first answer';
export const hours = 'Hours';
export const revenue_rupees = 'Revenue in rupees';
export const revenue_note = 'With GST. Refunds count on the day of the request.';
export const revenue = 'Revenue';
export const orders_paid = 'Orders paid';
export const figures_sent = 'Messages sent';
export const sent_note = 'The site keeps sent messages for 6 months.';
export const figures_failed = 'Messages that failed';
export const sent_and_failed = (channel: string) => `${channel}: sent / failed`;
export const table = 'All numbers';
export const column_week = 'Week from';

export const safety_number = 'Number to call when talent don’t feel safe';
export const safety_number_hint = 'Shown at auditions. 112 is India’s emergency number.';
