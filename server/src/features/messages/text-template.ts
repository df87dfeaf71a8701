import type { Language } from '@kirdaar/contract/rules/messages';
import { type AnyLetter, composeMessage, type Site } from '#platform/letter.ts';

/** What the registry of texts (DLT) reads as a value that is filled in. */
const VARIABLE = '{#var#}';
const WORD = /[\p{L}\p{M}\p{N}]/u;

/** The words of a letter as a text, with a variable wherever one of these facts shows. */
export function textTemplate(site: Site, letter: AnyLetter, facts: object, language: Language): string {
  const textOf = (told: unknown) =>
    composeMessage(site, letter, told, 'sms', { to: '', language, stop_path: undefined }).text;
  const text = textOf(facts);
  const changes = leavesOf(facts).flatMap(({ value, put }) =>
    othersThan(value).flatMap((other) =>
      changeBetween(
        text,
        tried(() => textOf(put(other))),
      ),
    ),
  );
  return withVariables(text, changes);
}

interface Leaf {
  value: unknown;
  /** The facts with another value in its place. */
  put: (other: unknown) => unknown;
}

function leavesOf(facts: unknown): Leaf[] {
  if (typeof facts !== 'object' || facts === null) return [{ value: facts, put: (other) => other }];
  return Object.entries(facts).flatMap(([key, part]) =>
    leavesOf(part).map(({ value, put }) => ({
      value,
      put: (other) =>
        Array.isArray(facts)
          ? facts.map((kept, place) => (place === Number(key) ? put(other) : kept))
          : { ...facts, [key]: put(other) },
    })),
  );
}

/** Other values of the same kind that have no sign in common with it. What is yes or no changes the words themselves. */
function othersThan(value: unknown): unknown[] {
  if (typeof value === 'number') return [8_888_888];
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return ['2038-11-24'];
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return ['2038-11-25T09:47:00Z'];
  if (value === 'talent') return ['production'];
  return ['\ue000'];
}

/** Not every value is possible: of a closed list there is no other word. */
function tried(write: () => string): string | undefined {
  try {
    const text = write();
    return text.includes('undefined') ? undefined : text;
  } catch {
    return undefined;
  }
}

type Range = [from: number, to: number];

/** Where a text is another one: whole words of it. */
function changeBetween(text: string, other: string | undefined): Range[] {
  if (other === undefined || other === text) return [];
  const from = sharedStart(text, other);
  const reversed = [...text].reverse().join('');
  const to = text.length - sharedStart(reversed, [...other].reverse().join(''), text.length - from);
  return [[from, to]];
}

/** How far two texts begin alike, without a word that goes on in either. */
function sharedStart(text: string, other: string, most = text.length): number {
  let end = 0;
  while (end < most && end < other.length && text[end] === other[end]) end += 1;
  const goesOn = () => WORD.test(text[end - 1] ?? '') && WORD.test(`${text[end] ?? ''}${other[end] ?? ''}`);
  while (end > 0 && goesOn()) end -= 1;
  return end;
}

function withVariables(text: string, changes: Range[]): string {
  let written = '';
  let done = 0;
  for (const [from, to] of changes.toSorted(([one], [other]) => one - other)) {
    if (from >= done) written += text.slice(done, from) + VARIABLE;
    done = Math.max(done, to);
  }
  return written + text.slice(done);
}
