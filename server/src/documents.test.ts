import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const textOf = (document: string) => readFileSync(join(root, document), 'utf8');

/** A file or folder of the repository in a code span; lines and anchors may follow. */
const NAMED_PATH = /`((?:contract|server|web|e2e|scripts|docs|deploy|\.ci)\/[^\s`:#']+)/g;
/** `xyz` stands for any name. */
const NAMED_FILE = /`(?!xyz|use-xyz)([\w.-]+\.(?:tsx?|sql))`/gi;
const SOURCES = ['{contract,server,web,e2e,scripts}/**/*.{ts,tsx,sql}'];
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)/g;
/** What a build or a run makes. */
const MADE = /^web\/build|\.react-router/;

test('every path that a document names is there', () => {
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(NAMED_PATH)].map(([, path = '']) => ({ document, path })),
  );

  const missing = named.filter(({ path }) => !MADE.test(path) && !isThere(path));
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('every file that a document names without its folder is there', () => {
  const files = new Set(
    globSync(SOURCES, { cwd: root, exclude: ['**/node_modules'] }).map((file) => basename(file)),
  );
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(NAMED_FILE)].map(([, name = '']) => ({ document, name })),
  );

  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !files.has(name))).toEqual([]);
});

test('every link of a document leads to a file', () => {
  const links = documents.flatMap((document) =>
    [...textOf(document).matchAll(LINK)].map(([, path = '']) => ({ document, path })),
  );

  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ document, path }) => !existsSync(join(root, dirname(document), path)))).toEqual([]);
});

/** A part in angle brackets stands for any name. */
function isThere(path: string): boolean {
  const pattern = path.replace(/<[^>]*>/g, '*').replace(/\/$/, '');
  return globSync(pattern, { cwd: root }).length > 0;
}
