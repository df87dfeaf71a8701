import { readFile } from 'node:fs/promises';
import { languages } from '@kirdaar/contract/rules/notifications';
import { expect, test } from 'vitest';
import { emails } from '#emails.ts';

const MAX_SHORT = 300;
const site = { name: 'Kirdaar', address: 'https://kirdaar.example' };
const written = emails.flatMap(({ name, sample, shapes = [], write }) =>
  [{ name: '', sample }, ...shapes].flatMap((shape) =>
    languages.map((language) => ({
      name: `${name} ${shape.name} in ${language}`,
      language,
      ...write[language](shape.sample, site),
    })),
  ),
);

test('gives each email a unique name in the format that providers accept', () => {
  const names = emails.map(({ name }) => name);

  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.filter((name) => !/^[a-z][a-z-]*$/.test(name))).toEqual([]);
});

test.each(written)('$name has all its texts', ({ subject, paragraphs, note, short }) => {
  const parts = [subject, ...paragraphs.map((text) => (typeof text === 'string' ? text : text.large)), note];

  expect(parts.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
  expect([...parts, short].join(' ')).not.toMatch(/undefined|null|NaN|Invalid|\[object|\.\.| {2}/);
  expect(short.trim()).not.toBe('');
  expect(short).not.toMatch(/[\r\n]/);
  expect(short.length).toBeLessThanOrEqual(MAX_SHORT);
});

test('writes Hindi texts in Devanagari and English texts without it', () => {
  const mixed = written.filter(({ language, subject, note, short }) =>
    [subject, note, short].some((text) => /\p{Script=Devanagari}/u.test(text) !== (language === 'hi')),
  );

  expect(mixed.map(({ name }) => name)).toEqual([]);
});

test('links from each email only to pages that exist on the site', async () => {
  const source = await readFile(new URL('../../web/src/paths.ts', import.meta.url), 'utf8');
  const pages = [...source.matchAll(/: '(\/[^']*)'/g)].map(
    ([, page = '']) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+')}$`),
  );
  const addresses = written.flatMap(({ name, path, paragraphs, note }) => {
    const text = [...paragraphs, note].join(' ');
    const named = [...text.matchAll(/https:\/\/kirdaar\.example([^\s#?।]*[^\s#?।.,;:])/g)].map(
      ([, at = '']) => at,
    );
    return [path, ...named].map((address) => ({ name, address: address.replace(/[?#].*/, '') }));
  });

  expect(addresses.filter(({ address }) => !pages.some((page) => page.test(address)))).toEqual([]);
});
