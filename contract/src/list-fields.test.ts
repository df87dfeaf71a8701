import { expect, test } from 'vitest';
import type { z } from 'zod';
import { line, text } from './fields.ts';
import { listText } from './list-fields.ts';

const letters = (count: number) => 'a'.repeat(count);
const accepts = (field: z.ZodType, values: readonly unknown[]) =>
  values.map((value) => field.safeParse(value).success);

test('reads a list from an array, from JSON text and from text with commas, without duplicates', () => {
  const list = listText(line, 2);

  for (const sent of [['a', 'b'], '["a","b"]', ' a,b,, ']) {
    expect(list.parse(sent)).toEqual(['a', 'b']);
  }
  expect(list.parse('a,a')).toEqual(['a']);
  expect(accepts(list, ['', '[]', 'a,b,c', '["a",', 7])).toEqual([true, true, false, false, false]);
});

test('rejects a list whose JSON text is longer than 8 KiB', () => {
  const list = listText(text, 2);
  const ofLength = (length: number) => `["${letters(4000)}","${letters(length - 4007)}"]`;

  expect(accepts(list, [ofLength(8192), ofLength(8193)])).toEqual([true, false]);
});
