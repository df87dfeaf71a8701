import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { describeSchema } from '#testing/describe-schema.ts';
import { test } from '#testing/test.ts';

const page = new URL('../../../schema.sql', import.meta.url);

test('schema.sql shows the database that the migrations create', async ({ db }) => {
  const written = await readFile(page, 'utf8');

  const described = await describeSchema(db);

  expect(described, 'run `npm run db:schema` and commit server/schema.sql').toBe(written);
});
