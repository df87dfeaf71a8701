import { readFileSync } from 'node:fs';
import { api } from '@kirdaar/contract/api';
import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { expect, test } from 'vitest';
import { draftFrom } from '#features/jobs/casting-messages/draft-from.ts';

const now = new Date('2026-11-26T10:00:00+05:30');
const messages = readFileSync(new URL('messages.txt', import.meta.url), 'utf8')
  .split('===\n')
  .filter((block) => block.trim())
  .map(parse);

/** A message is followed by one line of facts per role. */
function parse(block: string) {
  const lines = block.split('\n');
  const expected = lines.filter((line) => line.startsWith('> '));
  const facts = expected.flatMap((line, index) =>
    line
      .slice(2)
      .split(' | ')
      .filter(Boolean)
      .map((fact) => {
        const [name = '', ...value] = fact.split('=');
        return [index ? `more_roles.${index - 1}.${name}` : name, value.join('=')] as const;
      }),
  );
  return { text: lines.filter((line) => !line.startsWith('> ')).join('\n'), facts: new Map(facts) };
}

const named = messages.reduce((sum, { facts }) => sum + facts.size, 0);

test('reads nine of ten facts of 144 messages, and invents none', () => {
  const invented: string[] = [];
  let read = 0;
  for (const { text, facts } of messages) {
    const { fields, checks } = draftFrom(text, now);
    for (const [name, value] of facts) if (fields[name] === value) read++;
    for (const [name, value] of Object.entries(fields)) {
      const isDescription = name.endsWith('description');
      if (!isDescription && facts.get(name) !== value && !checks[name])
        invented.push(`${name}=${value}: ${text}`);
    }
  }

  expect(messages.length).toBeGreaterThanOrEqual(144);
  expect(invented).toEqual([]);
  expect(read / named).toBeGreaterThan(0.9);
});

test('reads a message of any characters into answers that the form takes', () => {
  const seeds = [
    '1',
    '1,',
    '12 ',
    'a',
    'a ',
    'क',
    'aa,',
    'x@',
    '₹1',
    '1\n',
    '5 Dec\n',
    '1 to 2 ',
    '१',
    '9-',
    'in ',
    '#a',
  ];

  const drafts = seeds.map((seed) => draftFrom(`${seed.repeat(MAX_TEXT).slice(0, MAX_TEXT - 1)}!`, now));

  const { reply } = api['POST /api/production/casting-messages'];
  expect(drafts.filter((draft) => !reply.safeParse({ success: true, ...draft }).success)).toEqual([]);
});
