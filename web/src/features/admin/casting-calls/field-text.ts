import { longDay } from '#ui/day-text.ts';

/** Returns the value of a field of a casting call as staff read it; a day is written out. */
export function fieldText(value: string | number | null): string {
  const text = String(value ?? '');
  return /^\d{4}-\d\d-\d\d$/.test(text) ? longDay(text) : text;
}
