import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import sharp from 'sharp';
import { expect } from 'vitest';
import { createBoard, moveOf } from '#testing/board-world.ts';
import type { Caller } from '#testing/given.ts';
import { readShared, sendPicture, shareBoard as share, viewBoard } from '#testing/share-world.ts';
import { test } from '#testing/test.ts';

function newShare(fields: Record<string, unknown> = {}) {
  return { request_id: crypto.randomUUID(), label: 'For Blue Lamp', days: 7, ...fields };
}

test('a client sees the chosen applicants without logging in, and no contact details', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const details = JSON.stringify({ email: 'meera@canary.example', phone: '9812399999' });
  const meera = await applicant(
    { name: 'Meera Shah', city: 'Pune' },
    { details, role_specific_info: 'Call 9812399999' },
  );
  const ravi = await applicant({ name: 'Ravi Rao' });
  await applicant({ name: 'Not Chosen' });
  const { token } = await share(callApi, job_id, house, { applications: [ravi.id, meera.id] });

  const unnamed = await callApi('POST /api/shared-board', { body: { token } });
  const viewer = await viewBoard(callApi, token, 'Priya Nair');
  const { status, body } = await callApi('POST /api/shared-board', { body: { token, viewer } });

  expect(unnamed.body).toMatchObject({ label: 'For Blue Lamp', viewer: null, people: [] });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    label: 'For Blue Lamp',
    viewer: 'Priya Nair',
    production_house_name: 'Lamp Films',
    people: [
      { id: ravi.id, name: 'Ravi Rao' },
      { id: meera.id, name: 'Meera Shah', age: 26, gender: 'Female', city: 'Pune', pictures: [] },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/canary|98123|talent_id/);
});

test('a link can follow a column of the board or show all of it', async ({ callApi, clock, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id } = await applicant();
  await applicant();
  const column = await share(callApi, job_id, house, { status: 'shortlisted' });
  clock.now = new Date(clock.now.getTime() + 1000);
  const all = await share(callApi, job_id, house);
  const viewers = {
    [column.token]: await viewBoard(callApi, column.token),
    [all.token]: await viewBoard(callApi, all.token),
  };
  const shown = (token: string) => readShared(callApi, token, viewers[token]);

  expect(await shown(column.token)).toEqual([]);
  await callApi('POST /api/production/review/moves', moveOf([id], 'shortlisted'), house);

  expect(await shown(column.token)).toMatchObject([{ id }]);
  expect(await shown(all.token)).toHaveLength(2);
  await callApi('POST /api/shared-board', { body: { token: all.token } });
  const { body: listed } = await callApi(
    'GET /api/production/jobs/:id/shares',
    { params: { id: job_id } },
    house,
  );
  expect(listed.shares).toMatchObject([
    { id: all.id, status: null, chosen: null, opened: 1, address: expect.stringContaining(all.token) },
    { id: column.id, status: 'shortlisted', chosen: null, opened: 0, viewers: ['Priya Nair'] },
  ]);
});

test('a link shows no children, no applicants of unknown age, and none who withdrew or did not agree', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  await given.castChildren(house.production_house_id);
  const child = await given.talent({ name: 'Tara Canary', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const ofChild = await given.application({ talent_id: child.id, job_id });
  const unknown = await applicant({ date_of_birth: null });
  const gone = await applicant();
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: gone.id } }, gone.talent);
  const { id: silent } = await given.talent({ date_of_birth: '2000-05-01' });
  const withheld = await given.application({ talent_id: silent, job_id }, []);
  const applications = [ofChild.id, unknown.id, gone.id, withheld.id];

  const chosen = await share(callApi, job_id, house, { applications });
  const all = await share(callApi, job_id, house);

  const answers = await Promise.all([chosen, all].map(({ token }) => readShared(callApi, token)));
  expect(answers).toEqual([[], []]);
});

test('answers alike for expired, revoked and unknown links', async ({ callApi, clock, given }) => {
  const { house, job_id } = await createBoard(given);
  const other = await given.house();
  const [first, second] = [await share(callApi, job_id, house), await share(callApi, job_id, house)];
  const open = (token: string) => callApi('POST /api/shared-board', { body: { token } });
  const end = (id: string, as: Caller) =>
    callApi('DELETE /api/production/shares/:id', { params: { id } }, as);

  expect((await end(first.id, other)).status).toBe(404);
  expect((await open(first.token)).status).toBe(200);
  expect([(await end(first.id, house)).status, (await end(first.id, house)).status]).toEqual([200, 200]);
  const takenBack = await open(first.token);
  clock.now = new Date(clock.now.getTime() + 7 * DAY_MS);
  const ended = await open(second.token);
  const unknown = await open('a'.repeat(43));

  expect(takenBack).toMatchObject({ status: 404, body: { code: 'share_link_ended' } });
  const { request_id: _, ...alike } = takenBack.body as { request_id?: string };
  expect([ended.body, unknown.body]).toMatchObject([alike, alike]);
  expect([ended.status, unknown.status]).toEqual([404, 404]);
});

