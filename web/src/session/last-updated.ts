const inIndia = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** When a profile was last saved, in Indian time and writing. */
export function lastUpdated(instant: string | null): string {
  return instant ? inIndia.format(new Date(instant)) : 'Not updated yet';
}
