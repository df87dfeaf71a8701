import { expect, test } from 'vitest';
import { returnPath, withReturnPath } from '#session/return-path.ts';

test('returns to the path that asked for the login, with its query and fragment', () => {
  const asked = withReturnPath('/user/login', '/user/calls?page=2&q=a b#top');

  expect(returnPath(asked.slice('/user/login'.length))).toBe('/user/calls?page=2&q=a b#top');
  expect(returnPath('?return=/')).toBe('/');
  expect(returnPath('')).toBeUndefined();
});

test.for([
  '//evil.example',
  '/\\evil.example',
  '/%09/evil.example',
  '/%0A/evil.example',
  '/%0D\\evil.example',
  '%09//evil.example',
  '/.//evil.example',
  '/calls/..//evil.example',
  '/%2509/evil.example',
  '/%252fevil.example',
  '/%255Cevil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'user/calls',
  '',
])('returns to no other site: %j', (target) => {
  expect(returnPath(`?return=${target}`)).toBeUndefined();
});

test('returns to a path with an encoded slash further on', () => {
  expect(returnPath(withReturnPath('', '/calls/Lead%2FExtra'))).toBe('/calls/Lead%2FExtra');
});
