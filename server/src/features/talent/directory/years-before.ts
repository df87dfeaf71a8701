/** Returns the day a number of years before another; 29 February becomes 28 in a common year. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0');
  const isLeapDay = day.endsWith('-02-29') && new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() !== 1;
  return isLeapDay ? `${year}-02-28` : `${year}${day.slice(4)}`;
}
