import type { Language } from '@kirdaar/contract/rules/languages';
import { type Fact, factsOf, otherValuesOf, withFact } from '#features/notifications/message-texts/facts.ts';
import type { AnyEmailTemplate, EmailText, Site } from '#platform/channels/email-template.ts';

/** One text of a message with placeholders such as `{title}` for the facts in it. */
export interface Pattern {
  pattern: string;
  /** What stands for each placeholder. */
  values: Record<string, string>;
}

/** The texts of a message. A paragraph that is only a code has no pattern. */
export interface Patterns {
  subject: Pattern;
  paragraphs: (Pattern | undefined)[];
  note: Pattern;
  short: Pattern;
}

// Signs of the private use area, which mark where a fact appears in a text.
const [OPEN, MIDDLE, CLOSE, HOST] = ['\ue000', '\ue001', '\ue002', '\ue003'] as const;
const MARKED = /\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002/g;
const LINK = /https:\/\/\ue003(?:\ue000[^\ue002]*\ue002|[^\s\ue000])*(?<![.,:;)।])/g;
const WORD = /[\p{L}\p{M}\p{N}]/u;

const mark = (name: string, value: string) => `${OPEN}${name}${MIDDLE}${value}${CLOSE}`;

/**
 * Returns the texts of a message with placeholders in place of its facts. A fact that changes the wording itself
 * stays as it is: each wording is a pattern of its own. Undefined if a text cannot be taken apart.
 */
export function patternsOf(
  { write }: Pick<AnyEmailTemplate, 'write'>,
  facts: object,
  language: Language,
  site: Site,
): Patterns | undefined {
  const written = write[language](facts, site);
  const plain = textsOf(written);
  if (plain.some((text) => text !== undefined && /[\ue000-\ue003]/u.test(text))) return undefined;

  const markedSite = { name: mark('product', site.name), address: `https://${HOST}` };
  const writeMarked = (some: unknown) => attempt(() => textsOf(write[language](some, markedSite)));
  const isUnchanged = (texts: Texts | undefined) =>
    texts !== undefined && texts.map((text) => unmarked(text, site)).join(CLOSE) === plain.join(CLOSE);

  // Texts that appear as they are show by marks where they appear.
  const [marked, rest] = markTexts(facts, (some) => isUnchanged(writeMarked(some)));
  const texts = writeMarked(marked);
  if (!texts || !isUnchanged(texts)) return undefined;

  // Numbers and dates show by what differs with another value.
  const changes = rest.flatMap(({ name, path, value }) => {
    const others = otherValuesOf(value).map((other) => writeMarked(withFact(marked, path, other)));
    return others.includes(undefined) ? [] : [{ name, others, isSingle: value === 0 || value === 1 }];
  });
  const patterns = texts.map((text, place) => {
    if (text === undefined) return undefined;
    const ranges = changes.flatMap(({ name, others, isSingle }) => {
      // With another number of paragraphs, nobody knows which is which.
      const isAligned = place < 3 || others.every((other) => other?.length === texts.length);
      const found = isAligned
        ? rangeOf(
            name,
            text,
            others.map((other) => other?.[place]),
          )
        : [];
      // "1 casting call" is worded in its own way.
      return found.filter(({ from, to }) => !isSingle || /^\d$/.test(text.slice(from, to)));
    });
    return patternOf(markRanges(text, ranges), site);
  });
  const [subject, note, short, ...paragraphs] = patterns;
  return subject && note && short ? { subject, note, short, paragraphs } : undefined;
}

type Texts = (string | undefined)[];

function textsOf({ subject, note, short, paragraphs }: EmailText): Texts {
  return [subject, note, short, ...paragraphs.map((text) => (typeof text === 'string' ? text : undefined))];
}

/** Returns undefined if a value is impossible, for example for a choice. */
function attempt(write: () => Texts): Texts | undefined {
  try {
    return write();
  } catch {
    return undefined;
  }
}

function markTexts(facts: object, isAccepted: (facts: unknown) => boolean): [unknown, Fact[]] {
  let marked: unknown = facts;
  const rest = factsOf(facts).filter(({ name, path, value }) => {
    if (typeof value !== 'string' || value === '') return true;
    const tried = withFact(marked, path, mark(name, value));
    if (!isAccepted(tried)) return true;
    marked = tried;
    return false;
  });
  return [marked, rest];
}

interface Range {
  name: string;
  from: number;
  to: number;
}

/** Returns where a text differs from others, widened to whole words; nothing if that takes in another fact. */
function rangeOf(name: string, text: string, others: Texts): Range[] {
  const changed = others.filter((other) => other !== undefined && other !== text);
  if (changed.length === 0) return [];
  const starts = changed.map((other = '') => sharedLength(text, other, text.length));
  const from = Math.min(...starts);
  const backwards = [...text].reverse().join('');
  const ends = changed.map(
    (other = '', at) =>
      text.length - sharedLength(backwards, [...other].reverse().join(''), text.length - (starts[at] ?? 0)),
  );
  const range = widened(text, from, Math.max(...ends));
  return /[\ue000-\ue003]/u.test(text.slice(...range)) ? [] : [{ name, from: range[0], to: range[1] }];
}

function sharedLength(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function widened(text: string, from: number, to: number): [number, number] {
  const isWord = (at: number) => WORD.test(text[at] ?? '');
  let [start, end] = [from, to];
  while (start > 0 && isWord(start - 1) && isWord(start)) start -= 1;
  while (end < text.length && isWord(end) && isWord(end - 1)) end += 1;
  return [start, end];
}

function markRanges(text: string, ranges: Range[]): string {
  let written = '';
  let done = 0;
  for (const { name, from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    if (from < done) continue;
    written += text.slice(done, from) + mark(name, text.slice(from, to));
    done = to;
  }
  return written + text.slice(done);
}

/** Replaces the marks and the links of a text by placeholders. */
function patternOf(text: string, site: Site): Pattern {
  const values: Record<string, string> = {};
  const withLinks = text.replace(LINK, (link) => mark('link', unmarked(link, site) ?? ''));
  const pattern = withLinks.replace(MARKED, (_, fact: string, value: string) => {
    const name = freeName(fact, value, values);
    values[name] = value;
    return `{${name}}`;
  });
  return { pattern, values };
}

/** A second value under the same name gets a number: `{link_2}`. */
function freeName(name: string, value: string, values: Readonly<Record<string, string>>): string {
  const isFree = (other: string) => values[other] === undefined || values[other] === value;
  let [free, number] = [name, 2];
  while (!isFree(free)) {
    free = `${name}_${number}`;
    number += 1;
  }
  return free;
}

function unmarked(text: string | undefined, site: Site): string | undefined {
  return text?.replace(MARKED, '$2').replaceAll(`https://${HOST}`, site.address);
}
