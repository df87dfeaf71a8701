import { globSync, readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { errorStatuses } from '@kirdaar/contract/rules/errors';
import * as english from '@kirdaar/contract/words/en/answers/all';
import { expect, test } from 'vitest';

const texts: Readonly<Record<string, unknown>> = { ...english };
const codes = Object.keys(errorStatuses);

test('names each code in snake case', () => {
  for (const code of codes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test('gives each code an HTTP error status and a text', () => {
  for (const [code, status] of Object.entries(errorStatuses)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(STATUS_CODES, code).toHaveProperty(String(status));
  }
  for (const code of codes) {
    const text = texts[code];
    if (typeof text !== 'function') expect(text, code).toMatch(/^[A-Z]/);
  }
});

test('uses each code in the server or as the error of an id in the contract', () => {
  const root = join(import.meta.dirname, '../../../..');
  const sources = globSync(['server/src/**/*.ts', 'contract/src/**/*.ts'], { cwd: root })
    .filter((path) => !/\.test\.ts$|rules\/[a-z-]*errors\.ts$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});
