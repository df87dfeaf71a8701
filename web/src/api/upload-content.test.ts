import { expect, test } from 'vitest';
import { inspectFile } from '#api/upload-content.ts';

const fill = '.'.repeat(40);
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const file = (name: string, content: string) => new File([bytes(content)], name);
/** A HEIC of two boxes; `size` is what the second one claims. */
const heic = (size: string) => `\0\0\0\x14ftypheic\0\0\0\0mif1\0\0\0${size}mdat........`;

test.for([
  ['an empty file', file('face.jpg', ''), 'This file is empty.'],
  ['a PDF', file('face.pdf', `%PDF-1.7${fill}`), 'This file is a PDF.'],
  ['a PDF named as a picture', file('face.jpg', `%PDF-1.7${fill}`), 'This file is a PDF, although'],
  [
    'a video named as a picture',
    file('face.jpg', `\0\0\0\x18ftypmp42${fill}`),
    'This file is a video, although',
  ],
  ['a HEIC that was cut off', file('face.heic', heic('\x40')), 'This file is damaged'],
  ['bytes that are no picture', file('face.png', fill), 'This file is damaged'],
] as const)('names %s as what it is', async ([, chosen, start]) => {
  const problem = await inspectFile('image', chosen);

  expect(problem?.startsWith(start)).toBe(true);
  expect(problem).toContain('Please choose a JPG, PNG, WebP or HEIC picture of at most 15 MB.');
});

test.for([
  ['face.jpg', `\xff\xd8\xff\xe0${fill}`],
  ['face.heic', heic('\x10')],
  ['face.webp', `RIFF....WEBP${fill}`],
] as const)('accepts %s with the content of its name', async ([name, content]) => {
  expect(await inspectFile('image', file(name, content))).toBeUndefined();
});

test('names a picture that was chosen as a video', async () => {
  const problem = await inspectFile('video', file('audition.mp4', `\xff\xd8\xff\xe0${fill}`));

  expect(problem).toContain('This file is a picture, although its name says otherwise.');
});
