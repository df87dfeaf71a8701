import { expect, test } from 'vitest';
import { writeMobile } from './identity-numbers.ts';

const blank = [
  '',
  ' ',
  '-',
  '.',
  '/',
  '_',
  ',',
  '\u00a0',
  '\u2009',
  '\u200b',
  '\u2010',
  '\u2011',
  '\u2013',
  '\u2014',
  '\u2212',
];
const prefixes = [
  '',
  '0',
  '91',
  '091',
  '+91',
  '0091',
  '+91 0',
  '+91 (0)',
  '0091-0-',
  'tel:+91',
  '+९१ ',
  '(+91)',
];
const digits = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10];
const inScript = (zero: number) =>
  [...'9876543210'].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
const marks = ['\u200e', '\u200f', '\u202a', '\u202c', '\u00ad', '\ufeff', '\u2060'];

test.each([
  ...blank.map((sign) => `98765${sign}43210`),
  ...blank.map((sign) => `+91${sign}98765${sign}43210`),
  ...prefixes.map((prefix) => `${prefix}9876543210`),
  ...prefixes.map((prefix) => `${prefix} 98765 43210`),
  ...digits.map(inScript),
  ...digits.map((zero) => `+91 ${inScript(zero)}`),
  ...marks.flatMap((mark) => [`${mark}9876543210`, `9876543210${mark}`, `98765${mark}43210`]),
  ...[
    '\u202a+91 98765 43210\u202c',
    '(98765) 43210',
    '98765\t43210',
    ' 9876543210\n',
    'TEL:9876543210',
    '+91 98 76 54 32 10',
  ],
])('reads the mobile number %j', (typed) => {
  expect(writeMobile(typed)).toBe('+919876543210');
});

test.each([
  ['+1 (415) 555-0123', '+14155550123'],
  ['001 415 555 0123', '+14155550123'],
  ['+44 (0) 7400 123456', '+447400123456'],
  ['+971 50 123 4567', '+971501234567'],
  ['+9779812345678', '+9779812345678'],
])('keeps the country of %s', (typed, written) => {
  expect(writeMobile(typed)).toBe(written);
});

test.each([
  '',
  '98765',
  '5876543210',
  '98765432100',
  '+91 58765 43210',
  '98765 4321o',
  'abc',
  '+0 123456789',
  '98765;43210x',
])('rejects %j as a mobile number', (typed) => {
  expect(writeMobile(typed)).toBeUndefined();
});
