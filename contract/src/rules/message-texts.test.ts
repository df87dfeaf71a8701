import { expect, test } from 'vitest';
import { missingPlaceholders, unknownPlaceholders } from './message-texts.ts';

const placeholders = [
  { name: 'title', required: true },
  { name: 'link', required: true },
  { name: 'house', required: false },
];

test('finds the placeholders that a text must keep and does not have', () => {
  expect(missingPlaceholders('{title} by {house}, title, link', placeholders)).toEqual(['link']);
  expect(missingPlaceholders('{link} {title}', placeholders)).toEqual([]);
});

test('finds the placeholders that the original does not have', () => {
  expect(unknownPlaceholders('{title} {who} {} {{link}}', placeholders)).toEqual(['who', '']);
  expect(unknownPlaceholders('No {title', placeholders)).toEqual([]);
});
