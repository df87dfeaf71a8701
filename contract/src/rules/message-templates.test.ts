import { expect, test } from 'vitest';
import {
  fillTemplate,
  findPlaceholderError,
  MAX_PLACEHOLDERS,
  messageTemplates,
} from './message-templates.ts';

const values = { name: 'Asha', role: 'Younger sister' };

test('fills every place of a name or a role, and leaves other text as it is', () => {
  expect(fillTemplate('{name}, {name}: {role} {or} {', values)).toBe('Asha, Asha: Younger sister {or} {');
});

test('refuses unknown places, by their name, and too many', () => {
  const most = '{name}'.repeat(MAX_PLACEHOLDERS);

  expect(findPlaceholderError('Hello {name}, about {role}: {')).toBeUndefined();
  expect(findPlaceholderError('Hello {Name}')).toContain('{Name}');
  expect(findPlaceholderError('Hello {name}{}')).toContain('{}');
  expect(findPlaceholderError(most)).toBeUndefined();
  expect(findPlaceholderError(`${most}{role}`)).toContain('at most 10 times');
});

test('offers only texts whose places are known', () => {
  expect(messageTemplates.map(({ value }) => findPlaceholderError(value))).toEqual(
    messageTemplates.map(() => undefined),
  );
  expect(messageTemplates.map(({ value }) => fillTemplate(value, values)).join()).not.toMatch(/[{}]/);
});
