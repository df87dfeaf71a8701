import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { GATHERING_TRIES, gatherExport } from '#features/privacy/data-exports/gather-export.ts';
import { endDataExports } from '#features/privacy/data-exports/tasks.ts';
import { sweepUploads } from '#features/talent/uploads/tasks.ts';
import { storeFile } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { password, test } from '#testing/data-exports.ts';

const MINUTE_MS = 60 * 1000;

test('creates one archive and sends one email when two workers run at once', async ({
  ask,
  callApi,
  deliver,
  given,
  services,
}) => {
  const talent = await given.talent({}, { password });
  const { id } = (await ask(talent)).body.data_export;
  const before = await archivesOf(services);

  await Promise.all([gatherExport(services, id), gatherExport(services, id), deliver()]);

  const emails = (await deliver()).filter(({ to }) => to === talent.email);
  const notices = (await callApi('GET /api/notices', {}, talent)).body.notices;
  expect(emails.length).toBeLessThanOrEqual(1);
  expect(notices).toHaveLength(1);
  expect((await archivesOf(services)).length).toBe(before.length + 1);
});

test('leaves one archive and one email when a worker crashes after writing the archive', async ({
  ask,
  clock,
  deliver,
  given,
  services,
}) => {
  const talent = await given.talent({}, { password });
  const { id } = (await ask(talent)).body.data_export;
  const before = await archivesOf(services);
  const putAndDie: Storage['put'] = async (...file) => {
    await services.storage.put(...file);
    await crash();
  };
  const dying = { ...services, storage: { ...services.storage, put: putAndDie } };

  await expect(gatherExport(dying, id)).rejects.toThrow('killed');
  const emails = (await deliver()).filter(({ to }) => to === talent.email);
  clock.now = new Date(clock.now.getTime() + 61 * MINUTE_MS);
  await sweepUploads(services);

  expect(emails).toHaveLength(1);
  expect((await archivesOf(services)).length).toBe(before.length + 1);
});

test('fails after all retries when the storage is unavailable, and allows a new request at once', async ({
  ask,
  callApi,
  clock,
  deliver,
  given,
  services,
}) => {
  const talent = await given.talent({}, { password });
  const { id } = (await ask(talent)).body.data_export;
  const away = { ...services, storage: { ...services.storage, put: crash } };
  const attempt = () => expect(gatherExport(away, id)).rejects.toThrow('killed');
  const stateOf = async () =>
    (await callApi('GET /api/user/data-exports', {}, talent)).body.data_export?.state;

  const tries = Array.from({ length: GATHERING_TRIES - 1 }, () => attempt);
  await tries.reduce((earlier, next) => earlier.then(next), Promise.resolve());
  const beforeLast = await stateOf();
  await attempt();
  const afterLast = await stateOf();
  clock.now = new Date(clock.now.getTime() + MINUTE_MS);
  const again = await ask(talent);
  await deliver();

  expect([beforeLast, afterLast]).toEqual(['gathering', 'failed']);
  expect(again.body.data_export.id).not.toBe(id);
  expect(await stateOf()).toBe('ready');
});

test('fails only the current attempt when a file breaks off while being read', async ({
  ask,
  callApi,
  deliver,
  given,
  services,
}) => {
  const talent = await given.talent({}, { password });
  const file = await storeFile(services, 'private', Buffer.from('a whole picture'), 'webp');
  await given.medium(talent.id, 'photo', file);
  const { id } = (await ask(talent)).body.data_export;
  const before = await archivesOf(services);
  const open: Storage['open'] = async () => ({ bytes: 15, read: async () => Readable.from(failingStream()) });
  const broken = { ...services, storage: { ...services.storage, open } };

  await expect(gatherExport(broken, id)).rejects.toThrow('killed');
  const after = await archivesOf(services);
  await deliver();

  expect(after).toEqual(before);
  const newest = (await callApi('GET /api/user/data-exports', {}, talent)).body.data_export;
  expect(newest).toMatchObject({ id, state: 'ready' });
});

test('serves the download URL for ten minutes, only for the account and as an attachment', async ({
  app,
  ask,
  callApi,
  clock,
  deliver,
  given,
}) => {
  const talent = await given.talent({}, { password });
  const stranger = await given.talent({}, { password });
  const { id } = (await ask(talent)).body.data_export;
  const early = await callApi('GET /api/user/data-exports/:id/address', { params: { id } }, talent);
  await deliver();

  const foreign = await callApi('GET /api/user/data-exports/:id/address', { params: { id } }, stranger);
  const { body } = await callApi('GET /api/user/data-exports/:id/address', { params: { id } }, talent);
  const file = await app.inject(body.address);
  clock.now = new Date(clock.now.getTime() + 11 * MINUTE_MS);
  const later = await app.inject(body.address);

  expect([early.status, foreign.status, file.statusCode, later.statusCode]).toEqual([404, 404, 200, 404]);
  expect(file.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment',
    'cache-control': 'private, no-store',
  });
});

test('expires after a week and deletes the file within an hour', async ({
  ask,
  callApi,
  clock,
  deliver,
  given,
  services,
}) => {
  const before = await archivesOf(services);
  const talent = await given.talent({}, { password });
  const { id } = (await ask(talent)).body.data_export;
  await deliver();
  const made = (await archivesOf(services)).filter((name) => !before.includes(name));
  const { ends_at } = (await callApi('GET /api/user/data-exports', {}, talent)).body.data_export ?? {};

  clock.now = new Date(ends_at ?? '');
  const session = { token: await given.session(talent.id) };
  const shown = await callApi('GET /api/user/data-exports', {}, session);
  const address = await callApi('GET /api/user/data-exports/:id/address', { params: { id } }, session);
  await endDataExports.run(services, {}, '');

  expect(shown.body.data_export?.state).toBe('ended');
  expect(address.status).toBe(404);
  expect(made).toHaveLength(1);
  expect(await archivesOf(services)).not.toContain(made[0]);
});

async function archivesOf({ config }: Services): Promise<string[]> {
  const names = await readdir(join(config.DATA_DIR, 'media/private')).catch(() => []);
  return names.filter((name) => name.endsWith('.zip'));
}

async function* failingStream() {
  yield Buffer.from('half a');
  await crash();
}

async function crash(): Promise<never> {
  throw new Error('killed');
}
