/** How long a client must wait. */
export interface RetryAfter {
  seconds: number;
}

/** Formats a waiting time: '1 second', '5 minutes', '23 hours'. */
export function waitingTime({ seconds }: RetryAfter): string {
  if (seconds < 120) return count(seconds, 'second');
  if (seconds < 7200) return count(Math.ceil(seconds / 60), 'minute');
  return count(Math.ceil(seconds / 3600), 'hour');
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
