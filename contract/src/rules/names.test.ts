import { expect, test } from 'vitest';
import { findNameError } from './names.ts';

test.each([
  'Lamp Films',
  'A.R. Rahman',
  'M.S.Dhoni & Co',
  'St. Mary’s Theatre',
  'क्षितिज फ़िल्म्स',
  'ശ്രീ ഫിലിംസ്\u200d',
  'Dot.Line Pictures',
  'St.Ives.Community',
  'Act.Inc',
])('accepts the name %s', (name) => {
  expect(findNameError(name)).toBeUndefined();
});

test.each([
  ['Win now https://evil.example', /website/],
  ['http:evil', /website/],
  ['//evil', /website/],
  ['WWW.evil-prize.in', /website/],
  ['www.evil', /website/],
  ['prize2.co', /website/],
  ['5.in for you', /website/],
  ['evil.com', /website/],
  ['evil．ｃｏｍ', /website/],
  ['еvil.сom', /website/],
  ['ev\u00adil.com', /one_line/],
  ['Lamp\nFilms', /one_line/],
  ['Lamp\u202eFilms', /one_line/],
  ['Lamp\u0007', /one_line/],
])('rejects the name %j', (name, message) => {
  expect(findNameError(name)).toMatch(message);
});
