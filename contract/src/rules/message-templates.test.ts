import { expect, test } from 'vitest';
import { message_templates } from '#words/en/rules/conversations.ts';
import { message_templates as inHindi } from '#words/hi/rules/conversations.ts';
import { checkPlaceholders, fillTemplate, MAX_PLACEHOLDERS } from './message-templates.ts';

const values = { name: 'Asha', role: 'Younger sister' };

test('fills every placeholder of a name or a role, and leaves other text unchanged', () => {
  expect(fillTemplate('{name}, {name}: {role} {or} {', values)).toBe('Asha, Asha: Younger sister {or} {');
});

test('rejects unknown placeholders, naming them, and too many', () => {
  const max = '{name}'.repeat(MAX_PLACEHOLDERS);

  const fine = { unknown: undefined, isTooOften: false };
  expect(checkPlaceholders('Hello {name}, about {role}: {')).toEqual(fine);
  expect(checkPlaceholders('Hello {Name}').unknown).toBe('{Name}');
  expect(checkPlaceholders('Hello {name}{}').unknown).toBe('{}');
  expect(checkPlaceholders(max)).toEqual(fine);
  expect(checkPlaceholders(`${max}{role}`).isTooOften).toBe(true);
});

test('offers only texts with known placeholders', () => {
  const all = [...message_templates, ...inHindi];
  expect(all.map(({ value }) => checkPlaceholders(value).unknown)).toEqual(all.map(() => undefined));
  expect(all.map(({ value }) => fillTemplate(value, values)).join()).not.toMatch(/[{}]/);
});
