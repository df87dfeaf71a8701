const WINDOW_MS = 5000;
/** Before this time, the speed cannot be estimated. */
const MIN_MS = 1000;

/** Measures the speed of a transfer over the last seconds. */
export function measureSpeed() {
  const seen: { at: number; sent: number }[] = [];

  /** Returns bytes per second; undefined while there is too little data. */
  return function note(sent: number, at: number): number | undefined {
    seen.push({ at, sent });
    while (seen[1] && at - seen[1].at >= WINDOW_MS) seen.shift();
    const [first] = seen;
    if (!first || at - first.at < MIN_MS) return undefined;
    return ((sent - first.sent) / (at - first.at)) * 1000;
  };
}
