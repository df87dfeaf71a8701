import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { resealDocuments } from '#features/admin/document-reviews/tasks.ts';
import { readConfig } from '#platform/config/config.ts';
import { openSecrets } from '#platform/config/secrets.ts';
import { storeFile } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import { localStorage } from '#platform/storage/local-storage.ts';
import { sealDocuments } from '#platform/storage/sealed-storage.ts';
import { signedAddress } from '#platform/storage/storage.ts';
import { pdf } from '#testing/files.ts';
import { codeSentTo, talentRegistration, wrongCode } from '#testing/registrations.ts';
import { apiCallerFor, test as base } from '#testing/test.ts';

const OLD_KEY = '0123456789abcdef'.repeat(2);
const NEW_KEY = 'abcdefgh01234567'.repeat(2);

/** A process with its own keys on the shared database. */
interface Process {
  services: Services;
  app: FastifyInstance;
}

interface Fixtures {
  processes: {
    /** Has only the old key. */
    before: Process;
    /** Signs with the old key and also accepts the new one, from processes that already changed over. */
    prepared: Process;
    /** Signs with the new key and also accepts the old one while old one-time codes and links are valid. */
    during: Process;
    /** Has only the new key. */
    after: Process;
  };
  /** Drains the queue in one process and returns the one-time code sent to an email address. */
  codeFrom: (process: Process, email: string) => Promise<string>;
}

const test = base.extend<Fixtures>({
  processes: async ({ services, clock: _present }, use) => {
    const processes = {
      before: await openProcess(services, { SECRET_KEY: OLD_KEY }),
      prepared: await openProcess(services, { SECRET_KEY: OLD_KEY, SECRET_KEY_PREVIOUS: NEW_KEY }),
      during: await openProcess(services, { SECRET_KEY: NEW_KEY, SECRET_KEY_PREVIOUS: OLD_KEY }),
      after: await openProcess(services, { SECRET_KEY: NEW_KEY }),
    };
    await use(processes);
    for (const { app } of Object.values(processes)) await app.close();
  },
  codeFrom: async ({ world }, use) => {
    await use(async ({ services }, email) => {
      await world.services.queue.drain(services);
      return codeSentTo(email, world.sent.splice(0));
    });
  },
});

async function openProcess(services: Services, keys: NodeJS.ProcessEnv): Promise<Process> {
  const { DATA_DIR, RATE_LIMIT_SCALE } = services.config;
  const config = { ...readConfig({ ...keys, DATA_DIR }, 'demo'), RATE_LIMIT_SCALE };
  const secrets = await openSecrets(config);
  const storage = sealDocuments(localStorage(join(DATA_DIR, 'media')), secrets.documents);
  const own = { ...services, config, secrets, storage };
  return { services: own, app: await buildApp(own) };
}

async function post({ app }: Process, callApi: string, payload: object) {
  return (await app.inject({ method: 'POST', url: `/api/user/${callApi}`, payload })).statusCode;
}

async function open({ app }: Process, url: string) {
  return (await app.inject({ url })).statusCode;
}

test('accepts a one-time code of the old key until the key is removed', async ({ codeFrom, processes }) => {
  const { before, during, after } = processes;
  const { email, ...rest } = talentRegistration();
  await post(before, 'register', { email, ...rest });
  const otp = await codeFrom(before, email);

  const late = await post(after, 'verify', { email, otp });
  const inTime = await post(during, 'verify', { email, otp });

  expect([late, inTime]).toEqual([400, 200]);
});

test('creates new one-time codes with the new key', async ({ codeFrom, processes }) => {
  const { before, during, after } = processes;
  const { email, ...rest } = talentRegistration();
  await post(during, 'register', { email, ...rest });
  const otp = await codeFrom(during, email);

  const old = await post(before, 'verify', { email, otp });
  const current = await post(after, 'verify', { email, otp });

  expect([old, current]).toEqual([400, 200]);
});

test('accepts one-time codes across processes during a rolling key change', async ({
  codeFrom,
  processes,
}) => {
  const { prepared, during } = processes;
  const first = talentRegistration();
  const second = talentRegistration();
  await post(prepared, 'register', first);
  const ofPrepared = await codeFrom(prepared, first.email);
  await post(during, 'register', second);
  const ofDuring = await codeFrom(during, second.email);

  const taken = [
    await post(during, 'verify', { email: first.email, otp: ofPrepared }),
    await post(prepared, 'verify', { email: second.email, otp: ofDuring }),
  ];

  expect(taken).toEqual([200, 200]);
});

