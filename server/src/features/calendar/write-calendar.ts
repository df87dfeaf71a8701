/** One entry of a calendar; it is known by its id, and of two versions the higher sequence holds. */
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

const LINE_BYTES = 75;

/** Entries as a calendar of RFC 5545. With one entry it is an invitation to keep, or word that it is cancelled. */
export function writeCalendar(
  product: string,
  host: string,
  entries: readonly Entry[],
  method: 'PUBLISH' | 'CANCEL',
) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Auditions//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    `X-WR-CALNAME:${escapeText(`${product} auditions`)}`,
    ...entries.flatMap((entry) => linesOf(host, entry)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf(host: string, entry: Entry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}@${host}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${stamp(entry.changed_at)}`,
    `DTSTART:${stamp(entry.starts_at)}`,
    `DTEND:${stamp(entry.ends_at)}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    'END:VEVENT',
  ];
}

/** An instant in UTC: 20261201T043000Z. */
function stamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

// Line ends are words of the format; no other control has a place in it.
function escapeText(words: string): string {
  return (
    words
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replace(/[\u0000-\u001f\u007f]/g, ' ')
  );
}

/** A line in pieces of 75 bytes, each but the first after a blank; no letter is cut in two. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const letter of line) {
    const length = Buffer.byteLength(letter);
    if (bytes + length > LINE_BYTES) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += letter;
    bytes += length;
  }
  return folded;
}
