import { expect, test } from 'vitest';
import { renditionsOf } from '#api/renditions.ts';

test('offers a stored picture in every width, as AVIF and as WebP', () => {
  const [avif, webp] = renditionsOf('/media/public/asha-1.webp');

  expect(avif?.type).toBe('image/avif');
  expect(webp?.srcSet).toBe(
    '/media/renditions/320/asha-1.webp 320w, /media/renditions/480/asha-1.webp 480w, ' +
      '/media/renditions/800/asha-1.webp 800w, /media/renditions/1200/asha-1.webp 1200w',
  );
});

test('offers no renditions of an external picture', () => {
  expect(renditionsOf('https://pictures.example/media/public/face.webp')).toEqual([]);
});
