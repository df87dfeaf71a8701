import { expect } from 'vitest';
import type { Services } from '#platform/services.ts';
import { createBoard } from '#testing/board-world.ts';
import type { createGiven } from '#testing/given.ts';
import { readShared, shareBoard, viewBoard } from '#testing/share-world.ts';
import { test } from '#testing/test.ts';

const content = Buffer.from('a film of twenty-six bytes');

/** Sends a video with an application; its content is only a text. */
async function sendVideo(
  { db, storage }: Pick<Services, 'storage'> & { db: Services['db'] },
  given: ReturnType<typeof createGiven>,
  application_id: string,
  state: 'ready' | 'processing' = 'ready',
) {
  const file = await given.storedFile(await storage.save('private', content, 'mp4'));
  await db
    .insertInto('application_media')
    .values({ application_id, field: 'auditionVideo', kind: 'video', file, state })
    .execute();
  return file;
}

test('plays a video in parts, at an address that is not the one of the file', async ({
  app,
  callApi,
  clock,
  given,
  services,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const file = await sendVideo(services, given, id);
  const link = await shareBoard(callApi, job_id, house);
  const viewer = await viewBoard(callApi, link.token);
  const [person] = await readShared(callApi, link.token, viewer);
  const video = person?.pictures[0]?.video ?? '';
  const address = () => callApi('POST /api/shared-board/video', { body: { viewer, video } });
  const get = (url: string, range?: string) =>
    app.inject({ method: 'GET', url, headers: range ? { range } : {} });

  const { url } = (await address()).body;
  const part = await get(url, 'bytes=2-5');

  expect(person?.pictures).toEqual([{ url: null, video, is_take: false, comments: [] }]);
  expect(url).not.toContain(file);
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, 'film', 'bytes 2-5/26']);
  expect(part.headers).toMatchObject({ 'content-type': 'video/mp4', 'cache-control': 'private, no-store' });
  expect(part.headers['content-disposition']).toBeUndefined();
  expect(JSON.stringify(part.headers)).not.toContain(file);
  expect((await get(url.replace(/signature=./, 'signature=~'))).statusCode).toBe(404);
  expect(
    (await get(url.replace(/shared-videos\/[^/]+/, `shared-videos/${crypto.randomUUID()}`))).statusCode,
  ).toBe(404);
  clock.now = new Date(clock.now.getTime() + 601_000);
  expect((await get(url)).statusCode).toBe(404);
  const fresh = (await address()).body.url;
  expect((await get(fresh)).statusCode).toBe(200);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);
  expect([(await get(fresh)).statusCode, (await address()).status]).toEqual([404, 404]);
});

test('plays no video of another link, of an ended one, or before it is ready', async ({
  app,
  callApi,
  given,
  services,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [shown, hidden, unready] = [await applicant(), await applicant(), await applicant()];
  await sendVideo(services, given, shown.id);
  await sendVideo(services, given, hidden.id);
  await sendVideo(services, given, unready.id, 'processing');
  const all = await shareBoard(callApi, job_id, house);
  const one = await shareBoard(callApi, job_id, house, { applications: [shown.id, unready.id] });
  const [ofAll, ofOne] = [await viewBoard(callApi, all.token), await viewBoard(callApi, one.token)];
  const videos = async (token: string, viewer: string) =>
    new Map((await readShared(callApi, token, viewer)).map(({ id, pictures }) => [id, pictures[0]?.video]));
  const found = await videos(all.token, ofAll);
  const play = (viewer: string, id: string) =>
    callApi('POST /api/shared-board/video', {
      body: { viewer, video: found.get(id) ?? crypto.randomUUID() },
    });

  expect(await videos(one.token, ofOne)).toEqual(
    new Map([
      [unready.id, undefined],
      [shown.id, found.get(shown.id)],
    ]),
  );
  expect((await play(ofOne, hidden.id)).status).toBe(404);
  expect((await play(ofAll, hidden.id)).status).toBe(200);
  const { url } = (await play(ofOne, shown.id)).body;
  await callApi('DELETE /api/production/shares/:id', { params: { id: one.id } }, house);
  expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
  expect((await play(ofOne, shown.id)).status).toBe(404);
});
