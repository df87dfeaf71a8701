import { IMAGE_BYTES } from '@kirdaar/contract/rules/limits';
import { expect, test, vi } from 'vitest';
import { uploadField } from '#api/upload-field.ts';

const image = uploadField('image');
const rejected = 'Please choose a JPG, PNG, WebP, AVIF or HEIC picture of at most 25 MB.';

test('accepts a picture within the limit, whatever the case of its extension', () => {
  const file = new File(['x'], 'Poster.JPG');

  expect(image.checkFile(file)).toBeUndefined();
});

test('rejects a picture above the size limit', () => {
  const file = new File([new Uint8Array(IMAGE_BYTES + 1)], 'poster.png');

  expect(image.checkFile(file)).toBe(rejected);
});

test.for([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    true,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', false],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
    false,
  ],
] as const)('asks only Chrome on Android for a chooser with the camera: %s', async ([, userAgent, asks]) => {
  vi.stubGlobal('navigator', { userAgent });
  vi.resetModules();
  const { acceptedTypes } = await import('#api/upload-field.ts');

  const asking = Object.entries(acceptedTypes).filter(([, types]) => types.includes('android/allowCamera'));
  expect(asking.map(([kind]) => kind)).toEqual(asks ? ['image', 'video'] : []);
});
