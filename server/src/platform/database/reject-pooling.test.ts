import pg from 'pg';
import { expect, inject } from 'vitest';
import { rejectTransactionPooling } from '#platform/database/reject-pooling.ts';
import { databaseUrl } from '#testing/postgres.ts';
import { test } from '#testing/test.ts';

test('rejects a pooler that shares server processes between clients, and no direct connection', async () => {
  const url = databaseUrl(inject('postgres'), 'postgres');
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // What a pooler in transaction mode does for each of its clients.
  const shared = async () => ({ query: pool.query.bind(pool), end: async () => {} }) as unknown as pg.Client;

  await expect(rejectTransactionPooling(url, shared)).rejects.toThrow('pooler in transaction mode');
  await expect(rejectTransactionPooling(url)).resolves.toBeUndefined();

  await pool.end();
});
