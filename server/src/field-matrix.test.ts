import { api, type EndpointName } from '@kirdaar/contract/api';
import { sql } from 'kysely';
import { expect, inject } from 'vitest';
import { z } from 'zod';
import { buildApp } from '#app.ts';
import { connect, type Database } from '#platform/database/database.ts';
import { listTables } from '#testing/matrix/changes.ts';
import { matrices, names, snapshotOf } from '#testing/matrix/entries.ts';
import { describeKeyPaths } from '#testing/matrix/key-paths.ts';
import type { Request } from '#testing/matrix/matrix.ts';
import { openWorld } from '#testing/matrix/objects.ts';
import { acceptedRequest, hasKeys, sendRequest, viewersOf } from '#testing/matrix/requests.ts';
import { insertCanarySecrets, isDisclosed, isSecretKey, secretsIn } from '#testing/matrix/secret-scan.ts';
import { createShowcase, memberName } from '#testing/matrix/showcase.ts';
import { client } from '#testing/oidc-provider.ts';
import { databaseUrl } from '#testing/postgres.ts';
import { test as base } from '#testing/test.ts';

const COLUMN_CANARY = 'canary of a new column';

interface Answer {
  name: EndpointName;
  to: string;
  status: number;
  text: string;
}

interface Fixtures {
  answers: {
    /** The responses to requests that change nothing the others see. */
    usual: Answer[];
    /** The same responses and those to accepted requests, after every table got another column. */
    withNewColumns: Answer[];
  };
}

const test = base.extend<Fixtures>({
  answers: [
    async ({ world: { services } }, use) => {
      const app = await buildApp({ ...services, config: { ...services.config, ...client } });
      const world = openWorld(services, app);
      const showcase = await createShowcase(services);
      const viewers: { name: EndpointName; to: string; request: Request | undefined }[] = [];
      for (const name of names)
        for (const viewer of await viewersOf(world, showcase, name)) viewers.push({ name, ...viewer });
      await insertCanarySecrets(services.db);
      const answer = async ({ name, to, request = {} }: (typeof viewers)[number]): Promise<Answer> => {
        const { statusCode: status, body: text } = await sendRequest(app, name, request);
        return { name, to, status, text };
      };

      const [shown, written] = [
        viewers.filter(({ request }) => request),
        viewers.filter(({ request }) => !request),
      ];
      const usual: Answer[] = [];
      for (const viewer of shown) usual.push(await answer(viewer));
      await addColumns(services.db);
      const withNewColumns: Answer[] = [];
      for (const viewer of shown) withNewColumns.push(await answer(viewer));
      // The statements of the first connections are prepared for the columns from before.
      const db = await reconnect(services.db);
      const fresh = openWorld({ ...services, db }, app);
      // Accepted requests come last, because the rows they add would show up in lists requested after them.
      for (const viewer of written)
        withNewColumns.push(await answer({ ...viewer, request: await acceptedRequest(fresh, viewer.name) }));
      await db.destroy();
      await use({ usual, withNewColumns });
      await app.close();
    },
    { scope: 'file' },
  ],
});

async function reconnect(db: Database): Promise<Database> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return connect(databaseUrl(inject('postgres'), rows[0]?.name ?? ''), (error) =>
    expect(error).toBeUndefined(),
  );
}

async function addColumns(db: Database) {
  for (const table of await listTables(db)) {
    await sql`alter table ${sql.table(table)} add column secret_canary text default ${sql.lit(COLUMN_CANARY)}`.execute(
      db,
    );
  }
}

/** Returns one line for each path of a key in the responses of an endpoint, after a line that names the readers. */
function linesOf(name: EndpointName, answers: Answer[]): string[] {
  const seen = answers.filter((answer) => answer.name === name);
  if (seen.length === 0) return [];
  const readers = seen.map(({ to, status }) => (status === 200 ? to : `${to} (${status})`));
  const paths = describeKeyPaths(seen.map(({ to, text }) => ({ to, body: JSON.parse(text) })));
  return [`${name} to ${readers.join(', ')}`, ...paths.map((path) => `${name} ${path}`)];
}

// What only tells that it succeeded has no keys to compare.
const compared = [...matrices].filter(([, matrix]) =>
  Object.keys(matrix).some((name) => hasKeys(name as EndpointName)),
);

test.for(compared)(
  '%s: each reader gets exactly the keys of the snapshot',
  async ([file, matrix], { answers: { withNewColumns } }) => {
    const lines = Object.keys(matrix).flatMap((name) => linesOf(name as EndpointName, withNewColumns));

    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(snapshotOf(file));
  },
);

test('returns the same keys before and after a column is added, and no new column', ({
  answers: { usual, withNewColumns },
}) => {
  const before = names.flatMap((name) => linesOf(name, usual));
  const after = names.flatMap((name) => linesOf(name, withNewColumns.slice(0, usual.length)));

  expect(after).toEqual(before);
  expect(withNewColumns.filter(({ text }) => text.includes(COLUMN_CANARY))).toEqual([]);
});

test('compares every endpoint that returns more than success and a message', ({
  answers: { withNewColumns },
}) => {
  const answered = new Set(withNewColumns.map(({ name }) => name));

  expect(names.filter((name) => hasKeys(name) && !answered.has(name))).toEqual([]);
});

test('reveals which member of a house did something only to that house', async ({ answers: { usual } }) => {
  const naming = usual.filter(({ text }) => text.includes(memberName));

  const colleagues = ['a house', 'an owner', 'a reviewer'];
  expect(naming.length).toBeGreaterThan(5);
  expect(naming.filter(({ to }) => !colleagues.includes(to))).toEqual([]);
  expect(naming.filter(({ name }) => !name.includes(' /api/production/'))).toEqual([]);
});

test('returns no secret and no key of a secret in any response', async ({ answers: { withNewColumns } }) => {
  const leaks = withNewColumns.flatMap(({ name, text }) => {
    return secretsIn(name, text).map((secret) => `${name}: ${secret}`);
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
