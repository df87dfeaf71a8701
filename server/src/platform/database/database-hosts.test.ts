import { expect, test } from 'vitest';
import { urlsOfHosts } from '#platform/database/database-hosts.ts';

test('reads one or several hosts of a database URL', () => {
  expect(urlsOfHosts('postgres://asha:p%40ss@one:5432,two/kirdaar?sslmode=require')).toEqual([
    'postgres://asha:p%40ss@one:5432/kirdaar?sslmode=require',
    'postgres://asha:p%40ss@two/kirdaar?sslmode=require',
  ]);
  expect(urlsOfHosts('postgresql://one/kirdaar')).toEqual(['postgresql://one/kirdaar']);
  expect(urlsOfHosts('mysql://one,two/kirdaar')).toEqual(['mysql://one,two/kirdaar']);
});
