import { writeEmail } from './emails.ts';
import { writeMobile } from './identity-numbers.ts';

/** How many people can be added at once, and to one casting call; the latter must match the limit in the database. */
export const MAX_ADDED_AT_ONCE = 200;
export const MAX_ADDED = 1000;
/** For how many days after the end of the casting call they are kept. */
export const ADDED_KEPT_DAYS = 90;
export const MAX_ADDED_NOTE = 1000;

/** A line of a list as it was read; every field can still be wrong. */
export interface ReadPerson {
  name: string;
  mobile: string;
  email: string;
  video_link: string;
  note: string;
}

/** Reads a pasted list or the text of a CSV file. */
export function readPeople(text: string): ReadPerson[] {
  return peopleIn(text.split(/\r?\n/).map(cellsOf));
}

/** Reads rows of cells in any order: each cell is known by what it looks like, and the first other text is the name. */
export function peopleIn(rows: readonly (readonly string[])[]): ReadPerson[] {
  return rows
    .map((cells) => cells.map((cell) => cell.trim()).filter(Boolean))
    .filter((cells) => cells.length > 0 && !isHeading(cells))
    .map(personIn);
}

/** What separates the cells of a line, which may be in quotes. */
const SEPARATOR = /[,;\t]/;

function cellsOf(line: string): string[] {
  const cells = [''];
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && SEPARATOR.test(sign)) cells.push('');
    else cells.push(`${cells.pop() ?? ''}${sign}`);
  }
  return cells;
}

const HEADING =
  /^(s\.? ?no\.?|#|(full |talent )?name|नाम|e-?mail.*|mobile.*|phone.*|whats ?app.*|contact.*|video.*|link|notes?)$/i;

function isHeading(cells: readonly string[]): boolean {
  return cells.every((cell) => HEADING.test(cell));
}

function personIn(cells: readonly string[]): ReadPerson {
  const person = { name: '', mobile: '', email: '', video_link: '', note: '' };
  for (const cell of cells) {
    const field = fieldOf(cell, person);
    person[field] = field === 'note' && person.note ? `${person.note}, ${cell}` : cell;
  }
  return person;
}

function fieldOf(cell: string, person: ReadPerson): keyof ReadPerson {
  if (!person.email && writeEmail(cell).includes('@')) return 'email';
  if (!person.mobile && (writeMobile(cell) || /^\+?[\d\s()-]{8,}$/.test(cell))) return 'mobile';
  if (!person.video_link && /^https?:\/\//i.test(cell)) return 'video_link';
  // The number of a row is no name.
  return person.name || /^\d+\.?$/.test(cell) ? 'note' : 'name';
}
