import { longDayOf } from '#ui/day-text.ts';
import { dates } from '#words/dates.ts';
import * as words from '#words/ui/formats.ts';

/** Returns the day and time in India: '5 Mar 2026, 2:30 pm IST'. */
export function formatDateTime(instant: string): string {
  return dates.instant(instant);
}

/** Returns when something was last saved, in India but without its name, for narrow places. */
export function formatLastUpdated(instant: string | null): string {
  return instant ? words.on_day(longDayOf(instant), dates.time(instant)) : words.never_updated;
}
