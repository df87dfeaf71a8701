import { expect, test } from 'vitest';
import { attachmentKindOf } from '#features/conversations/attachment-kind.ts';

const file = (name: string, size = 1000) =>
  Object.defineProperty(new File([], name), 'size', { value: size });

test.each([
  ['pages.PDF', 'document'],
  ['face.jpg', 'image'],
  ['scene.mp4', 'video'],
  ['voice.m4a', 'audio'],
])('%s is sent as %s', (name, kind) => {
  expect(attachmentKindOf(file(name))).toEqual({ kind });
});

test('what is too large or of no known kind is said before it is sent', () => {
  expect(attachmentKindOf(file('face.jpg', 20 * 1024 * 1024))).toEqual({
    complaint: 'Please choose a JPG, PNG, WebP or HEIC picture of at most 15 MB.',
  });
  expect(attachmentKindOf(file('program.exe'))).toHaveProperty('complaint');
});
