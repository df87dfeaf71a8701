import { expect, test } from 'vitest';
import { formatDayHeading, formatMessageDate } from '#features/messaging/conversations/message-time.ts';

test('uses Indian time and dates', () => {
  const evening = '2026-03-05T20:00:00Z';

  expect(formatMessageDate(evening, new Date('2026-03-05T18:00:00Z'))).toBe('6 Mar 2026');
  expect(formatMessageDate(evening, new Date('2026-03-06T05:00:00Z'))).toBe('1:30 am');
});

test('shows Today and Yesterday for the last two days', () => {
  expect(formatDayHeading('2026-03-05', '2026-03-05')).toBe('Today');
  expect(formatDayHeading('2026-03-04', '2026-03-05')).toBe('Yesterday');
  expect(formatDayHeading('2026-02-28', '2026-03-05')).toBe('28 Feb 2026');
});
