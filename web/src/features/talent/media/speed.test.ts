import { expect, test } from 'vitest';
import { measureSpeed } from '#features/talent/media/speed.ts';

test('measures the speed after one second', () => {
  const note = measureSpeed();

  expect(note(0, 0)).toBeUndefined();
  expect(note(400, 800)).toBeUndefined();
  expect(note(1000, 2000)).toBe(500);
});

test('measures only the last seconds', () => {
  const note = measureSpeed();
  note(0, 0);
  note(10_000, 1000);

  note(10_000, 6000);

  expect(note(13_000, 7000)).toBe(500);
});
