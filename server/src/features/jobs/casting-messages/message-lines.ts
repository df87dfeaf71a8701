import { type LabelKind, labelled } from '#features/jobs/casting-messages/labels.ts';
import { readAges, readGender } from '#features/jobs/casting-messages/read-person.ts';

export interface Line {
  text: string;
  label: ReturnType<typeof labelled>;
  /** Whether a blank line stands before it. */
  startsParagraph: boolean;
  /** What stands before the role, if the line may begin one: "1)", "Role 2:". */
  start: boolean;
}

export const numbered =
  /^(?:\(?(?:\d{1,2}|[a-hA-H])[.):]|\d{1,2}\s*[-–]\s+(?!\d)|(?:role|character|char|r|किरदार|रोल)\s*#?\d{1,2}(?:\s*[-–:.)]|$)|(?:role|character)\s+[a-h]\s*[-–:.)]|(?:किरदार|रोल)\s*[-–:])\s*/iu;
const roleKinds: readonly LabelKind[] = [
  'role',
  'gender',
  'age',
  'look',
  'height',
  'skills',
  'description',
  'positions',
];

/** Drops WhatsApp's marks, pictures, bullets and the sender of a forwarded line. */
function clean(line: string): string {
  return line
    .replace(
      /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\]?\s*(?:-\s*)?[^:]{1,40}:\s/iu,
      '',
    )
    .replace(/\p{Cf}|\ufe0f/gu, '')
    .replace(/\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]|[\u{1f1e6}-\u{1f1ff}]/gu, (mark) =>
      /[\d#*©®™]/.test(mark) ? mark : ' ',
    )
    .replace(/[*_~`]+/g, '')
    .replace(/^[\s•●▪◦‣·➤►▶✓✔>|-]+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Long lines are read in parts, as the time that some patterns take grows with the square of the length. */
const part = /.{1,400}(?:\s|$)|.{1,400}/gu;

export function linesOf(message: string): Line[] {
  let startsParagraph = true;
  return message
    .split('\n')
    .flatMap((line) => line.match(part) ?? [''])
    .flatMap((line) => peopleOf(clean(line)))
    .flatMap((text) => {
      if (!/[\p{L}\p{N}]/u.test(text)) {
        startsParagraph = true;
        return [];
      }
      const start = numbered.test(text);
      const line = {
        text,
        label: labelled(start ? text.replace(numbered, '') : text) ?? labelled(text),
        startsParagraph,
        start,
      };
      startsParagraph = false;
      return [line];
    });
}

const personInList =
  /[\p{L}\p{M}][\p{L}\p{M}'’ ]{1,40}\s?\(\d{2}\s?(?:-|–|to)\s?\d{2}(?:\s?(?:yrs?|years?))?\)/giu;

/** The people of a line that lists several with their ages, such as "1 bride (22-28), 1 mother (45-52)". */
function peopleOf(line: string): string[] {
  const people = line.match(personInList) ?? [];
  return people.length > 1 ? people.map((person) => person.trim()) : [line];
}

/** A name with an age, as in a list of roles: "Neighbour: 25-30". */
const entry =
  /^(?![^:]*(?:time|timing|shift|batch|slot))[\p{L}'’ ]{2,40}\s?[:–—-]\s?\d{2}\s?(?:-|–|to|se)\s?\d{2}(?!\d)/iu;

/** Whether a text describes a person: an age together with a gender, or either beside a label. */
function describesPerson(text: string): boolean {
  const label = labelled(text);
  if (label && (label.kind === 'gender' || label.kind === 'age')) return true;
  return Boolean(readAges(text, false) && (readGender(text) ?? entry.test(text)));
}

/** The index of each line that begins a role; none if the message is about a single one. */
export function roleStarts(lines: readonly Line[]): number[] {
  const marked = lines.flatMap((line, index) => (line.start ? [index] : []));
  const describing = marked.filter((start, place) => {
    const own = lines.slice(start, marked[place + 1] ?? start + 5);
    return own.some(
      ({ text, label }) =>
        label?.kind === 'gender' || readAges(text.replace(numbered, ''), label?.kind === 'age'),
    );
  });
  if (describing.length > 1) return describing;
  const named = lines.flatMap(({ label }, index) => (label?.kind === 'role' && label.value ? [index] : []));
  if (named.length > 1) return named;
  const people = lines.flatMap(({ text, label }, index) =>
    !(label && roleKinds.includes(label.kind)) && describesPerson(text) ? [index] : [],
  );
  return people.length > 1 ? people : [];
}

/** The last role ends where the message speaks of the project again. */
export function endOfRoles(lines: readonly Line[], starts: readonly number[]): number {
  const last = starts.at(-1) ?? 0;
  const known = new Set(lines.slice(starts[0], last).map(({ label }) => label?.kind));
  const rest = lines.slice(last + 1).findIndex(({ label, startsParagraph }) => {
    if (label && roleKinds.includes(label.kind)) return false;
    return startsParagraph || (label && !known.has(label.kind));
  });
  // A role is seldom longer than those before it.
  const longest = Math.max(...starts.slice(1).map((start, place) => start - (starts[place] ?? 0)));
  return Math.min(rest < 0 ? lines.length : last + 1 + rest, last + longest);
}