test('stores only the hash of a link, and creates one link for a form sent twice', async ({
  callApi,
  db,
  given,
}) => {
  const { house, job_id } = await createBoard(given);
  const input = { params: { id: job_id }, body: newShare() as never };

  const one = await callApi('POST /api/production/jobs/:id/shares', input, house);
  const two = await callApi('POST /api/production/jobs/:id/shares', input, house);
  const renamed = { ...input, body: { ...(input.body as object), label: 'For Red Lamp' } as never };
  const other = await callApi('POST /api/production/jobs/:id/shares', renamed, house);

  expect(two.body.share).toEqual(one.body.share);
  const rows = await db.selectFrom('board_share_link').selectAll().where('job_id', '=', job_id).execute();
  expect(rows.map(({ label }) => label)).toEqual(['For Blue Lamp', 'For Red Lamp']);
  expect(other.body.share.id).not.toBe(one.body.share.id);
  expect(JSON.stringify(rows)).not.toContain(String(one.body.share.address).split('/').at(-1));
});

test('links are limited in number, and to a casting call of the house and its own applicants', async ({
  callApi,
  given,
}) => {
  const { house, job_id } = await createBoard(given);
  const stranger = await createBoard(given);
  const { id } = await stranger.applicant();
  const make = (fields: Record<string, unknown>, as: Caller = house) =>
    callApi(
      'POST /api/production/jobs/:id/shares',
      { params: { id: job_id }, body: newShare(fields) as never },
      as,
    );

  const answers = [
    await make({}, stranger.house),
    await make({ applications: [id] }),
    await make({ days: 365 }),
    await make({ label: 'x'.repeat(41) }),
    await callApi('GET /api/production/jobs/:id/shares', { params: { id: job_id } }, stranger.house),
  ];
  const made = await Promise.all(Array.from({ length: 22 }, () => make({})));

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 400, 404]);
  expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(made.filter(({ status }) => status === 409)).toHaveLength(2);
});

test('watermarks every picture of a link with its label, and removes the pictures with the link or the application', async ({
  app,
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const file = await sendPicture(services, given, id);
  const link = await share(callApi, job_id, house, { label: 'For Blue Lamp मीरा' });
  const urls = async ({ token } = link) => {
    const people = await readShared(callApi, token);
    return people.flatMap(({ pictures }) => pictures.map(({ url }) => url ?? ''));
  };
  const [url = ''] = await urls();
  const get = async (address: string) => app.inject({ method: 'GET', url: address });

  const shown = await get(url);
  const { channels } = await sharp(shown.rawPayload).stats();
  const bare = await get(url.replace(/shared\/[^/]+\//, ''));
  const forged = await get(url.replace(/signature=./, 'signature=~'));
  const elsewhere = await get(url.replace(link.id, crypto.randomUUID()));

  expect(url).toContain(`/media/shared/${link.id}/private/${file}?`);
  expect(shown).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
  });
  // The original picture has a single colour.
  expect(channels.map(({ stdev }) => stdev > 5)).toEqual([true, true, true]);
  expect([bare, forged, elsewhere].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  clock.now = new Date(clock.now.getTime() + 601_000);
  expect((await get(url)).statusCode).toBe(404);
  const [fresh = ''] = await urls();
  expect((await get(fresh)).statusCode).toBe(200);
  await callApi('DELETE /api/production/shares/:id', { params: { id: link.id } }, house);
  expect((await get(fresh)).statusCode).toBe(404);
  const [left = ''] = await urls(await share(callApi, job_id, house));
  const before = (await get(left)).statusCode;
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);
  clock.now = new Date(clock.now.getTime() + 1000);
  expect([before, (await get(left)).statusCode]).toEqual([200, 404]);
  expect(await db.selectFrom('application').select('talent_id').where('id', '=', id).execute()).toEqual([
    { talent_id: talent.id },
  ]);
});

test('the database limits a share link to 31 days', async ({ callApi, clock, db, given }) => {
  const { house, job_id } = await createBoard(given);
  const { id } = await share(callApi, job_id, house);
  const lasting = (duration: number) =>
    db
      .updateTable('board_share_link')
      .set({ expires_at: new Date(clock.now.getTime() + duration).toISOString() })
      .where('id', '=', id)
      .execute();

  await expect(lasting(31 * DAY_MS)).resolves.toBeDefined();
  await expect(lasting(31 * DAY_MS + 1)).rejects.toMatchObject({
    constraint: 'board_share_link_expires_within_month',
  });
});