test('rejects a one-time code that was altered or belongs to another email like any wrong code', async ({
  codeFrom,
  processes: { during },
}) => {
  const [own, other] = [talentRegistration(), talentRegistration()];
  await post(during, 'register', own);
  const otp = await codeFrom(during, own.email);
  await post(during, 'register', other);
  const foreign = await codeFrom(during, other.email);

  const rejected = [
    await post(during, 'verify', { email: own.email, otp: wrongCode(otp) }),
    await post(during, 'verify', { email: own.email, otp: foreign }),
    await post(during, 'verify', { email: own.email, otp: `${otp}0` }),
    await post(during, 'verify', { email: own.email, otp: otp.replace(/./, 'x') }),
    await post(during, 'verify', { email: own.email, otp: [otp] }),
  ];

  expect(rejected).toEqual([400, 400, 400, 400, 400]);
  expect(await post(during, 'verify', { email: own.email, otp })).toBe(200);
});

test('rejects a signed URL that was altered or belongs to another file', async ({
  processes: { during },
}) => {
  const { storage, secrets, now } = during.services;
  const [own, other] = [
    await storage.save('private', Buffer.from('a picture'), 'webp'),
    await storage.save('private', Buffer.from('another'), 'webp'),
  ];
  const link = signedAddress(secrets.media, own, now());
  const codesLink = signedAddress(secrets.codes, own, now());

  const rejected = [
    await open(during, link.replace(own, other)),
    await open(during, link.replace(/expires=\d/, 'expires=9')),
    await open(during, link.replace('signature=', 'signature=A')),
    await open(during, link.slice(0, -1)),
    await open(during, `${link}%00`),
    await open(during, link.replace(/signature=.*/, 'signature=')),
    await open(during, link.replace(/signature=.*/, `signature=${'é'.repeat(43)}`)),
    await open(during, `${link}&signature=again`),
    await open(during, codesLink),
  ];

  expect(new Set(rejected)).toEqual(new Set([404]));
  expect(await open(during, link)).toBe(200);
});

test('allows no extra attempts at a one-time code with two keys', async ({ codeFrom, processes }) => {
  const { during } = processes;
  const { email, ...rest } = talentRegistration();
  await post(during, 'register', { email, ...rest });
  const otp = await codeFrom(during, email);
  const wrong = { email, otp: wrongCode(otp) };

  const tries = [
    await post(during, 'verify', wrong),
    await post(during, 'verify', wrong),
    await post(during, 'verify', wrong),
    await post(during, 'verify', wrong),
    await post(during, 'verify', wrong),
  ];

  expect(tries).toEqual([400, 400, 400, 400, 400]);
  expect(await post(during, 'verify', { email, otp })).toBe(400);
});

test('accepts a signed URL of the old key until it is removed and signs new ones with the new key', async ({
  db,
  given,
  processes,
}) => {
  const { before, during, after } = processes;
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const { id: application_id } = await given.application({ talent_id: (await given.talent()).id, job_id });
  const file = await given.storedFile();
  await before.services.storage.put('private', file, Buffer.from('a picture'));
  await db
    .insertInto('application_media')
    .values({ application_id, field: 'headshot', kind: 'image', file })
    .execute();
  const linkFrom = async ({ app }: Process) => {
    const headers = { authorization: `Bearer ${house.token}` };
    const response = await app.inject({ url: `/api/production/applications/${job_id}`, headers });
    return response.json().data[0].media[0].url;
  };

  const old = await linkFrom(before);
  const current = await linkFrom(during);

  expect([await open(before, old), await open(during, old), await open(after, old)]).toEqual([200, 200, 404]);
  expect([await open(before, current), await open(during, current)]).toEqual([404, 200]);
  expect(await open(after, current)).toBe(200);
});

test('encrypts the documents that wait for staff with the new key, and those that an earlier release stored as they are', async ({
  db,
  given,
  processes: { before, during, after },
}) => {
  const [house, earlier] = [await given.house(), await given.house()];
  for (const as of [house, earlier]) {
    const sent = { body: { kind: 'gst_certificate' as const }, files: { document: [await pdf()] } };
    await apiCallerFor(before.app)('POST /api/production/documents', sent, as);
  }
  const file = await storeFile(before.services, 'private', Buffer.from('%PDF an earlier one'), 'pdf');
  const ofEarlier = db
    .updateTable('house_document')
    .where('production_house_id', '=', earlier.production_house_id);
  await ofEarlier.set({ file }).execute();

  await resealDocuments.run(during.services, {}, 'an hour');
  await resealDocuments.run(during.services, {}, 'another hour');

  const staff = await given.staff('moderator');
  const shown = [house, earlier].map(async ({ production_house_id: id }) => {
    const call = apiCallerFor(after.app);
    const { body } = await call('GET /api/admin/house-documents/:id', { params: { id } }, staff);
    return (await after.app.inject({ url: body.document.file })).body;
  });
  const folder = join(after.services.config.DATA_DIR, 'media/private');
  const kept = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  expect(await Promise.all(shown)).toEqual([expect.stringMatching(/^%PDF-/), '%PDF an earlier one']);
  expect(kept.filter((bytes) => bytes.includes('%PDF'))).toEqual([]);
});
