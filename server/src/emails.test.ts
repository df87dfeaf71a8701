import { readFile } from 'node:fs/promises';
import { languages } from '@kirdaar/contract/rules/languages';
import { expect, test } from 'vitest';
import { emails } from '#emails.ts';
import { nameOfTemplate, wordingsOf } from '#features/notifications/dispatch/describe-templates.ts';
import { writeText } from '#platform/channels/email-template.ts';

const MAX_SHORT = 300;
const site = { name: 'Kirdaar', address: 'https://kirdaar.example' };
const written = emails.flatMap(wordingsOf).flatMap(({ template, shape = '', sample }) =>
  languages.map((language) => ({
    name: `${template.name} ${shape} in ${language}`,
    facts: sample,
    template,
    language,
    ...writeText(template, sample, language, site),
  })),
);

test('gives each email a unique name in the format that providers accept', () => {
  const names = emails.map(({ name }) => name);

  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(names.filter((name) => !/^[a-z][a-z-]*$/.test(name))).toEqual([]);
});

test('names each email in words for staff, without the facts of its sample', () => {
  const names = emails.map((email) => languages.map((language) => nameOfTemplate(site, email, language)));

  expect(names.flat().filter((name) => !/[\p{L}\p{M}]{3}/u.test(name))).toEqual([]);
  expect(names.flat().filter((name) => /Asha|Lantern|Detective|\d{4}/.test(name))).toEqual([]);
  expect(names).toContainEqual(['… is your Kirdaar code', '… आपका Kirdaar कोड है']);
  expect(names).toContainEqual([
    'Casting call approved: … / Changes approved: …',
    'कास्टिंग कॉल मंज़ूर: … / बदलाव मंज़ूर: …',
  ]);
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

test('names the project type of a casting call in the language of the reader', () => {
  const type = (language: string) => (language === 'hi' ? /वेब सीरीज़|विज्ञापन/ : /Web Series|Advertisement/);
  const other = (language: string) => type(language === 'hi' ? 'en' : 'hi');
  const ofCalls = written
    .filter(({ facts }) => type('en').test(JSON.stringify(facts)))
    .map(({ name, language, subject, paragraphs, short }) => ({
      name,
      language,
      text: [subject, ...paragraphs, short].join(' '),
    }));

  expect(ofCalls.filter(({ language, text }) => type(language).test(text)).length).toBeGreaterThan(40);
  expect(ofCalls.filter(({ language, text }) => other(language).test(text))).toEqual([]);
});

test('puts no punctuation directly after a link', () => {
  const broken = written.filter(({ paragraphs, note, short }) =>
    [...paragraphs, note, short].some((text) => /https:\/\/\S*[^\w\s](\s|$)/u.test(String(text))),
  );

  expect(broken.map(({ name }) => name)).toEqual([]);
});

test('ends a sentence with one full stop when its last word is a name that ends in one', () => {
  const ended = written.flatMap(({ name, facts, language, template }) => {
    const { subject, paragraphs, note, short } = writeText(template, withFullStops(facts), language, site);
    return [subject, ...paragraphs, note, short].map((text) => ({ name, text: String(text) }));
  });

  expect(ended.filter(({ text }) => text.includes('Films Pvt. Ltd. ')).length).toBeGreaterThan(0);
  expect(ended.filter(({ text }) => /\.[.।]/.test(text))).toEqual([]);
});

/** Replaces the names and titles in the facts of an email by one that ends with a full stop. */
function withFullStops(facts: object) {
  const names = /^(name|title|role|company_name|guardian_name|first_name|house_name|to_name)$/;
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, names.test(key) ? 'Lamp Films Pvt. Ltd.' : fact]),
  );
}

test('links from each email only to pages that exist on the site', async () => {
  const areas = ['house-paths.ts', 'agency-paths.ts', 'account-paths.ts', 'features/admin/admin-paths.ts'];
  const files = ['paths.ts', ...areas].map((file) =>
    readFile(new URL(`../../web/src/${file}`, import.meta.url), 'utf8'),
  );
  const source = (await Promise.all(files)).join('\n');
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
