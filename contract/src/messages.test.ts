import { expect, test } from 'vitest';
import { msg, parseMessage } from './messages.ts';

test('puts a message and its facts into a text, and takes them out again', () => {
  expect(parseMessage(msg('height_unreadable'))).toEqual(['height_unreadable']);
  expect(parseMessage(msg('height_implausible', 30, 250))).toEqual(['height_implausible', 30, 250]);
  expect(parseMessage(msg('placeholder_not_known', ']'))).toEqual(['placeholder_not_known', ']']);
});
