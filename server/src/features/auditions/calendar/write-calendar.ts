import type { Language } from '@kirdaar/contract/rules/languages';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** One calendar entry, identified by its id. Of two versions, the one with the higher sequence applies. */
export interface Entry {
  id: string;
  sequence: number;
  cancelled: boolean;
  starts_at: string;
  ends_at: string;
  changed_at: string;
  summary: string;
  location: string;
  description: string;
}

/** Writes entries as a calendar (RFC 5545). A calendar with one entry is an invitation or a cancellation. */
export function writeCalendar(
  { product, name, language }: { product: string; name: string; language: Language },
  host: string,
  entries: readonly Entry[],
  method: 'PUBLISH' | 'CANCEL',
) {
  const calendar = ical({
    prodId: { company: printable(product), product: 'Auditions', language: language.toUpperCase() },
    name: printable(name),
    scale: 'gregorian',
    method: ICalCalendarMethod[method],
    events: entries.map((entry) => ({
      id: `${entry.id}@${host}`,
      sequence: entry.sequence,
      stamp: entry.changed_at,
      start: entry.starts_at,
      end: entry.ends_at,
      status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: printable(entry.summary),
      location: printable(entry.location),
      description: printable(entry.description),
    })),
  });
  // The library leaves out the last line break, which the format requires.
  return `${calendar}\r\n`;
}

/** Replaces control characters except line breaks. The format forbids them, and the library keeps them. */
function printable(text: string): string {
  return text.replace(/(?![\r\n])\p{Cc}/gu, ' ');
}
