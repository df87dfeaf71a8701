import { expect, test } from 'vitest';
import { measureSpeed, progressText } from '#features/talent/media/upload-progress.ts';

const MB = 1024 * 1024;

test('shows the uploaded size, the speed and the remaining time', () => {
  const text = progressText({ sent: 12 * MB, size: 50 * MB, speed: 2 * MB });

  expect(text).toBe('12.0 MB of 50.0 MB · 2.0 MB a second · about 20 seconds left');
});

test('shows no estimate before the speed is known', () => {
  expect(progressText({ sent: 0, size: 50 * MB })).toBe('0 KB of 50.0 MB');
});

test('shows a long remaining time in minutes and hours', () => {
  expect(progressText({ sent: 0, size: 60 * MB, speed: MB / 2 })).toMatch('about 2 minutes left');
  expect(progressText({ sent: 0, size: 200 * MB, speed: MB / 20 })).toMatch('about 2 hours left');
});

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
