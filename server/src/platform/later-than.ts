/** A moment for a save: two saves never have the same one, so it tells the states of what is saved apart. */
export function laterThan(last: string | null, now: Date): string {
  return new Date(Math.max(now.getTime(), last ? Date.parse(last) + 1 : 0)).toISOString();
}
