import { expect, test } from 'vitest';
import { stepTime } from '#features/applications/step-time.ts';

test('a step is told with its day and hour in India', () => {
  expect(stepTime('2026-03-05T20:15:00.000Z')).toBe('06 Mar 2026, 01:45');
});
