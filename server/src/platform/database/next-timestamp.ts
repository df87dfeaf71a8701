/** Returns a timestamp for a save that is always later than the last one, so it can identify a version. */
export function nextTimestamp(last: string | null, now: Date): string {
  return new Date(Math.max(now.getTime(), last ? Date.parse(last) + 1 : 0)).toISOString();
}
