import { plural } from '#words/en/plural.ts';

/** How a production house answers applications. */

export const answered_none = (applications: number) =>
  `Answered none of ${applications} applications in the last year.`;

export const answered = (share: number, applications: number, days: number) =>
  plural(days, {
    one: `Answered ${share}% of ${applications} applications in the last year, half of them within ${days} day.`,
    other: `Answered ${share}% of ${applications} applications in the last year, half of them within ${days} days.`,
  });
