import { IMAGE_BYTES } from '@kirdaar/contract/rules/limits';
import { expect, test } from 'vitest';
import { uploadField } from '#api/upload-field.ts';

const image = uploadField('image');
const rejected = 'Please choose a JPG, PNG, WebP or HEIC picture of at most 15 MB.';

test('accepts a picture within the limit, whatever the case of its extension', () => {
  const file = new File(['x'], 'Poster.JPG');

  expect(image.checkFile(file)).toBeUndefined();
});

test('rejects a file of another type', () => {
  const file = new File(['x'], 'poster.pdf');

  expect(image.checkFile(file)).toBe(`This file is a PDF. ${rejected}`);
});

test('rejects a picture above the size limit', () => {
  const file = new File([new Uint8Array(IMAGE_BYTES + 1)], 'poster.png');

  expect(image.checkFile(file)).toBe(rejected);
});
