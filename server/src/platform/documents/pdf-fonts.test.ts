import { expect, test } from 'vitest';
import { runsOf } from '#platform/documents/pdf-fonts.ts';

const textsOf = (text: string) => runsOf('text', text).map((run) => run.text);

test('keeps combining marks in the font of their letter', () => {
  // The accent is in the font of plain letters too, unlike the letter before it.
  expect(textsOf('aā\u0301')).toEqual(['a', 'ā\u0301']);
  expect(textsOf('Asha आशा')).toEqual(['Asha ', 'आशा']);
});
