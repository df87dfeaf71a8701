import { expect, test } from 'vitest';
import { inspectAttachment } from '#features/messaging/conversations/attachment-kind.ts';

const fill = '.'.repeat(40);
const inspect = (name: string, content: string, type = '') => {
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  return inspectAttachment(new File([bytes], name, { type }));
};

test.each([
  ['pages', `%PDF-1.7${fill}`, 'document'],
  ['चेहरा', `\xff\xd8\xff\xe0${fill}`, 'image'],
  ['scene.MP4', `\0\0\0\x18ftypmp42${fill}`, 'video'],
  ['voice.m4a', `\0\0\0\x18ftypM4A ${fill}`, 'audio'],
  ['voice.amr', `#!AMR\n${fill}`, 'audio'],
])('sends %s by its content', async (name, content, kind) => {
  expect(await inspect(name, content)).toEqual({ kind });
});

test('asks the type of a file about what its content leaves open', async () => {
  expect(await inspect('voice.3gp', `\0\0\0\x18ftyp3gp4${fill}`, 'audio/3gpp')).toEqual({ kind: 'audio' });
  expect(await inspect('voice.mp3', fill, 'audio/mpeg')).toEqual({ kind: 'audio' });
});

test('reports a file that is too large, empty or of an unknown type before it is uploaded', async () => {
  const large = new File([`\x89PNG${fill}`, new Uint8Array(26 * 1024 * 1024)], 'face.png', {
    type: 'image/png',
  });

  expect(await inspectAttachment(large)).toEqual({
    error: 'Please choose a JPG, PNG, WebP, AVIF or HEIC picture of at most 25 MB.',
  });
  expect(await inspect('program.exe', `MZ${fill}`)).toHaveProperty('error');
  expect(await inspect('face.jpg', '', 'image/jpeg')).toEqual({
    error: expect.stringContaining('This file is empty.'),
  });
});

test('names an archive as what it is', async () => {
  expect(await inspect('pages.pdf', `PK${fill}`)).toEqual({
    error: 'This file is a document or an archive. Please choose a PDF of at most 20 MB.',
  });
});
