import { readFile } from 'node:fs/promises';
import { api } from '@kirdaar/contract/api';
import * as vocabulary from '@kirdaar/contract/rules/vocabulary';
import { paths } from '@kirdaar/web/paths';
import { expect, test } from 'vitest';

const read = (file: string) => readFile(new URL(`../${file}`, import.meta.url), 'utf8');

test('every test that the coverage page names exists', async () => {
  const rows = await coverageRows();

  const references = rows.map(({ shown }) => shown).filter((shown) => shown !== 'not yet');
  const found = await Promise.all(references.map(isTest));

  expect(references.filter((_, place) => !found[place])).toEqual([]);
});

test('every row of the coverage page says what and where, and stands there once', async () => {
  const rows = await coverageRows();

  const whats = rows.map(({ what }) => what);

  expect(rows.filter(({ what, shown, rest }) => !what || !shown || rest.length > 0)).toEqual([]);
  expect(whats.filter((what, place) => whats.indexOf(what) !== place)).toEqual([]);
});

test('every call has a row of the coverage page', async () => {
  const rows = await coverageRows();

  const missing = Object.keys(api).filter((name) => !rows.some(({ what }) => what.startsWith(`\`${name}\``)));

  expect(missing).toEqual([]);
});

test('every address has a row of the coverage page', async () => {
  const rows = await coverageRows();

  const missing = Object.values(paths).filter(
    (address) => !rows.some(({ what }) => what.startsWith(`Address \`${address}\``)),
  );

  expect(missing).toEqual([]);
});

test('a closed list that refers here is one of the contract, to the letter', async () => {
  const rows = await coverageRows();
  const lists = Object.values(vocabulary)
    .filter((list) => Array.isArray(list))
    .map((list) => `: ${list.join(', ')}`);

  const referring = rows.filter(({ shown }) => shown.startsWith('e2e/docs.test.ts: '));
  const unlike = referring.filter(({ what }) => !lists.some((list) => what.endsWith(list)));

  expect(referring).not.toEqual([]);
  expect(unlike).toEqual([]);
});

/** The rows of every table of the page, without the heads and the lines under them. */
async function coverageRows() {
  const lines = (await read('docs/coverage.md')).split('\n').filter((line) => line.startsWith('|'));
  return lines
    .filter((line) => !line.startsWith('| what |') && !line.startsWith('|---'))
    .map((line) => {
      const [what = '', shown = '', ...rest] = line.slice(1, -1).split('|');
      return { what: what.trim(), shown: shown.trim(), rest };
    });
}

/** Whether a reference, `path/to/file.test.ts: title`, names a test as it stands in its source. */
async function isTest(reference: string): Promise<boolean> {
  const [, file = '', title = ''] = reference.match(/^(\S+\.test\.tsx?): (.+)$/) ?? [];
  const source = await read(file).catch(() => '');
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(`${quoted},`));
}
