export type Random = ReturnType<typeof createRandom>;

/** A repeatable random number generator (mulberry32): the same seed gives the same sequence. */
export function createRandom(seed: number) {
  let state = seed;

  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns a random integer, both ends inclusive. */
  const whole = (least: number, max: number) => least + Math.floor(next() * (max - least + 1));

  const chance = (probability: number) => next() < probability;

  function pick<const T>(list: readonly T[]): T {
    // The index is always within the list, which is never empty here.
    return list[whole(0, list.length - 1)] as T;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((entry) => ({ entry, place: next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ entry }) => entry);
  }

  /** Returns a random subset of a list, in the original order. */
  function sample<T>(list: readonly T[], count: number): T[] {
    const chosen = new Set(shuffle([...list.keys()]).slice(0, count));
    return list.filter((_, index) => chosen.has(index));
  }

  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => whole(0, 255)));

  function uuid(): string {
    const hex = bytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  }

  return { next, whole, chance, pick, shuffle, sample, bytes, uuid };
}
