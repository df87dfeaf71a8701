import { expect, test } from 'vitest';
import type { z } from 'zod';
import {
  choice,
  day,
  flag,
  instant,
  jsonText,
  knownPassword,
  line,
  otp,
  page,
  password,
  secondFactorCode,
  text,
  token,
  whole,
} from './fields.ts';

const letters = (count: number) => 'a'.repeat(count);
const accepts = (field: z.ZodType, values: readonly unknown[]) =>
  values.map((value) => field.safeParse(value).success);

test.for([
  ['a new password', password, 8, 128],
  ['an existing password', knownPassword, 1, 1024],
  ['an authenticator code', secondFactorCode, 1, 100],
  ['a short text', line, 1, 200],
  ['a long text', text, 1, 5000],
  ['a token', token, 43, 43],
] as const)('accepts %s of its shortest and longest length, and none beyond', ([, field, least, max]) => {
  const values = [least - 1, least, max, max + 1].map(letters);

  expect(accepts(field, values)).toEqual([false, true, true, false]);
});

test.for([
  ['page', 10_000],
  ['limit', 100],
] as const)('accepts a %s from 1 to %i, also as text in a URL', ([name, max]) => {
  const values = [0, 1, 1.5, max, max + 1, String(max)];

  expect(accepts(page.shape[name], values)).toEqual([false, true, false, true, false, true]);
});

test('lists the first 100 rows unless another page is asked for', () => {
  expect(page.parse({})).toEqual({ page: 1, limit: 100 });
});

test('counts a line break as one character, however it was sent', () => {
  const typed = `${letters(2499)}\n${letters(2500)}`;

  for (const lineBreak of ['\n', '\r\n', '\r'])
    expect(text.parse(typed.replace('\n', lineBreak))).toBe(typed);
  expect(accepts(text, [`${typed}a`.replace('\n', '\r\n')])).toEqual([false]);
});

test('accepts a one-time code of six digits only', () => {
  const codes = [
    '123456',
    '123 456',
    '123-456',
    '१२३४५६',
    '123–456',
    '\u200e123456',
    '12345',
    '1234567',
    '12345a',
    'a123456',
  ];

  expect(accepts(otp, codes)).toEqual([true, true, true, true, true, true, false, false, false, false]);
});

test('accepts only tokens of letters, digits, hyphens and underscores', () => {
  const tokens = [`${letters(40)}_-9`, `${letters(42)}.`, `.${letters(42)}`];

  expect(accepts(token, tokens)).toEqual([true, false, false]);
});

test('accepts only values of a closed list', () => {
  const field = choice(['film', 'series']);

  expect(accepts(field, ['film', 'series', 'Film', 'films', '', null])).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('accepts existing days from 1900 to 2099', () => {
  const days = ['1899-12-31', '1900-01-01', '2099-12-31', '2100-01-01', '2026-02-29'];

  expect(accepts(day, days)).toEqual([false, true, true, false, false]);
});

test('reads JSON text up to its maximum length', () => {
  const field = jsonText(flag, 4);

  expect(accepts(field, ['true', 'true ', true, '"1', '1'])).toEqual([true, false, true, false, false]);
  expect(flag.parse('1')).toBe(true);
  expect(flag.parse('0')).toBe(false);
  expect(flag.parse(true)).toBe(true);
});

test('accepts whole numbers in the digits of any script, and nothing that is no number', () => {
  const values = [5, '5', ' ५ ', '', null, true, [5], '5.5', '५,०'];

  expect(accepts(whole(0, 10), values)).toEqual([true, true, true, ...Array(6).fill(false)]);
});

test('accepts only times that the database has', () => {
  const values = ['2026-11-29T10:00:00Z', '0001-01-01T00:00:00Z', '0000-01-01T00:00:00Z'];

  expect(accepts(instant, values)).toEqual([true, true, false]);
});
