import { expect, test } from 'vitest';
import { attachmentKindOf, inspectAttachment } from '#features/messaging/conversations/attachment-kind.ts';

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

test.each([
  ['face.jpg', 15],
  ['scene.mp4', 200],
  ['voice.m4a', 20],
  ['pages.pdf', 20],
])('sends %s up to its maximum of %i MB', (name, megabytes) => {
  const max = megabytes * 1024 * 1024;

  expect(attachmentKindOf(file(name, max))).toHaveProperty('kind');
  expect(attachmentKindOf(file(name, max + 1))).toHaveProperty('error');
});

test('reports a file that is too large or of an unknown type before it is uploaded', () => {
  expect(attachmentKindOf(file('face.jpg', 20 * 1024 * 1024))).toEqual({
    error: 'Please choose a JPG, PNG, WebP or HEIC picture of at most 15 MB.',
  });
  expect(attachmentKindOf(file('program.exe'))).toHaveProperty('error');
});

test('names a file whose content does not match its name', async () => {
  const inspect = (name: string, content: string) => inspectAttachment(new File([content], name));
  const fill = '.'.repeat(40);

  expect(await inspect('pages.pdf', `PK${fill}`)).toEqual({
    error:
      'This file is a document or an archive, although its name says otherwise. Please choose a PDF of at most 20 MB.',
  });
  expect(await inspect('face.jpg', '')).toEqual({ error: expect.stringContaining('This file is empty.') });
  expect(await inspect('pages.pdf', `%PDF-1.7${fill}`)).toEqual({ kind: 'document' });
});
