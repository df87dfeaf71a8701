import { expect, test } from 'vitest';
import { progressText } from '#features/media/progress-text.ts';

const MB = 1024 * 1024;

test('an upload says how much has gone, how fast, and how long it still takes', () => {
  const text = progressText({ sent: 12 * MB, size: 50 * MB, speed: 2 * MB });

  expect(text).toBe('12.0 MB of 50.0 MB · 2.0 MB a second · about 20 seconds left');
});

test('before the speed is known nothing is guessed', () => {
  expect(progressText({ sent: 0, size: 50 * MB })).toBe('0 KB of 50.0 MB');
});

test('a slow line is told in minutes and hours', () => {
  expect(progressText({ sent: 0, size: 60 * MB, speed: MB / 2 })).toMatch('about 2 minutes left');
  expect(progressText({ sent: 0, size: 200 * MB, speed: MB / 20 })).toMatch('about 2 hours left');
});
