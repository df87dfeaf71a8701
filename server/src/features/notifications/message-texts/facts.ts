/** A value in the facts of a message, where it is, and the name of its placeholder. */
export interface Fact {
  name: string;
  path: readonly string[];
  value: unknown;
}

/** Returns every single value in the facts of a message. */
export function factsOf(facts: unknown, path: readonly string[] = []): Fact[] {
  if (typeof facts === 'object' && facts !== null)
    return Object.entries(facts).flatMap(([key, part]) => factsOf(part, [...path, key]));
  return [{ name: nameOf(path), path, value: facts }];
}

/** Every part of a list has the same name: `calls_title`. */
function nameOf(path: readonly string[]): string {
  return path.filter((key) => !/^\d+$/.test(key)).join('_');
}

/** Returns the facts with the value at a path replaced. */
export function withFact(facts: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(facts))
    return facts.map((part, place) => (String(place) === key ? withFact(part, rest, value) : part));
  // The path was taken from these facts, so it leads through objects.
  const whole = facts as Record<string, unknown>;
  return { ...whole, [key]: withFact(whole[key], rest, value) };
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

/**
 * Returns two other values of a number, day or instant that share nothing with each other as they are written.
 */
export function otherValuesOf(value: unknown): (string | number)[] {
  if (typeof value === 'number') return [8_888_888, 7_777_777];
  if (typeof value !== 'string') return [];
  if (DAY.test(value)) return ['2038-11-24', '2041-05-03'];
  return INSTANT.test(value) ? ['2038-11-25T09:47:00Z', '2041-05-04T20:12:00Z'] : [];
}
