import { api, type CallName } from '@kirdaar/contract/api';
import { bytes, done } from '@kirdaar/contract/fields';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { z } from 'zod';
import { buildApp } from '#app.ts';
import type { Database } from '#platform/database.ts';
import { type Projection, projections } from '#testing/matrix/projections.ts';
import { listTables } from '#testing/matrix/rows.ts';
import { shapeOf } from '#testing/matrix/shape-of.ts';
import { createShowcase, memberName } from '#testing/matrix/showcase.ts';
import { isSecretKey, isTold, plantSecrets, untoldIn } from '#testing/matrix/untold.ts';
import { acceptedWrites, sendWrite } from '#testing/matrix/writes.ts';
import { client } from '#testing/oidc-provider.ts';
import { test as base, callOn } from '#testing/test.ts';

const COLUMN_CANARY = 'canary of a new column';

interface Answer {
  row: Projection;
  status: number;
  text: string;
}

interface Fixtures {
  answers: {
    /** What each request of the table is answered. */
    usual: Answer[];
    /** The same, and what each accepted write answers, once every table has a column more. */
    withNewColumns: Answer[];
  };
}

// Every name of the contract is one of its own calls.
const names = Object.keys(api) as CallName[];

const test = base.extend<Fixtures>({
  answers: [
    async ({ world: { services } }, use) => {
      const app = await buildApp({ ...services, config: { ...services.config, ...client } });
      const rows = await projections(services, await createShowcase(services));
      await plantSecrets(services.db);
      const answer = async (row: Projection) => {
        const request = row.request ?? (await acceptedWrites(services, callOn(app))[row.name]?.());
        const { statusCode: status, body: text } = await sendWrite(app, row.name, request ?? {});
        return { row, status, text };
      };

      const usual: Answer[] = [];
      for (const row of rows.filter(({ request }) => request)) usual.push(await answer(row));
      await addColumns(services.db);
      const withNewColumns: Answer[] = [];
      // What a write adds would stand in the lists that are asked for after it.
      for (const row of rows.toSorted(requestsFirst)) withNewColumns.push(await answer(row));
      await use({ usual, withNewColumns });
      await app.close();
    },
    { scope: 'file' },
  ],
});

function requestsFirst(one: Projection, other: Projection) {
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

function wanted(answers: Answer[]): string[] {
  return answers.map(({ row }) => `${row.name} to ${row.to}: 200 ${row.keys}`);
}

test('S-21: each answer has exactly the keys that its reader may see, with a new column too', async ({
  answers: { usual, withNewColumns },
}) => {
  const rowsOfCanary = withNewColumns.filter(({ text }) => text.includes(COLUMN_CANARY));

  expect(found(usual)).toEqual(wanted(usual));
  expect(found(withNewColumns)).toEqual(wanted(withNewColumns));
  expect(rowsOfCanary).toEqual([]);
});

test('S-21: every call that answers more than its success and a message stands in the table', async ({
  answers: { withNewColumns },
}) => {
  const inTable = new Set(withNewColumns.map(({ row }) => row.name));

  // The schema itself, so that no key can be added to it here and there.
  const isWithoutKeys = (name: CallName) => ([done, bytes] as unknown[]).includes(api[name].reply);
  expect(names.filter((name) => !isWithoutKeys(name) && !inTable.has(name))).toEqual([]);
});

test('who of a house did something is told to that house alone', async ({ answers: { usual } }) => {
  const told = usual.filter(({ text }) => text.includes(memberName)).map(({ row }) => row);

  const colleagues = ['the house', 'its house', 'a house', 'an owner', 'a reviewer'];
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter(({ to }) => !colleagues.includes(to))).toEqual([]);
  expect(told.filter(({ name }) => !name.includes(' /api/production/'))).toEqual([]);
});

test('S-22: no answer holds a secret or the key of one', async ({ answers: { withNewColumns } }) => {
  const untold = withNewColumns.flatMap(({ row, text }) => {
    return untoldIn(row.name, text).map((secret) => `${row.name}: ${secret}`);
  });

  expect(untold).toEqual([]);
});

test('S-22: no answer of the contract has a key for a secret, but for the tokens of who has earned them', () => {
  const keys = names.flatMap((name) => keysOf(z.toJSONSchema(api[name].reply)).map((key) => ({ name, key })));

  expect(keys.length).toBeGreaterThan(200);
  expect(keys.filter(({ name, key }) => isSecretKey(key) && !isTold(name, key))).toEqual([]);
});

test.for([
  '{"user":{"pan_last4":"234F"}}',
  '{"list":[{"newPasswordHash":""}]}',
  '{"token":"of a call that has none to tell"}',
  '{"note":"canary of a secret"}',
  '{"success":false,"fields":{"otp":"Wrong."},"otp":"123456"}',
])('S-22: a secret that is told is seen (%#)', (text) => {
  expect(untoldIn('GET /api/plans', text)).toHaveLength(1);
});

test('S-22: a company and the fields of a refused form are no secrets', () => {
  const text = '{"company_name":"Manch","fields":{"otp":"Please enter a complete 6-digit OTP"}}';

  expect(untoldIn('GET /api/plans', text)).toEqual([]);
});

/** The names of all properties in a JSON schema, at any depth. */
function keysOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([word, value]) => {
    return [...(word === 'properties' ? Object.keys(value) : []), ...keysOf(value)];
  });
}
