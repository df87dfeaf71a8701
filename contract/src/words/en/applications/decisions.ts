import { plural } from '#words/en/plural.ts';

/** The emails about decisions that a production house has not sent yet. */

export const page = 'Emails to send';
export const lead = (title: string) => `${title}: applicants learn of a decision only when you send it.`;
export const back = 'Back';
export const empty =
  'There is nothing to send. When you shortlist or reject applicants, their emails appear here.';
export const more_follow = (count: number) => `Send these first. ${count} more follow.`;
export const save_failed = 'We couldn’t save this. Try again.';
export const send_failed = 'We couldn’t send these emails. Try again.';
export const cancel_failed = 'We couldn’t cancel the scheduled emails. Try again.';
export const automatic = 'Send shortlist emails automatically';
export const automatic_hint =
  'For all your casting calls. We send each email 30 seconds after the move, so you have time to undo it.';

export const kinds = {
  shortlisted: 'Shortlisted',
  not_selected: 'Rejected',
  reopened: 'Changed after they were told',
} as const;
export const group = (kind: string, count: number, language: string) => `${kind}: ${count} in ${language}`;
export const goes = (time: string) => `Scheduled for ${time}`;
export const goes_by = (time: string, name: string) => `Scheduled for ${time} by ${name}`;
export const own_text = 'Your message';
export const send_now = (count: number) =>
  plural(count, { one: `Send 1 email now`, other: `Send ${count} emails now` });
export const send_tomorrow = 'Send tomorrow at 10:00 am';
export const own_text_write = 'Write your own message';
export const cancel = 'Cancel scheduled emails';

export const to_invite = 'Not invited yet';
export const to_invite_text = (names: string) => `Moved to auditions without an invitation: ${names}.`;
export const to_invite_more = (count: number) => `${count} more`;
export const to_invite_do = 'Choose times and invite';
export const to_offer = 'No offer yet';
export const to_offer_text = 'A role is taken once the talent accepts your offer.';
export const to_offer_do = (name: string) => `Make ${name} an offer`;
