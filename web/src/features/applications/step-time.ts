const inIndia = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** When something happened, in Indian time: '05 Mar 2026, 14:30'. */
export function stepTime(instant: string): string {
  return inIndia.format(new Date(instant));
}
