import { expect, test } from 'vitest';
import { uploadField } from '#api/upload-field.ts';

const fill = '.'.repeat(40);
const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const file = (name: string, content: string) => new File([bytes(content)], name);
/** A HEIC of two boxes; `size` is what the second one claims. */
const heic = (size: string) => `\0\0\0\x14ftypheic\0\0\0\0mif1\0\0\0${size}mdat........`;

/** The same with a size of eight bytes, which begins with `size`; short of `cut` bytes. */
const longHeic = (size: string, cut = 0) =>
  `\0\0\0\x14ftypheic\0\0\0\0mif1\0\0\0\x01mdat\0\0\0\0\0\0\0${size}`.slice(0, -cut || undefined);

test.for([
  ['an empty file', file('face.jpg', ''), 'This file is empty.'],
  ['a PDF', file('face.pdf', `%PDF-1.7${fill}`), 'This file is a PDF.'],
  ['a PDF named as a picture', file('face.jpg', `%PDF-1.7${fill}`), 'This file is a PDF'],
  ['a video named as a picture', file('face.jpg', `\0\0\0\x18ftypmp42${fill}`), 'This file is a video'],
  ['a GIF named as a picture', file('face.jpg', `GIF89a${fill}`), 'This file is a GIF'],
  ['a HEIC that was cut off', file('face.heic', heic('\x40')), 'This file is damaged'],
  ['a HEIC that ends within a long size', file('face.heic', longHeic('\x10', 2)), 'This file is damaged'],
  ['a HEIC with a long size beyond its end', file('face.heic', longHeic('\x40')), 'This file is damaged'],
  ['bytes that are no picture', file('face.png', fill), 'This file is damaged'],
] as const)('names %s as what it is', async ([, chosen, start]) => {
  const problem = await uploadField('image').inspectFile(chosen);

  expect(problem?.startsWith(start)).toBe(true);
  expect(problem).toContain('Please choose a JPG, PNG, WebP, AVIF or HEIC picture of at most 25 MB.');
});

test.for([
  ['face.jpg', `\xff\xd8\xff\xe0${fill}`],
  ['face.heic', heic('\x10')],
  ['face.heic', longHeic('\x10')],
  ['face.webp', `RIFF....WEBP${fill}`],
] as const)('accepts %s with the content of its name', async ([name, content]) => {
  expect(await uploadField('image').inspectFile(file(name, content))).toBeUndefined();
});

test('names a picture that was chosen as a video', async () => {
  const problem = await uploadField('video').inspectFile(file('audition.mp4', `\xff\xd8\xff\xe0${fill}`));

  expect(problem).toContain('This file is a picture.');
});

test.for([
  ['photo.jfif', `\xff\xd8\xff\xe0${fill}`],
  ['चेहरा 😊', `\xff\xd8\xff\xe0${fill}`],
  ['photo.JPG.', `\xff\xd8\xff\xe0${fill}`],
  ['photo.jpe', `\x89PNG${fill}`],
  ['photo.jpg', heic('\x10')],
  ['photo.avif', `\0\0\0\x18ftypavif${fill}`],
] as const)('accepts the picture %s, whatever its name', async ([name, content]) => {
  expect(await uploadField('image').inspectFile(file(name, content))).toBeUndefined();
});

test('takes a scan by its content', async () => {
  const damaged = await uploadField('scan').inspectFile(file('pan.pdf', fill));
  const video = await uploadField('scan').inspectFile(file('pan.pdf', `\0\0\0\x18ftypmp42${fill}`));

  expect(damaged).toContain('This file is damaged or not a PDF. Please choose a PDF, JPG');
  expect(video).toContain('This file is a video.');
  for (const content of [`%PDF-1.7${fill}`, `\xff\xd8\xff\xe0${fill}`, heic('\x10')])
    expect(await uploadField('scan').inspectFile(file('pan', content))).toBeUndefined();
});
