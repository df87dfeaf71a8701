/** The calendar of a talent: marked days, holds, bookings, and questions about availability. */

export const title = 'Calendar';
export const lead = 'Production houses see when you are free, never why you are not.';
export const mark_as = 'Mark days as';
export const mark_hint = 'Choose what, then tap days. Tap a day again to clear it.';
export const kinds = { away: 'Away', working: 'Working', maybe: 'Maybe' } as const;
export const states = { first_hold: 'First hold', second_hold: 'Second hold', confirmed: 'Booked' } as const;
export const audition = 'Audition';
export const from_calendar = 'from your other calendar';
export const previous_month = 'Previous month';
export const next_month = 'Next month';
export const mark_failed = 'We couldn’t save this. Try again.';

export const questions_title = 'Are you free?';
export const questions_lead = 'A question about dates is not an offer.';
export const question = (house: string, days: string, role: string) => `${house}, ${days}: ${role}`;
export const answers = { free: 'Yes, free', maybe: 'Maybe', busy: 'No' } as const;
export const answer_failed = 'We couldn’t send your answer. Try again.';

export const holds_title = 'Holds and bookings';
export const hold_ends = (time: string) => `Ends ${time}`;
export const decline = 'Decline hold';
export const decline_question = 'Decline this hold?';
export const decline_failed = 'We couldn’t decline the hold. Try again.';

export const subscription_title = 'Your other calendar';
export const subscription_lead =
  'Paste the private link (ical) of your Google, Apple or Outlook calendar. We read it every hour and keep only which days are busy.';
export const subscription_url = 'Calendar link';
export const subscription_add = 'Add calendar';
export const subscription_remove = 'Remove calendar';
export const subscription_question = 'Remove this calendar and its busy days?';
export const subscription_read = (host: string, time: string) => `${host}, last read ${time}`;
export const subscription_waiting = (host: string) => `${host}, being read now`;
export const subscription_failed = 'We couldn’t save this. Try again.';
export const problems = {
  unreachable: 'We couldn’t open the link. Check that it still works.',
  too_large: 'The calendar is too large to read.',
  no_calendar: 'The link leads to no calendar. Use the private link in iCal format.',
} as const;

export const link_lead = (house: string, role: string) =>
  `${house} asks about the role ${role}. This is not an offer.`;
export const link_answered = 'You can change your answer until the production house has decided.';
export const link_ended = 'This link no longer works';
export const link_ended_lead = 'The application has an outcome, or the link is incomplete.';
