import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { isChannelAllowed } from '@kirdaar/contract/rules/notifications';
import { type Child, forGuardian } from '#features/notifications/recipients/guardians.ts';
import {
  type AnyEmailTemplate,
  composeMessage,
  type EmailTemplate,
  type Site,
  shapesOf,
  writeText,
} from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';
import { templateKey } from '#platform/channels/sms-gateway.ts';
import { templateName } from '#platform/channels/whatsapp-cloud.ts';

const words = serverWords('notificationEmails');

/** Describes the templates that must be registered with the WhatsApp and SMS providers. */
export function describeTemplates(site: Site, templates: AnyEmailTemplate[]): string {
  const notifications = templates.filter(({ secret }) => !secret);
  return [
    'WHATSAPP: register a template for each name, in the languages en and hi, in the category Utility.',
    ...languages.map((language) => `Body in ${language}: ${words[language].whatsapp_body(site.name)}`),
    'Samples of {{1}} and {{2}}:',
    ...notifications.flatMap((template) =>
      languages.map((language) => whatsappLine(site, template, language)),
    ),
    '',
    'SMS (DLT): register a content template for each name, and add its ID to SMS_TEMPLATES under that name. {#var#} stands for',
    'a value. If the registry limits a variable to 30 characters, repeat it until the longest value fits.',
    ...templates.flatMap((template) => languages.flatMap((language) => textLines(site, template, language))),
  ].join('\n');
}

function whatsappLine(site: Site, email: AnyEmailTemplate, language: Language): string {
  const reader = { to: '', language, stop_path: undefined };
  const { template } = composeMessage(site, email, email.sample, 'whatsapp', reader);
  return `  ${templateName(email.name)} ${language}  ${template?.values.join('  |  ')}`;
}

function textLines(site: Site, email: AnyEmailTemplate, language: Language): string[] {
  return textedWordingsOf(email).map(({ template, shape, sample }) => {
    const key = templateKey({ name: email.name, language, ...(shape && { shape }) });
    return `  ${key}  ${textTemplate(site, template, sample, language)}`;
  });
}

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
  return withVariables(facts, textOf);
}

/** Names a notification by its subject, or by one for each of its variants, with an ellipsis for each fact. */
export function nameOfTemplate(site: Site, template: AnyEmailTemplate, language: Language): string {
  const { shapes = [] } = template;
  const subjects = shapesOf(template).map(({ name, sample }) =>
    withVariables(sample, (facts) => {
      // A fact that makes it another variant has another subject.
      const shape = shapes.find(({ fits }) => fits(facts));
      return shape?.name === name ? writeText(template, facts, language, site).subject : '';
    }).replace(/{#var#}(?: ?{#var#})*/g, '…'),
  );
  const [first, second, ...others] = [...new Set(subjects)].filter((subject) => WORD.test(subject));
  return [first, second, others.length > 0 && '…'].filter(Boolean).join(' / ');
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

/** Returns another value that shares no character with it. Booleans change the wording, so they have none. */
function otherValuesFor(value: unknown): unknown[] {
  if (typeof value === 'number') return [8_888_888];
  if (typeof value !== 'string') return [];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return ['2038-11-24'];
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return ['2038-11-25T09:47:00Z'];
  if (/^\d\d:\d\d$/.test(value)) return ['23:48'];
  if (value === 'talent') return ['production'];
  return ['\ue000'];
}

/** Returns undefined if the replaced value is impossible, for example for an enum. */
function tried(write: () => string): string | undefined {
  try {
    const text = write();
    return text.includes('undefined') ? undefined : text || undefined;
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

/** Returns a text with a placeholder for each part that differs when a fact does. */
function withVariables(facts: object, textOf: (facts: unknown) => string): string {
  const text = textOf(facts);
  const changes = leavesOf(facts).flatMap(({ value, put }) =>
    otherValuesFor(value).flatMap((other) =>
      changeBetween(
        text,
        tried(() => textOf(put(other))),
      ),
    ),
  );
  let written = '';
  let done = 0;
  for (const [from, to] of changes.toSorted(([one], [other]) => one - other)) {
    // Facts that follow each other without a word between them are one placeholder.
    if (from > done || done === 0) written += text.slice(done, from) + VARIABLE;
    done = Math.max(done, to);
  }
  return written + text.slice(done);
}

/** One wording of a notification, with a sample of the facts for it. */
interface Wording {
  template: AnyEmailTemplate;
  /** Undefined for the usual one. */
  shape: string | undefined;
  sample: object;
  isForGuardian: boolean;
}

const CHILD: Child = { first_name: 'Tara', guardian_name: 'Sunita Rao' };

/** Returns the wordings of a notification: the usual one, its shapes, and each of them for a child's guardian. */
export function wordingsOf(template: AnyEmailTemplate): Wording[] {
  const own = shapesOf(template).map(({ name, sample }) => ({
    template,
    shape: name,
    sample,
    isForGuardian: false,
  }));
  return template.secret || template.addressesGuardian || isForHouses(template)
    ? own
    : [...own, ...guardianWordingsOf(template)];
}

/** Returns the wordings that can be sent as a text message, so that they must be registered. */
export function textedWordingsOf(template: AnyEmailTemplate): Wording[] {
  if (template.secret && !template.by.includes('sms')) return [];
  // A guardian gets text messages of every kind.
  return wordingsOf(template).filter(
    ({ isForGuardian }) => isForGuardian || isChannelAllowed(template.kind, 'sms'),
  );
}

function guardianWordingsOf<F extends object>(template: EmailTemplate<F>): Wording[] {
  const { shapes = [] } = forGuardian(template, CHILD);
  // The names are facts here, because the registered text has a placeholder for them.
  const withNames: EmailTemplate<F & { child: Child }> = {
    ...template,
    sample: { ...template.sample, child: CHILD },
    shapes: shapes.map((shape) => ({ ...shape, sample: { ...shape.sample, child: CHILD } })),
    write: inEachLanguage(
      (language) => (facts, site) => forGuardian(template, facts.child).write[language](facts, site),
    ),
  };
  return (withNames.shapes ?? []).map(({ name, sample }) => ({
    template: withNames,
    shape: name,
    sample,
    isForGuardian: true,
  }));
}

/** Whether a notification leads to a page of houses, whose members are adults. */
function isForHouses({ write, sample }: AnyEmailTemplate): boolean {
  return write.en(sample, { name: '', address: '' }).path.startsWith('/production');
}
