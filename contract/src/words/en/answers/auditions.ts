import { plural } from '#words/en/plural.ts';

/** What the server answers when something was done. */

export const audition_confirmed = 'Audition confirmed. We sent you an email with the details.';
export const audition_declined = 'Audition declined.';
export const other_time_asked = 'Request sent to the production house.';
export const calendar_link_created = 'Link created. Copy it now: it is shown only once.';
export const checked_in = 'Applicant checked in.';
export const check_in_undone = 'Check-in undone.';
export const offer_sent = 'Offer sent to the talent.';
export const offer_withdrawn = 'Offer withdrawn.';
export const offer_accepted = 'Offer accepted. You have the role.';
export const offer_declined = 'Offer declined. We notify the production house.';
export const role_cancelled = 'Role cancelled. We notify the talent.';
export const role_given_up = 'You no longer have this role. We notify the production house.';
export const tape_request_saved = 'Request saved.';
export const tape_declined = 'Self-tape declined.';
export const tape_sent = 'Tape sent.';
export const slots_exist = 'These slots already exist.';
export const slot_changed = 'Slot changed. We notify the applicants who confirmed it.';
export const cancelled_slot = 'Slot cancelled. We notify the applicants who confirmed it.';
export const slot_offered = 'Slot offered. We asked the applicant to confirm it.';
export const moved_to_waiting_list = 'Applicant moved to the waiting list. We notified them.';
export const nobody_placed = 'No slot is free, or nobody is waiting.';
export const applicants_invited = (count: number) =>
  plural(count, { one: `${count} applicant invited.`, other: `${count} applicants invited.` });
export const slots_added = (count: number) =>
  plural(count, { one: `${count} slot added.`, other: `${count} slots added.` });
export const applicants_placed = (count: number) =>
  plural(count, {
    one: `${count} applicant placed. We asked them to confirm.`,
    other: `${count} applicants placed. We asked them to confirm.`,
  });
