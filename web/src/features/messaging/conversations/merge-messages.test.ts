import type { Message } from '@kirdaar/contract/messaging/conversations';
import { expect, test } from 'vitest';
import { mergeMessages } from '#features/messaging/conversations/use-thread.ts';

const message = (place: number, state: 'processing' | 'ready' = 'ready'): Message => ({
  id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
  place,
  party: 'house',
  text: `Message ${place}`,
  written_at: '2026-03-01T10:00:00.000Z',
  acted_by: null,
  files: [
    {
      id: '00000000-0000-4000-9000-000000000001',
      kind: 'video',
      name: 'a.mp4',
      state,
      type: 'video/mp4',
      bytes: 1,
      url: `/media/private/a.mp4?${Math.random()}`,
      poster: null,
    },
  ],
});
const placesOf = (messages: readonly Message[]) => messages.map(({ place }) => place);

test('appends new messages and keeps the objects of known ones', () => {
  const known = [message(1), message(2)];

  const merged = mergeMessages(known, [message(2), message(3)]);

  expect(placesOf(merged)).toEqual([1, 2, 3]);
  expect(merged[1]).toBe(known[1]);
});

test('replaces a message when its file has become playable', () => {
  const merged = mergeMessages([message(1, 'processing')], [message(1, 'ready')]);

  expect(merged[0]?.files[0]?.state).toBe('ready');
});

test('keeps only the new messages when there is a gap before them', () => {
  expect(placesOf(mergeMessages([message(1)], [message(5), message(6)]))).toEqual([5, 6]);
});

test('appends the messages after the last known one, also to an empty list', () => {
  expect(placesOf(mergeMessages([message(1), message(2), message(3)], [message(4)]))).toEqual([1, 2, 3, 4]);
  expect(placesOf(mergeMessages([], [message(1)]))).toEqual([1]);
});

test('puts older messages first', () => {
  expect(placesOf(mergeMessages([message(3), message(4)], [message(1), message(2)]))).toEqual([1, 2, 3, 4]);
});
