import { expect } from 'vitest';
import { createBoard } from '#testing/board-world.ts';
import { proveEmail, readShared, shareBoard, viewBoard } from '#testing/share-world.ts';
import { test } from '#testing/test.ts';

const nothing = { pick: null, rating: null, comment: null };

test('each viewer of a link has answers of their own, and the house sees whose they are', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id: application_id } = await applicant();
  const { token } = await shareBoard(callApi, job_id, house);
  const [priya, dev] = [await viewBoard(callApi, token, 'Priya'), await viewBoard(callApi, token, 'Dev')];
  const say = (viewer: string, pick: 'yes' | 'no') =>
    callApi('PUT /api/shared-board/response', { body: { viewer, application_id, pick } });

  const saved = await Promise.all([say(priya, 'yes'), say(dev, 'no')]);

  expect(saved.map(({ status }) => status)).toEqual([200, 200]);
  expect(await readShared(callApi, token, priya)).toMatchObject([{ response: { ...nothing, pick: 'yes' } }]);
  expect(await readShared(callApi, token, dev)).toMatchObject([{ response: { ...nothing, pick: 'no' } }]);
  const { body } = await callApi(
    'GET /api/production/jobs/:id/board-news',
    { params: { id: job_id } },
    house,
  );
  const heard = body.responses.map(({ viewer, pick }) => `${viewer} ${pick}`);
  expect(heard.sort()).toEqual(['Dev no', 'Priya yes']);
});

test('two devices of a viewer do not undo each other', async ({ callApi, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id: application_id } = await applicant();
  const { token } = await shareBoard(callApi, job_id, house);
  const viewer = await viewBoard(callApi, token);
  const say = (said: object) =>
    callApi('PUT /api/shared-board/response', { body: { viewer, application_id, ...said } });

  const saved = await Promise.all([
    say({ pick: 'yes' }),
    say({ comment: 'A warm voice' }),
    say({ rating: 4 }),
  ]);

  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
  const all = { pick: 'yes', comment: 'A warm voice', rating: 4 };
  expect(await readShared(callApi, token, viewer)).toMatchObject([{ response: all }]);
  await say({ pick: null });
  expect(await readShared(callApi, token, viewer)).toMatchObject([{ response: { ...all, pick: null } }]);
});

test('a viewer belongs to one link and ends with it', async ({ callApi, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id: application_id } = await applicant();
  const [own, other] = [await shareBoard(callApi, job_id, house), await shareBoard(callApi, job_id, house)];
  const viewer = await viewBoard(callApi, own.token);
  const say = (as = viewer) =>
    callApi('PUT /api/shared-board/response', { body: { viewer: as, application_id, pick: 'yes' } });

  const elsewhere = await callApi('POST /api/shared-board', { body: { token: other.token, viewer } });
  const [known, unknown] = [await say(), await say('a'.repeat(43))];
  await callApi('DELETE /api/production/shares/:id', { params: { id: own.id } }, house);
  const after = [
    await say(),
    await callApi('POST /api/shared-board', { body: { token: own.token, viewer } }),
    await callApi('POST /api/shared-board/viewers', { body: { token: own.token, name: 'Dev' } }),
  ];

  expect(elsewhere).toMatchObject({ status: 200, body: { viewer: null, people: [] } });
  expect([known.status, unknown.status]).toEqual([200, 404]);
  expect(after.map(({ status, body }) => [status, (body as { code?: string }).code])).toEqual(
    Array(3).fill([404, 'share_link_ended']),
  );
});

