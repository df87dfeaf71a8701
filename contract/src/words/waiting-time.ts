/** How long a client must wait. */
export interface RetryAfter {
  seconds: number;
}

interface Units {
  seconds: (count: number) => string;
  minutes: (count: number) => string;
  hours: (count: number) => string;
}

/** Returns a function that says a waiting time in the largest unit that is not vague. */
export function waitingTimesOf({ seconds: inSeconds, minutes, hours }: Units) {
  return ({ seconds }: RetryAfter): string => {
    if (seconds < 120) return inSeconds(seconds);
    if (seconds < 7200) return minutes(Math.ceil(seconds / 60));
    return hours(Math.ceil(seconds / 3600));
  };
}
