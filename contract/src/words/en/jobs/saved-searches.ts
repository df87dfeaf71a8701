import { plural } from '#words/plural.ts';

export const title = 'Saved searches';

export const empty =
  'Filter the casting calls and save the search. With a plan, we email you new casting calls that match it.';
export const name = 'Search name';
export const save = 'Save search';
export const save_failed = 'We couldn’t save your search. Try again.';
export const limit_reached = <Part>(count: number, limit: number, link: (text: string) => Part) => [
  `You have saved ${count} of ${limit} searches. Replace one of them with these filters, or `,
  link('see what the plans allow'),
  '.',
];
export const replace = (name: string) => `Replace “${name}”`;
export const rename = 'Rename search';
export const delete_label = (name: string) => `Delete search ${name}`;
export const delete_question = (name: string) => `Delete “${name}”?`;
export const delete_confirm = 'Delete search';
export const delete_failed = 'We couldn’t delete your search. Try again.';

export const alerts = 'Alerts';
export const alerts_for = (name: string) => `Alerts for ${name}`;
export const alerts_failed = 'We couldn’t change your alerts. Try again.';
export const alerts_need_plan =
  'Alerts need a plan. Without one, your searches stay saved but nothing is sent.';
export const alerts_limit = (plan: string, limit: number) =>
  plural(limit, {
    one: `Your ${plan} plan sends alerts only for your first search.`,
    other: `Your ${plan} plan sends alerts only for your first ${limit} searches.`,
  });
export const alerts_off = 'Alerts for this search are off.';
export const alerts_paused = (day: string) => `Paused until ${day}.`;
export const alerts_on = 'You get new casting calls only. When there are none, we send nothing.';
export const email_days = 'Email days (sent at 9:00 am IST)';
/** From Monday on. */
export const weekdays = [
  { name: 'Monday', short: 'Mon' },
  { name: 'Tuesday', short: 'Tue' },
  { name: 'Wednesday', short: 'Wed' },
  { name: 'Thursday', short: 'Thu' },
  { name: 'Friday', short: 'Fri' },
  { name: 'Saturday', short: 'Sat' },
  { name: 'Sunday', short: 'Sun' },
] as const;
export const alerts_resume = 'Resume alerts';
export const alerts_pause = (days: number) => `Pause alerts for ${days} days`;
export const whatsapp = (days: string) => `Your plan also sends alerts by WhatsApp on ${days}.`;
export const whatsapp_off = <Part>(days: string, link: (text: string) => Part) => [
  `Your plan also sends alerts by WhatsApp on ${days} if you `,
  link('turn on WhatsApp in your account'),
  '.',
];

export const link_invalid = 'This alert link no longer works.';
export const link_question = 'Press the button to change your alerts.';
export const link_searches = 'See your saved searches';
export const link_turn_on = 'Turn alerts back on';
export const link_turn_off = 'Turn these alerts off';
export const ended_title = 'Alerts turned off';
export const ended_lead = (name: string) =>
  `You will get no more alerts for “${name}”. The search is still saved.`;
export const paused_title = 'Alerts paused';
export const paused_lead = (name: string, day: string) =>
  `You will get no alerts for “${name}” until ${day}.`;
export const resumed_title = 'Alerts turned on';
export const resumed_lead = (name: string) => `You will get alerts for “${name}” again.`;
