import { expect, test } from 'vitest';
import { runsOf } from '#platform/documents/pdf-fonts.ts';

const textsOf = (text: string) => runsOf('text', text).map((run) => run.text);

test('keeps what joins to a letter in the font of that letter, though another font has it too', () => {
  // A joiner that no space may follow, and an accent that no letter contains.
  expect(textsOf('क्\u200dष')).toEqual(['क्\u200dष']);
  expect(textsOf('x\u0301')).toEqual(['x\u0301']);
  expect(textsOf('Asha आशा')).toEqual(['Asha ', 'आशा']);
});
