import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

test('reads replicas as a list of URLs, and only beside a database of its own', () => {
  const DATABASE_URL = 'postgres://one/kirdaar';
  const set = (DATABASE_READ_URL: string) =>
    readConfig({ DATABASE_URL, DATABASE_READ_URL, DEMO: 'empty' }, 'demo');

  expect(set('').DATABASE_READ_URL).toEqual([]);
  expect(set('postgres://two/kirdaar, postgres://three/kirdaar').DATABASE_READ_URL).toEqual([
    'postgres://two/kirdaar',
    'postgres://three/kirdaar',
  ]);
  expect(() => set('two,postgres://three/kirdaar')).toThrow(/must look like postgres:/);
  expect(() => readConfig({ DATABASE_READ_URL: DATABASE_URL }, 'demo')).toThrow(/needs a DATABASE_URL/);
});
