import { plural } from '#words/en/plural.ts';

/** The timetable: the slots by day, who is in them, and the waiting list. */

export const title = 'Timetable';
export const lead =
  'Move people by dragging, with the keyboard or from the list. We ask each of them to confirm the time.';
export const empty_add = 'No slots yet. Add slots below.';
export const empty = 'No slots yet.';
export const fill_busy = 'Filling...';
export const fill = 'Fill free slots from the waiting list';
export const fill_failed = 'We couldn’t fill the slots. Try again.';
export const call_sheet = 'Call sheet (PDF)';
export const cancel_failed = 'We couldn’t cancel the slot. Try again.';
export const place_failed = 'We couldn’t move the applicant. Try again.';
export const waiting = 'Waiting list';
export const waiting_lead = 'Invited or shortlisted applicants without a slot, in order.';
export const waiting_empty = 'Nobody is waiting. Applicants you shortlist appear here.';
export const not_invited = 'Not invited yet';

export const round = (round: number) => `Round ${round}`;
export const offer_to_at = (name: string, time: string) => `Offer ${time} to ${name}`;
export const offer_to = (name: string) => `Offer to ${name}`;
export const change_at = (time: string) => `Change ${time}`;
export const change = 'Change slot';
export const cancel_at = (time: string) => `Cancel ${time}`;
export const cancel_question_taken = 'Cancel this slot? We will notify the applicants in it.';
export const cancel_question = 'Cancel this slot?';
export const cancel = 'Cancel slot';
export const cancel_dismiss = 'Keep slot';
export const places_free = (count: number) => plural(count, { one: `Free`, other: `${count} places free` });
export const change_save = 'Save changes';
export const change_saving = 'Saving...';
export const change_failed = 'We couldn’t change the slot. Try again.';

export const move = (name: string) => `Move ${name}`;
export const move_hint = 'Drag, or press Space and use the arrow keys';
export const move_to = (name: string) => `Move ${name} to`;
export const move_choose = 'Move to...';
export const picked_up = (name: string) =>
  `${name} picked up. Choose a slot with the arrow keys, drop with Space, or cancel with Esc.`;
export const not_moved = (name: string) => `${name} stays where they were.`;
