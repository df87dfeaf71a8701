import { globSync, readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { errorCodes } from '@kirdaar/contract/rules/errors';
import * as english from '@kirdaar/contract/words/en/answers/all';
import { expect, test } from 'vitest';
import { errorStatuses } from '#platform/http/error-statuses.ts';

const texts: Readonly<Record<string, unknown>> = { ...english };
const codes = Object.values(errorCodes).flat();

test('lists each code once, in snake case', () => {
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test('gives each code an HTTP error status and a text', () => {
  expect(Object.keys(errorStatuses).sort()).toEqual(codes.toSorted());
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
    .filter((path) => !/\.test\.ts$|error-statuses|rules\/errors\.ts$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

  expect(codes.filter((code) => !sources.includes(`'${code}'`))).toEqual([]);
});
