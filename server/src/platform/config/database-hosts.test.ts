import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { urlsOfHosts } from '#platform/config/database-hosts.ts';

test('reads one or several hosts of a database URL', () => {
  expect(urlsOfHosts('postgres://asha:p%40ss@one:5432,two/kirdaar?sslmode=require')).toEqual([
    'postgres://asha:p%40ss@one:5432/kirdaar?sslmode=require',
    'postgres://asha:p%40ss@two/kirdaar?sslmode=require',
  ]);
  expect(urlsOfHosts('postgresql://one/kirdaar')).toEqual(['postgresql://one/kirdaar']);
  expect(urlsOfHosts('mysql://one,two/kirdaar')).toEqual(['mysql://one,two/kirdaar']);
});

test('accepts several hosts in DATABASE_URL', () => {
  const twoHosts = 'postgres://user:password@one:5432,two:5433/name';

  expect(readConfig({ DATABASE_URL: twoHosts, DEMO: 'empty' }, 'demo').DATABASE_URL).toBe(twoHosts);
  expect(() => readConfig({ DATABASE_URL: 'postgres://one,two:port/name' }, 'demo')).toThrow(
    /DATABASE_URL must look like postgres:/,
  );
});
