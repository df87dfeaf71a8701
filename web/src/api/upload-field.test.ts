import { IMAGE_BYTES } from '@kirdaar/contract/rules/limits';
import { expect, test } from 'vitest';
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
