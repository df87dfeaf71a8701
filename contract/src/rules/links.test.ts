import { expect, test } from 'vitest';
import { writeProfileLink } from './links.ts';

test.for([
  ['portfolio_link', 'https://asha.example/work?page=2#film', 'https://asha.example/work?page=2#film'],
  ['portfolio_link', 'asha.example', 'https://asha.example'],
  ['portfolio_link', 'asha.example:8443/work', 'https://asha.example:8443/work'],
  ['portfolio_link', 'HTTPS://Asha.Example/Work', 'HTTPS://Asha.Example/Work'],
  ['imdb_profile', 'www.imdb.com/name/nm0000001', 'https://www.imdb.com/name/nm0000001'],
  ['instagram_link', '@asha.rao_', 'https://www.instagram.com/asha.rao_'],
  ['instagram_link', 'asha_rao', 'https://www.instagram.com/asha_rao'],
  ['instagram_link', 'instagram.com/asha', 'https://instagram.com/asha'],
  ['instagram_link', 'instagram.com', 'https://instagram.com'],
  ['instagram_link', '@asha.in', 'https://www.instagram.com/asha.in'],
  ['instagram_link', 'asha.info', 'https://www.instagram.com/asha.info'],
  ['portfolio_link', 'asha.example/to:film', 'https://asha.example/to:film'],
  ['portfolio_link', 'www.डाटामेल.भारत/आशा', 'https://www.डाटामेल.भारत/आशा'],
  ['youtube_link', 'youtu.be/abc', 'https://youtu.be/abc'],
] as const)('normalises a value of %s to %s', ([field, typed, written]) => {
  expect(writeProfileLink(field, typed)).toBe(written);
});

test.for([
  'javascript:alert(1)',
  'data:text/html,<b>',
  'http://asha.example',
  'ftp://asha.example',
  '//asha.example',
  'https://user:secret@asha.example',
  'https://localhost/admin',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://asha.example/a b',
  'https://asha.example\\@evil.example',
  'https://',
  'see https://asha.example',
  'asha',
  '@asha',
])('rejects %s as a work link', (typed) => {
  expect(writeProfileLink('portfolio_link', typed)).toBeUndefined();
});
