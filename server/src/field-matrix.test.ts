import { decided } from '@kirdaar/contract/admin/staff-decisions';
import { api, type EndpointName } from '@kirdaar/contract/api';
import { bytes, done } from '@kirdaar/contract/fields';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { z } from 'zod';
import { buildApp } from '#app.ts';
import type { Database } from '#platform/database/database.ts';
import { type Projection, projections } from '#testing/matrix/projections.ts';
import { listTables } from '#testing/matrix/rows.ts';
import { insertCanarySecrets, isDisclosed, isSecretKey, secretsIn } from '#testing/matrix/secret-scan.ts';
import { shapeOf } from '#testing/matrix/shape-of.ts';
import { createShowcase, memberName } from '#testing/matrix/showcase.ts';
import { acceptedWrites, sendWrite } from '#testing/matrix/writes.ts';
import { client } from '#testing/oidc-provider.ts';
import { apiCallerFor, test as base } from '#testing/test.ts';

const COLUMN_CANARY = 'canary of a new column';

interface Answer {
  row: Projection;
  status: number;
  text: string;
}

interface Fixtures {
  answers: {
    /** The response to each request of the table. */
    usual: Answer[];
    /**
     * The responses to the same requests and to each accepted write, after every table got another column.
     */
    withNewColumns: Answer[];
  };
}

// The cast is safe: every key of the contract is an endpoint name.
const names = Object.keys(api) as EndpointName[];

const test = base.extend<Fixtures>({
  answers: [
    async ({ world: { services } }, use) => {
      const app = await buildApp({ ...services, config: { ...services.config, ...client } });
      const rows = await projections(services, await createShowcase(services));
      await insertCanarySecrets(services.db);
      const answer = async (row: Projection) => {
        const request = row.request ?? (await acceptedWrites(services, apiCallerFor(app))[row.name]?.());
        const { statusCode: status, body: text } = await sendWrite(app, row.name, request ?? {});
        return { row, status, text };
      };

      const usual: Answer[] = [];
      for (const row of rows.filter(({ request }) => request)) usual.push(await answer(row));
      await addColumns(services.db);
      const withNewColumns: Answer[] = [];
      // Writes run last, because the rows they add would show up in lists requested after them.
      for (const row of rows.toSorted(compareRequestsFirst)) withNewColumns.push(await answer(row));
      await use({ usual, withNewColumns });
      await app.close();
    },
    { scope: 'file' },
  ],
});

function compareRequestsFirst(one: Projection, other: Projection) {
  return Number(!one.request) - Number(!other.request);
}

async function addColumns(db: Database) {
  for (const table of await listTables(db)) {
    await sql`alter table ${sql.table(table)} add column secret_canary text default ${sql.lit(COLUMN_CANARY)}`.execute(
      db,
    );
  }
}

function found(answers: Answer[]): string[] {
  return answers.map(({ row, status, text }) => {
    return `${row.name} to ${row.to}: ${status} ${shapeOf(JSON.parse(text))}`;
  });
}

function expected(answers: Answer[]): string[] {
  return answers.map(({ row }) => `${row.name} to ${row.to}: 200 ${row.keys}`);
}

test('returns exactly the keys that the reader may see, also after a column is added', async ({
  answers: { usual, withNewColumns },
}) => {
  const rowsOfCanary = withNewColumns.filter(({ text }) => text.includes(COLUMN_CANARY));

  expect(found(usual)).toEqual(expected(usual));
  expect(found(withNewColumns)).toEqual(expected(withNewColumns));
  expect(rowsOfCanary).toEqual([]);
});

test('covers in the table every endpoint that returns more than success and a message', async ({
  answers: { withNewColumns },
}) => {
  const inTable = new Set(withNewColumns.map(({ row }) => row.name));

  // Compares the schema object itself, so that no endpoint can add a key to it unnoticed.
  const isWithoutKeys = (name: EndpointName) =>
    ([done, decided, bytes] as unknown[]).includes(api[name].reply);
  expect(names.filter((name) => !isWithoutKeys(name) && !inTable.has(name))).toEqual([]);
});

test('reveals which member of a house did something only to that house', async ({ answers: { usual } }) => {
  const naming = usual.filter(({ text }) => text.includes(memberName)).map(({ row }) => row);

  const colleagues = ['the house', 'its house', 'a house', 'an owner', 'a reviewer'];
  expect(naming.length).toBeGreaterThan(5);
  expect(naming.filter(({ to }) => !colleagues.includes(to))).toEqual([]);
  expect(naming.filter(({ name }) => !name.includes(' /api/production/'))).toEqual([]);
});

test('returns no secret and no key of a secret in any response', async ({ answers: { withNewColumns } }) => {
  const leaks = withNewColumns.flatMap(({ row, text }) => {
    return secretsIn(row.name, text).map((secret) => `${row.name}: ${secret}`);
  });

  expect(leaks).toEqual([]);
});

test('has no key for a secret in the contract, except for what is returned to its owner', () => {
  const keys = names.flatMap((name) => keysOf(z.toJSONSchema(api[name].reply)).map((key) => ({ name, key })));

  expect(keys.length).toBeGreaterThan(200);
  expect(keys.filter(({ name, key }) => isSecretKey(key) && !isDisclosed(name, key))).toEqual([]);
});

test.for([
  '{"user":{"pan_last4":"234F"}}',
  '{"list":[{"newPasswordHash":""}]}',
  '{"token":"of a call that has none to tell"}',
  '{"note":"canary of a secret"}',
  '{"success":false,"fields":{"otp":"Wrong."},"otp":"123456"}',
])('detects a secret in a response (%#)', (text) => {
  expect(secretsIn('GET /api/plans', text)).toHaveLength(1);
});

test('does not treat a company name or the fields of a rejected form as secrets', () => {
  const text = '{"company_name":"Manch","fields":{"otp":"Please enter a complete 6-digit OTP"}}';

  expect(secretsIn('GET /api/plans', text)).toEqual([]);
});

/** Lists the names of all properties in a JSON schema, at any depth. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([word, value]) => {
    return [...(word === 'properties' ? Object.keys(value) : []), ...keysOf(value)];
  });
}
