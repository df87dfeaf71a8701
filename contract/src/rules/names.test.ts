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
  ...[
    'R.Dev',
    'A.K.Dev',
    'Kapil.Dev',
    'Shri.Dev Anand',
    'Md.Id Ali',
    'Mohd.Id Khan',
    'K.Me',
    'S.In',
    'T.To',
    'V.Ly',
  ],
  ...[
    'A.Io',
    'S.Net',
    'R.App',
    'V.Live Wire',
    'D.Top',
    'J.Me.',
    'Sk.Me',
    'Th.To',
    'K.Page',
    'Zee.TV',
    'M.Net',
  ],
  ...['Sun.TV Networks', 'Studio 21.in', '24.in.Frames', 'Film.Co', 'Art.Club', 'Frame.Io Studio', 'a.k.dev'],
  ...[
    'Asha\u200e Rao',
    'Asha\u00adRao',
    'Asha\tRao',
    'Asha\u2060Rao',
    '\u202bنصیر شاہ\u202c',
    'Lamp\u202eFilms',
  ],
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
  ['t.me/casting', /website/],
  ['casting-desk.in', /website/],
  ['castingdesk.app', /website/],
  ['evil.com', /website/],
  ['evil．ｃｏｍ', /website/],
  ['еvil.сom', /website/],
  ['ev\u00adil.com', /website/],
  ['Lamp\nFilms', /one_line/],
  ['Lamp\u0007', /one_line/],
])('rejects the name %j', (name, message) => {
  expect(findNameError(name)).toMatch(message);
});
