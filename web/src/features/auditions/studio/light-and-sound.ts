export type Light = 'dark' | 'bright' | 'behind' | 'good';
export type Sound = 'silent' | 'quiet' | 'loud' | 'good';

/** Of 255. */
const DARK = 50;
const BRIGHT = 225;
/** How much brighter than the face what is around it may be. */
const BEHIND = 60;
/** Peaks from 0 to 1. */
const SILENT = 0.02;
const QUIET = 0.08;
const LOUD = 0.98;

/** Judges a small picture of the camera: RGBA pixels in rows. The face is expected in its middle. */
export function judgeLight(pixels: Uint8ClampedArray, width: number): Light {
  const height = pixels.length / 4 / width;
  const [middle, around] = [
    { sum: 0, count: 0 },
    { sum: 0, count: 0 },
  ];
  for (let place = 0; place < pixels.length; place += 4) {
    const [x, y] = [(place / 4) % width, Math.floor(place / 4 / width)];
    const isMiddle = Math.abs(x / width - 0.5) < 0.2 && Math.abs(y / height - 0.45) < 0.25;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(place, place + 3);
    const area = isMiddle ? middle : around;
    area.sum += 0.299 * red + 0.587 * green + 0.114 * blue;
    area.count += 1;
  }
  const face = middle.sum / Math.max(middle.count, 1);
  if (around.sum / Math.max(around.count, 1) - face > BEHIND) return 'behind';
  if (face < DARK) return 'dark';
  return face > BRIGHT ? 'bright' : 'good';
}

/** Judges the loudest moment of the last seconds, from 0 to 1. */
export function judgeSound(peak: number): Sound {
  if (peak < SILENT) return 'silent';
  if (peak < QUIET) return 'quiet';
  return peak > LOUD ? 'loud' : 'good';
}
