import { expect, test } from 'vitest';
import { msg, parseMessage } from './messages.ts';

test('encodes a message with its arguments as text and decodes it', () => {
  expect(parseMessage(msg('height_unreadable'))).toEqual(['height_unreadable']);
  expect(parseMessage(msg('height_implausible', 30, 250))).toEqual(['height_implausible', 30, 250]);
  expect(parseMessage(msg('placeholder_not_known', ']'))).toEqual(['placeholder_not_known', ']']);
});
