import { api, type CallName } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import fc from 'fast-check';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { createGiven } from '#testing/given.ts';
import { effectOf } from '#testing/matrix/effect.ts';
import { hostileFields } from '#testing/matrix/hostile-fields.ts';
import { listColumns } from '#testing/matrix/rows.ts';
import { acceptedWrites, sendWrite } from '#testing/matrix/writes.ts';
import { client } from '#testing/oidc-provider.ts';
import { test as base } from '#testing/test.ts';

const runs = { numRuns: 6, seed: 25, endOnFailure: true };

// Every name of the contract is one of its own calls. The filter of profiles reads, and refuses what it does not know.
const names = Object.keys(api) as CallName[];
const writes = names.filter((name) => !name.startsWith('GET ') && name !== 'POST /api/pages/filter');
const forms = writes.filter((name) => 'files' in api[name]);

type Fields = Record<string, unknown>;

interface Fixtures {
  /** Ids of a talent, a house and a call that no call of the test is about. */
  foreignIds: string[];
  hostile: ReturnType<typeof hostileFields>;
  /** Makes an accepted call with more fields than it has, and tells its answer's status and what it changed. */
  writeWith: (name: CallName, extras: Fields, as?: 'multipart') => Promise<unknown>;
}

const test = base.extend<Fixtures>({
  foreignIds: [
    async ({ world }, use) => {
      const given = createGiven(world.services);
      const { id, production_house_id } = await given.job();
      await use([(await given.talent()).id, production_house_id, id]);
    },
    { scope: 'file' },
  ],
  hostile: [
    async ({ world, foreignIds }, use) => {
      await use(hostileFields(await listColumns(world.services.db), foreignIds));
    },
    { scope: 'file' },
  ],
  writeWith: async ({ call, db, foreignIds, services }, use) => {
    const app = await buildApp({ ...services, config: { ...services.config, ...client } });
    await use(async (name, extras, as) => {
      const write = await acceptedWrites(services, call)[name]?.();
      if (!write) throw new Error(`${name} needs a write in testing/matrix/writes.ts.`);
      const body = { ...withoutFieldsOf(name, extras), ...write.body };
      let status = 0;
      const effect = await effectOf(db, foreignIds, async () => {
        status = (await sendWrite(app, name, { ...write, body }, as)).statusCode;
      });
      return { status, ...effect };
    });
    await app.close();
  },
});

/** What the call itself asks for is no extra field of it. */
function withoutFieldsOf(name: CallName, extras: Fields): Fields {
  const { body }: Endpoint = api[name];
  return Object.fromEntries(
    Object.entries(extras).filter(([field]) => !Object.hasOwn(body?.shape ?? {}, field)),
  );
}

test.for(writes)(
  'S-25: %s does the same whatever else is sent along',
  async (name, { hostile, writeWith }) => {
    const usual = await writeWith(name, {});

    expect(usual).toMatchObject({ status: 200 });
    await fc.assert(
      fc.asyncProperty(hostile.some, async (extras) => {
        expect(await writeWith(name, extras)).toEqual(usual);
      }),
      { ...runs, examples: hostile.all.map((extras) => [extras]) },
    );
  },
);

test.for(forms)(
  'S-25: %s does the same whatever else its form holds',
  async (name, { hostile, writeWith }) => {
    const usual = await writeWith(name, {}, 'multipart');

    expect(usual).toMatchObject({ status: 200 });
    await fc.assert(
      fc.asyncProperty(hostile.some, async (extras) => {
        expect(await writeWith(name, extras, 'multipart')).toEqual(usual);
      }),
      { ...runs, examples: hostile.all.map((extras) => [extras]) },
    );
  },
);

test('S-25: what is sent along has the name of every column that is worth having', ({ hostile }) => {
  const worthHaving = [
    ...['verified_at', 'verification', 'role', 'status', 'production_house_id', 'password_hash'],
    ...['visibility', 'public_from', 'posted_on', 'approved_at', 'talent_id', 'account_id', 'withdrawn_at'],
  ];

  expect(hostile.all.flatMap(Object.keys)).toEqual(expect.arrayContaining(worthHaving));
});
