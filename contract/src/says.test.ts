import { expect, test } from 'vitest';
import { namedIn, says } from './says.ts';

test('puts a message and its facts into a text, and takes them out again', () => {
  expect(namedIn(says('height_unreadable'))).toEqual(['height_unreadable']);
  expect(namedIn(says('height_implausible', 30, 250))).toEqual(['height_implausible', 30, 250]);
  expect(namedIn(says('placeholder_not_known', ']'))).toEqual(['placeholder_not_known', ']']);
});