test('a link that asks for an email opens only with the code that was sent to it', async ({
  callApi,
  db,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id } = await applicant();
  const { token } = await shareBoard(callApi, job_id, house, { proves_email: true });
  const open = (body: object) => callApi('POST /api/shared-board/viewers', { body: { token, ...body } });
  const email = 'priya@agency.example';

  const rejected = [await open({ name: 'Priya' }), await open({ email, otp: '123456' })];
  const proved = await proveEmail(callApi, deliver, token, email);
  const wrongOwner = await proveEmail(callApi, deliver, token, 'dev@agency.example');
  const { viewer } = proved.body;

  expect(rejected.map(({ status }) => status)).toEqual([400, 400]);
  expect([proved.status, wrongOwner.status]).toEqual([200, 200]);
  expect(wrongOwner.body.viewer).not.toBe(viewer);
  expect(await readShared(callApi, token, viewer)).toMatchObject([{ id }]);
  const { body } = await callApi('GET /api/production/jobs/:id/shares', { params: { id: job_id } }, house);
  expect(body.shares[0]?.proves_email).toBe(true);
  expect(body.shares[0]?.viewers.sort()).toEqual(['dev@agency.example', email]);
  const rows = await db.selectFrom('client_viewer').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(viewer);
});

test('the same email on another device finds its answers', async ({ callApi, clock, deliver, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id: application_id } = await applicant();
  const { token } = await shareBoard(callApi, job_id, house, { proves_email: true });
  const first = (await proveEmail(callApi, deliver, token, 'priya@agency.example')).body.viewer;
  await callApi('PUT /api/shared-board/response', { body: { viewer: first, application_id, pick: 'maybe' } });
  clock.now = new Date(clock.now.getTime() + 120_000);

  const second = (await proveEmail(callApi, deliver, token, 'priya@agency.example')).body.viewer;

  expect(await readShared(callApi, token, second)).toMatchObject([{ response: { pick: 'maybe' } }]);
  expect(await readShared(callApi, token, first)).toMatchObject([{ response: { pick: 'maybe' } }]);
});

test('a link by name sends no codes and asks for the name', async ({ callApi, given }) => {
  const { house, job_id } = await createBoard(given);
  const { token } = await shareBoard(callApi, job_id, house);

  const code = await callApi('POST /api/shared-board/code', { body: { token, email: 'a@agency.example' } });
  const unnamed = await callApi('POST /api/shared-board/viewers', { body: { token } });

  expect(code.status).toBe(404);
  expect(unnamed).toMatchObject({ status: 400, body: { code: 'viewer_name_required' } });
});

test('limits the viewers of a link, and gives the place of one who said nothing to the next', async ({
  callApi,
  clock,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id: application_id } = await applicant();
  const { token } = await shareBoard(callApi, job_id, house);
  const open = (name: string) => {
    clock.now = new Date(clock.now.getTime() + 1000);
    return callApi('POST /api/shared-board/viewers', { body: { token, name } });
  };
  const say = (viewer: string) =>
    callApi('PUT /api/shared-board/response', { body: { viewer, application_id, pick: 'yes' } });
  const viewers: string[] = [];
  for (let place = 0; place < 25; place++) viewers.push((await open(`Viewer ${place}`)).body.viewer);
  for (const viewer of viewers.filter((_, place) => place !== 7)) await say(viewer);

  const real = await open('Priya');
  await say(real.body.viewer);
  const beyond = await open('Dev');

  expect([real.status, beyond.status]).toEqual([200, 409]);
  expect((await say(viewers[7] ?? '')).status).toBe(404);
  const { body } = await callApi('GET /api/production/jobs/:id/shares', { params: { id: job_id } }, house);
  expect(body.shares[0]?.viewers).toHaveLength(25);
});

test('the database lets nobody into a link without the email that it asks for', async ({
  callApi,
  db,
  given,
}) => {
  const { house, job_id } = await createBoard(given);
  const { id } = await shareBoard(callApi, job_id, house, { proves_email: true });
  const row = {
    id: crypto.randomUUID(),
    board_share_link_id: id,
    name: 'Priya',
    created_at: new Date().toISOString(),
  };

  const inserted = db
    .insertInto('client_viewer')
    .values({ ...row, token_hash: Buffer.of(1) })
    .execute();

  await expect(inserted).rejects.toMatchObject({ code: 'KD222' });
});
