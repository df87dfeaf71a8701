/** Why a talent is not free on a day. On a `maybe` day they can still be asked. */
export const unavailabilities = ['away', 'working', 'maybe'] as const;
export type Unavailability = (typeof unavailabilities)[number];

export const availabilityAnswers = ['free', 'maybe', 'busy'] as const;
export type AvailabilityAnswer = (typeof availabilityAnswers)[number];

/**
 * `released` by the house, `declined` by the talent, `ended` with the application. A hold expires by itself. The first
 * three take days of the talent.
 */
export const bookingStates = [
  'second_hold',
  'first_hold',
  'confirmed',
  'released',
  'declined',
  'expired',
  'ended',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** What the board shows of the days of an applicant: the hold or booking, or else the last answer. */
export const dayStates = [...availabilityAnswers, 'second_hold', 'first_hold', 'confirmed'] as const;

/** How long a hold lasts, unless the house chooses otherwise. */
export const HOLD_HOURS = 48;
export const holdHours = [24, HOLD_HOURS, 72, 168] as const;

/** How many days can be marked, asked about or held at once, and how far ahead. */
export const MAX_DAYS_AT_ONCE = 120;
export const MAX_DAYS_AHEAD = 730;

/** Why the days of a subscribed calendar could not be read. */
export const calendarProblems = ['unreachable', 'too_large', 'no_calendar'] as const;
export type CalendarProblem = (typeof calendarProblems)[number];
