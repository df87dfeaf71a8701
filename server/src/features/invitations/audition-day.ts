const inIndia = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** A time as letters write it: 'Tuesday 1 December at 10:30, Indian time'. */
export function auditionDay(instant: string): string {
  return `${inIndia.format(new Date(instant)).replace(',', '')}, Indian time`;
}
