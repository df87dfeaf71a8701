import { plural } from '#words/plural.ts';

/** How a production house answers applications, and pays. */

export const answered_none = (applications: number) =>
  `Answered none of ${applications} applications in the last year.`;

export const answered = (share: number, applications: number, days: number) =>
  plural(days, {
    one: `Answered ${share}% of ${applications} applications in the last year, half of them within ${days} day.`,
    other: `Answered ${share}% of ${applications} applications in the last year, half of them within ${days} days.`,
  });

export const paid_none = (bookings: number) => `Paid none of ${bookings} bookings so far.`;
export const paid = (share: number, bookings: number, days: number) =>
  plural(days, {
    one: `Paid ${share}% of ${bookings} bookings on time, half of those paid within ${days} day of the last day of work.`,
    other: `Paid ${share}% of ${bookings} bookings on time, half of those paid within ${days} days of the last day of work.`,
  });
