const WINDOW_MS = 5000;
/** Before that, nothing sensible can be said. */
const LEAST_MS = 1000;

/** Tells from time to time how fast something goes on, over the last seconds. */
export function measureSpeed() {
  const seen: { at: number; sent: number }[] = [];

  /** Bytes in a second, or undefined as long as too little was seen. */
  return function note(sent: number, at: number): number | undefined {
    seen.push({ at, sent });
    while (seen[1] && at - seen[1].at >= WINDOW_MS) seen.shift();
    const [first] = seen;
    if (!first || at - first.at < LEAST_MS) return undefined;
    return ((sent - first.sent) / (at - first.at)) * 1000;
  };
}
