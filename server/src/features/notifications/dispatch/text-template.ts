import type { Language } from '@kirdaar/contract/rules/languages';
import { type AnyEmailTemplate, composeMessage, type Site } from '#platform/channels/email-template.ts';

/** The placeholder of the SMS registry (DLT). */
const VARIABLE = '{#var#}';
const WORD = /[\p{L}\p{M}\p{N}]/u;

/** Returns a notification's SMS text with a placeholder for every fact that appears in it. */
export function textTemplate(
  site: Site,
  template: AnyEmailTemplate,
  facts: object,
  language: Language,
): string {
  const textOf = (notifications: unknown) =>
    composeMessage(site, template, notifications, 'sms', { to: '', language, stop_path: undefined }).text;
  const text = textOf(facts);
  const changes = leavesOf(facts).flatMap(({ value, put }) =>
    otherValuesFor(value).flatMap((other) =>
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
  /** Returns the facts with this value replaced. */
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

/**
 * Returns a different value of the same type that shares no character with it. Booleans are skipped, because
 * they change the wording itself.
 */
function otherValuesFor(value: unknown): unknown[] {
  if (typeof value === 'number') return [8_888_888];
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return ['2038-11-24'];
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return ['2038-11-25T09:47:00Z'];
  if (value === 'talent') return ['production'];
  return ['\ue000'];
}

/** Returns undefined if the replaced value is impossible, for example for an enum. */
function tried(write: () => string): string | undefined {
  try {
    const text = write();
    return text.includes('undefined') ? undefined : text;
  } catch {
    return undefined;
  }
}

type Range = [from: number, to: number];

/** Returns the range in which a text differs from another, widened to whole words. */
function changeBetween(text: string, other: string | undefined): Range[] {
  if (other === undefined || other === text) return [];
  const from = sharedStart(text, other);
  const reversed = [...text].reverse().join('');
  const to = text.length - sharedStart(reversed, [...other].reverse().join(''), text.length - from);
  return [[from, to]];
}

/** Returns the length of the common start of two texts, without a partial word. */
function sharedStart(text: string, other: string, max = text.length): number {
  let end = 0;
  while (end < max && end < other.length && text[end] === other[end]) end += 1;
  const goesOn = () => WORD.test(text[end - 1] ?? '') && WORD.test(`${text[end] ?? ''}${other[end] ?? ''}`);
  while (end > 0 && goesOn()) end -= 1;
  return end;
}

function withVariables(text: string, changes: Range[]): string {
  let written = '';
  let done = 0;
  for (const [from, to] of changes.toSorted(([one], [other]) => one - other)) {
    // Facts that follow each other without a word between them are one placeholder.
    if (from > done || done === 0) written += text.slice(done, from) + VARIABLE;
    done = Math.max(done, to);
  }
  return written + text.slice(done);
}
