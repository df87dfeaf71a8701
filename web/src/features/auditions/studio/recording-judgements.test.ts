import { expect, test, vi } from 'vitest';
import { judgeLight, judgeSound } from '#features/auditions/studio/light-and-sound.ts';
import { secondsLeft } from '#features/auditions/studio/recording-space.ts';
import { findStudioProblem } from '#features/auditions/studio/recording-support.ts';
import {
  guessPart,
  parseSides,
  speakersOf,
  speakingSeconds,
} from '#features/auditions/studio/sides-lines.ts';

const WIDTH = 32;
/** A picture whose middle and surroundings have these grey values. */
function picture(middle: number, around: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(WIDTH * 24 * 4);
  for (let place = 0; place < pixels.length / 4; place += 1) {
    const isMiddle = Math.abs((place % WIDTH) / WIDTH - 0.5) < 0.2;
    pixels.fill(isMiddle ? middle : around, place * 4, place * 4 + 3);
  }
  return pixels;
}

test.each([
  ['good', 120, 110],
  ['dark', 20, 20],
  ['bright', 250, 240],
  ['behind', 70, 200],
] as const)('finds the light %s when the face has %i and the rest %i', (light, face, rest) => {
  expect(judgeLight(picture(face, rest), WIDTH)).toBe(light);
});

test('judges how loud a line was', () => {
  expect([0, 0.05, 0.4, 1].map(judgeSound)).toEqual(['silent', 'quiet', 'good', 'loud']);
});

test('reads who says what, with names before or above the lines', () => {
  const lines = parseSides(
    'ASHA: Why did you come back?\nRAVI\nI had to.\nOnce more.\n\n(She turns.)\nआशा: क्यों?',
  );

  expect(lines).toEqual([
    { speaker: 'ASHA', text: 'Why did you come back?' },
    { speaker: 'RAVI', text: 'I had to.' },
    { speaker: 'RAVI', text: 'Once more.' },
    { speaker: null, text: '(She turns.)' },
    { speaker: 'आशा', text: 'क्यों?' },
  ]);
  expect(speakersOf(lines)).toEqual(['ASHA', 'RAVI', 'आशा']);
});

test('takes the part named like the role, or the first', () => {
  expect(guessPart(['RAVI', 'ASHA'], 'Asha, the younger sister')).toBe('ASHA');
  expect(guessPart(['RAVI', 'ASHA'], 'Neighbour')).toBe('RAVI');
  expect(guessPart([], 'Neighbour')).toBeUndefined();
});

test('estimates how long a line takes to say', () => {
  expect(speakingSeconds('No.')).toBe(1);
  expect(speakingSeconds('You had ten years for that, ten years, not one letter.')).toBe(4);
});

test('tells how much recording fits on the device, and nothing if the browser does not say', async () => {
  const estimate = vi.fn(async () => ({ quota: 200 * 1024 * 1024, usage: 50 * 1024 * 1024 }));
  vi.stubGlobal('navigator', { storage: { estimate } });
  expect(await secondsLeft()).toBe(319);

  vi.stubGlobal('navigator', {});
  expect(await secondsLeft()).toBeUndefined();
});

const whole = { mediaDevices: { getUserMedia: () => {} }, storage: { getDirectory: () => {} } };
const browser = (userAgent: string, parts: object = whole) =>
  ({ userAgent, ...parts }) as unknown as Navigator;

test('records in browsers that can, and not inside other apps', () => {
  vi.stubGlobal('MediaRecorder', () => {});

  expect(findStudioProblem(browser('Chrome/140 Mobile'))).toBeUndefined();
  expect(findStudioProblem(browser('Chrome/140 Mobile', {}))).toBe('no_recorder');
  for (const app of ['Instagram 300.0', '[FBAN/FBIOS]', 'FB_IAB/FB4A', 'WhatsApp/2.24'])
    expect(findStudioProblem(browser(`Mozilla/5.0 ${app}`))).toBe('in_app');
});
