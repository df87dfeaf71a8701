import { expect, test } from 'vitest';
import { dayText, hourText, momentText } from '#features/conversations/thread-text.ts';

test('times and days are those of India', () => {
  const evening = '2026-03-05T20:00:00Z';

  expect(hourText(evening)).toBe('01:30');
  expect(momentText(evening, new Date('2026-03-05T18:00:00Z'))).toBe('06 Mar 2026');
  expect(momentText(evening, new Date('2026-03-06T05:00:00Z'))).toBe('01:30');
});

test('the last days are named as people name them', () => {
  expect(dayText('2026-03-05', '2026-03-05')).toBe('Today');
  expect(dayText('2026-03-04', '2026-03-05')).toBe('Yesterday');
  expect(dayText('2026-02-28', '2026-03-05')).toBe('28 Feb 2026');
});
