/** The alerts about new casting calls for a saved search. */

import { ALERT_PAUSE_DAYS } from '#rules/alerts.ts';

// Dates are parsed as midnight UTC and formatted in UTC, so that no time zone shifts the day.
const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const subject = (count: number, title: string) =>
  count === 1 ? `New casting call for you: ${title}` : `${count} new casting calls for you`;

export const heading = (name: string) => `New for your search “${name}”:`;

export const closes = (day: Date) => `closes on ${date.format(day)}`;

export const more = (count: number, page: string) => `${count} more: ${page}`;

export const stop = (name: string, pause: string, end: string) =>
  `Pause alerts for “${name}” for ${ALERT_PAUSE_DAYS} days: ${pause} or turn them off: ${end}`;

export const short = (count: number, titles: string) => `New casting calls for you (${count}): ${titles}`;

export const note = 'Nobody may ask you for money for a role. If someone does, report it to us.';
