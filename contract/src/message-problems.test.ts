import { expect, test } from 'vitest';
import { api, type EndpointName } from '#api.ts';
import { measureRanges } from '#rules/body-measures.ts';
import { MAX_LIST } from '#rules/limits.ts';
import { MAX_TEMPLATE } from '#rules/message-templates.ts';
import type { Endpoint } from './endpoint.ts';
import { msg } from './messages.ts';

/** What an endpoint says of each of these fields. */
function saidOf(name: EndpointName, sent: Readonly<Record<string, unknown>>) {
  const { body }: Endpoint = api[name];
  const issues = body?.safeParse(sent).error?.issues ?? [];
  return Object.keys(sent).map((field) => issues.find(({ path }) => path[0] === field)?.message);
}

test('tells an unreadable height or weight from an implausible one', () => {
  const said = (height: string, weight: string) => saidOf('PUT /api/user/profile', { height, weight });

  expect(said('tall', 'light')).toEqual(['height_unreadable', 'weight_unreadable']);
  expect(said('9 ft', '900 kg')).toEqual([
    msg('height_implausible', measureRanges.height.min, measureRanges.height.max),
    msg('weight_implausible', measureRanges.weight.min, measureRanges.weight.max),
  ]);
  expect(said('168 cm', '58 kg')).toEqual([undefined, undefined]);
});

test('accepts a message to applicants up to the maximum length, but no empty one', () => {
  const said = (text: string) => saidOf('POST /api/production/conversations/messages', { text })[0];

  expect(said(' ')).toBe('write_message');
  expect(said('x')).toBeUndefined();
  expect(said('x'.repeat(MAX_TEMPLATE))).toBeUndefined();
  expect(said('x'.repeat(MAX_TEMPLATE + 1))).toBe(msg('at_most_characters', MAX_TEMPLATE));
  expect(said('Dear {name}')).toBeUndefined();
  expect(said('Dear {who}')).toBe(msg('placeholder_not_known', '{who}'));
});

test('orders at most as many media as a list can hold', () => {
  const id = '11111111-1111-4111-8111-111111111111';
  const said = (count: number) => saidOf('PUT /api/user/media/order', { ids: Array(count).fill(id) })[0];

  expect([said(0), said(1), said(MAX_LIST)]).toEqual([undefined, undefined, undefined]);
  expect(said(MAX_LIST + 1)).toBe(msg('at_most_at_once', MAX_LIST));
});
