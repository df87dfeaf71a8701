import { expect, test } from 'vitest';
import { renditionAddress, renditionNames } from './renditions.ts';

test.for([
  ['/media/public/asha-1.webp', '/media/renditions/320/asha-1.avif'],
  ['/media/private/asha-1.webp?expires=9&sig=x', '/media/private/renditions/320/asha-1.avif?expires=9&sig=x'],
  ['https://pictures.example/media/public/asha-1.webp', undefined],
  ['/media/public/asha-1.webp.html', undefined],
  ['/media/public/../asha-1.webp', undefined],
  ['/media/other/asha-1.webp', undefined],
] as const)('gives the picture %s the rendition %s', ([picture, rendition]) => {
  expect(renditionAddress(picture, 320, 'avif')).toBe(rendition);
});

test('names four widths in two formats of a stored picture, and none of another file', () => {
  expect(renditionNames('asha-1.webp')).toEqual([
    ...['asha-1-320.avif', 'asha-1-320.webp', 'asha-1-480.avif', 'asha-1-480.webp'],
    ...['asha-1-800.avif', 'asha-1-800.webp', 'asha-1-1200.avif', 'asha-1-1200.webp'],
  ]);
  expect(['reel.mp4', 'asha.webp.mp4', 'a/asha.webp', '.webp'].flatMap(renditionNames)).toEqual([]);
});
