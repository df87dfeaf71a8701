const inIndia = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZone: 'Asia/Kolkata',
});

/** Returns the day and time in India: '5 Mar 2026, 2:30 pm IST'. */
export function formatDateTime(instant: string): string {
  return `${inIndia.format(new Date(instant))} IST`;
}
