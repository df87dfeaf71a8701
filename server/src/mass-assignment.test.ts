import { api, type EndpointName } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { createGiven } from '#testing/given.ts';
import { effectOf, listColumns, recordChanges } from '#testing/matrix/changes.ts';
import { names } from '#testing/matrix/entries.ts';
import { hostileFields } from '#testing/matrix/hostile-fields.ts';
import { openWorld } from '#testing/matrix/objects.ts';
import { acceptedRequest, sendRequest } from '#testing/matrix/requests.ts';
import { client } from '#testing/oidc-provider.ts';
import { openItemsFirst } from '#testing/open-items.ts';
import { test as base } from '#testing/test.ts';

const others: EndpointName[] = [
  // Only reads, and rejects unknown fields.
  'POST /api/pages/filter',
  // Nothing is accepted without DigiLocker itself.
  'POST /api/guardian/digilocker',
  'POST /api/guardian/digilocker/finish',
];
const writes = names.filter((name) => !name.startsWith('GET ') && !others.includes(name));
const forms = writes.filter((name) => 'files' in api[name]);

type Fields = Record<string, unknown>;

interface Fixtures {
  /** The app with the settings of Google sign-in. */
  googleApp: FastifyInstance;
  /** Ids of a talent, a house and a casting call that no request of the test concerns. */
  foreignIds: string[];
  hostile: ReturnType<typeof hostileFields>;
  /** Sends an accepted request with extra fields and returns the response status and the changes it made. */
  writeWith: (name: EndpointName, extras: Fields, as?: 'multipart') => Promise<unknown>;
}

const test = base.extend<Fixtures>({
  foreignIds: [
    async ({ world }, use) => {
      const given = createGiven(world.services);
      const { id, production_house_id } = await given.job();
      await recordChanges(world.services.db);
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
  googleApp: [
    async ({ world: { services } }, use) => {
      const app = await buildApp({ ...services, config: { ...services.config, ...client } });
      openItemsFirst(app, services, () => true);
      await use(app);
      await app.close();
    },
    { scope: 'file' },
  ],
  writeWith: async ({ app, clock: _present, db, foreignIds, googleApp, services }, use) => {
    await use(async (name, extras, as) => {
      const request = await acceptedRequest(openWorld(services, app), name);
      const body = { ...withoutFieldsOf(name, extras), ...request.body };
      let status = 0;
      const effect = await effectOf(db, foreignIds, async () => {
        status = (await sendRequest(googleApp, name, { ...request, body }, as)).statusCode;
      });
      return { status, ...effect };
    });
  },
});

/** Removes fields that the endpoint itself accepts, because they are not extra. */
function withoutFieldsOf(name: EndpointName, extras: Fields): Fields {
  const { body }: Endpoint = api[name];
  return Object.fromEntries(
    Object.entries(extras).filter(([field]) => !Object.hasOwn(body?.shape ?? {}, field)),
  );
}

test.for(writes)('%s ignores extra fields in the request', async (name, { hostile, writeWith }) => {
  const usual = await writeWith(name, {});

  expect(usual).toMatchObject({ status: 200 });
  // Some send a file whenever they are asked to, and then have the limits of a form.
  const parts = forms.includes(name) ? hostile.forms : [hostile.all];
  for (const extras of parts) expect(await writeWith(name, extras)).toEqual(usual);
});

test.for(forms)('%s ignores extra fields in its form', async (name, { hostile, writeWith }) => {
  const usual = await writeWith(name, {}, 'multipart');

  expect(usual).toMatchObject({ status: 200 });
  for (const extras of hostile.forms) expect(await writeWith(name, extras, 'multipart')).toEqual(usual);
});

test('sends the name of every column worth attacking', ({ hostile }) => {
  const worthHaving = [
    'verified_at',
    'verification',
    'role',
    'status',
    'production_house_id',
    'password_hash',
    'visibility',
    'public_from',
    'posted_on',
    'approved_at',
    'talent_id',
    'account_id',
    'withdrawn_at',
  ];

  expect(Object.keys(hostile.all)).toEqual(expect.arrayContaining(worthHaving));
});
