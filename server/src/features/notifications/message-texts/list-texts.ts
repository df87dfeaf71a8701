import type { Language } from '@kirdaar/contract/rules/languages';
import type { EditableText } from '@kirdaar/contract/rules/message-texts';
import { factsOf, withFact } from '#features/notifications/message-texts/facts.ts';
import {
  type Pattern,
  type Patterns,
  patternsOf,
} from '#features/notifications/message-texts/text-patterns.ts';
import type { AnyEmailTemplate, Site } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('messageFacts');

/** What a text says when a fact was left out that it always needs. */
const BROKEN = /undefined|null|NaN|Invalid|\[object|1970| {2}| $|। ।/;

/**
 * Returns every text of a message that staff can change: of its sample, of its variants, and of its sample with
 * each fact left out or reversed. What its placeholders stand for is in the language of the person who edits it.
 */
export function listTexts(
  template: AnyEmailTemplate,
  language: Language,
  site: Site,
  editor: Language = 'en',
): EditableText[] {
  const found = new Map<string, EditableText>();
  const samples: object[] = [template.sample, ...(template.shapes ?? []).map(({ sample }) => sample)];
  const add = (facts: object, always: boolean) => {
    for (const text of textsWith({ template, language, site, editor }, facts)) {
      const key = `${text.part} ${text.original}`;
      if (!found.has(key)) found.set(key, { ...text, always });
    }
  };
  for (const [place, sample] of samples.entries()) add(sample, place === 0);
  for (const facts of variantsOf(template.sample)) add(facts, false);
  const order = ['subject', 'paragraph', 'note', 'short'];
  return [...found.values()].toSorted((one, other) => order.indexOf(one.part) - order.indexOf(other.part));
}

interface Listed {
  template: AnyEmailTemplate;
  language: Language;
  site: Site;
  editor: Language;
}

function textsWith({ template, language, site, editor }: Listed, facts: object) {
  const patterns = patternsIfWhole(template, facts, language, site);
  if (!patterns) return [];
  const { subject, paragraphs, note, short } = patterns;
  const text = (part: EditableText['part'], at: Pattern | undefined) =>
    at && hasWords(at.pattern) ? [editable(template, part, at, editor)] : [];
  return [
    ...text('subject', subject),
    ...paragraphs.flatMap((paragraph) => text('paragraph', paragraph)),
    ...text('note', note),
    // With a secret it is sent only by SMS, whose texts are registered.
    ...(template.secret ? [] : text('short', short)),
  ];
}

function patternsIfWhole(
  template: AnyEmailTemplate,
  facts: object,
  language: Language,
  site: Site,
): Patterns | undefined {
  try {
    const { subject, paragraphs, note, short } = template.write[language](facts, site);
    const whole = [subject, ...paragraphs.filter((text) => typeof text === 'string'), note, short];
    return whole.some((text) => BROKEN.test(text)) ? undefined : patternsOf(template, facts, language, site);
  } catch {
    return undefined;
  }
}

function editable(
  template: AnyEmailTemplate,
  part: EditableText['part'],
  { pattern, values }: Pattern,
  editor: Language,
) {
  return {
    part,
    original: pattern,
    placeholders: Object.entries(values).map(([name, example]) => ({
      name,
      meaning: meaningOf(name, editor),
      example,
      // Without its code or link a message is useless.
      required: template.secret === true || /^link(_\d+)?$/.test(name),
    })),
  };
}

/** Returns what a placeholder stands for. A number at its end tells values of the same kind apart. */
function meaningOf(name: string, language: Language): string {
  const meanings: Readonly<Record<string, string>> = words[language].meanings;
  const meaning = meanings[name] ?? meanings[name.replace(/_\d+$/, '')];
  if (!meaning) throw new Error(`The placeholder {${name}} has no meaning yet.`);
  return meaning;
}

function hasWords(pattern: string): boolean {
  return /\p{L}/u.test(pattern.replace(/\{\w+\}/g, ''));
}

/** Returns the facts with each yes reversed, each number 1, and each text, list and part left out. */
function variantsOf(sample: object): object[] {
  const single = factsOf(sample).map(({ path, value }) => withFact(sample, path, reversed(value)));
  const parts = Object.entries(sample)
    .filter(([, part]) => typeof part === 'object' && part !== null)
    .map(([key, part]) => ({ ...sample, [key]: Array.isArray(part) ? [] : null }));
  // Facts of a message are an object, and so is what is made of them.
  return [...single, ...parts] as object[];
}

function reversed(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? 1 : null;
}
