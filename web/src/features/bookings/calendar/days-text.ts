import { longDay, shortDay } from '#ui/day-text.ts';

/** Writes days as '5 Dec 2026' or '05 Dec – 6 Dec 2026'. */
export function daysText({ from, until }: { from: string; until: string }): string {
  return from === until ? longDay(from) : `${shortDay(from)} – ${longDay(until)}`;
}
