import { expect, test } from 'vitest';
import { attachmentKindOf } from '#features/messaging/conversations/attachment-kind.ts';

const file = (name: string, size = 1000) =>
  Object.defineProperty(new File([], name), 'size', { value: size });

test.each([
  ['pages.PDF', 'document'],
  ['face.jpg', 'image'],
  ['scene.mp4', 'video'],
  ['voice.m4a', 'audio'],
])('sends %s as %s', (name, kind) => {
  expect(attachmentKindOf(file(name))).toEqual({ kind });
});

test('reports a file that is too large or of an unknown type before it is uploaded', () => {
  expect(attachmentKindOf(file('face.jpg', 20 * 1024 * 1024))).toEqual({
    error: 'Please choose a JPG, PNG, WebP or HEIC picture of at most 15 MB.',
  });
  expect(attachmentKindOf(file('program.exe'))).toHaveProperty('error');
});
