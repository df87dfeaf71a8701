import { expect } from 'vitest';
import { readShared, shareBoard, viewBoard } from '#testing/share-world.ts';
import { test as base } from '#testing/tape-world.ts';

const room = 'GET /api/production/self-tapes/:id';
const comment = 'POST /api/production/takes/:id/comments';
const said = (text: string, at_ms = 42_000) => ({ id: crypto.randomUUID(), at_ms, text });

/** A house with a take of one applicant. */
const test = base.extend('watch', ({ callApi, given, taped }) => async () => {
  const { house, job, application } = taped;
  const { id } = await given.take(application.id);
  const member = (team_role: 'viewer' | 'reviewer') =>
    given.member({ production_house_id: house.production_house_id }, team_role);
  const read = async (as: { token: string } = house) => {
    const { body } = await callApi(room, { params: job, query: {} }, as);
    const [tape] = body.tapes;
    if (!tape) throw new Error('There is no tape.');
    return tape;
  };
  return { take: { id }, member, read };
});

test('counts each person who watches a take once, and shows the talent how many', async ({
  callApi,
  clock,
  taped: { house, talent, tape },
  watch,
}) => {
  const { take, member, read } = await watch();
  const viewer = await member('viewer');
  const view = (as: { token: string }) =>
    callApi('POST /api/production/takes/:id/views', { params: take }, as);

  await view(house);
  await view(house);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const byViewer = await view(viewer);

  expect(byViewer.status).toBe(200);
  expect((await read()).takes).toMatchObject([{ watched: true, viewers: 2 }]);
  const { body } = await callApi('GET /api/user/self-tapes', { query: { id: tape.id } }, talent);
  expect(body.tapes[0]?.views).toEqual({ people: 2, last_at: clock.now.toISOString() });
  const other = { params: { id: crypto.randomUUID() } };
  expect((await callApi('POST /api/production/takes/:id/views', other, house)).status).toBe(404);
});

test('shows the comments and scores of others once one has scored', async ({
  callApi,
  taped: { house, application },
  watch,
}) => {
  const { take, member, read } = await watch();
  const [reviewer, viewer] = [await member('reviewer'), await member('viewer')];
  const turn = said('The turn');
  await callApi(comment, { params: take, body: turn }, house);
  await callApi(comment, { params: take, body: { ...turn, text: 'The turn, twice' } }, house);
  await callApi(comment, { params: take, body: said('Own', 1000) }, reviewer);
  const score = (as: { token: string }, body: object) =>
    callApi('PUT /api/production/review/:id/score', { params: application, body: body as never }, as);
  await score(house, { score: 4, voice: 5, look: 3 });
  await score(house, { score: 5, performance: 4 });
  const textsOf = async (as: { token: string }) =>
    (await read(as)).takes[0]?.comments.map(({ text }) => text);

  const blind = await read(reviewer);
  const blindTexts = await textsOf(reviewer);
  const byViewer = await textsOf(viewer);
  const refused = await callApi(comment, { params: take, body: said('As a viewer') }, viewer);
  const stolen = await callApi(comment, { params: take, body: { ...turn, text: 'Mine now' } }, reviewer);
  await score(reviewer, { score: 2 });

  expect(blind).toMatchObject({ blind: true, score: null, team_score: null, scores: [] });
  expect(blindTexts).toEqual(['Own']);
  expect(byViewer).toEqual(['Own', 'The turn, twice']);
  expect([refused.status, stolen.status]).toEqual([403, 404]);
  expect(await textsOf(reviewer)).toEqual(['Own', 'The turn, twice']);
  expect(await read(reviewer)).toMatchObject({
    blind: false,
    scores: [
      { score: 5, voice: 5, look: 3, performance: 4, is_own: false },
      { score: 2, voice: null, is_own: true },
    ],
  });
  const removing = { params: { id: turn.id } };
  const foreign = await callApi('DELETE /api/production/take-comments/:id', removing, reviewer);
  await callApi('DELETE /api/production/take-comments/:id', removing, house);
  expect(foreign.status).toBe(404);
  expect(await textsOf(house)).toEqual(['Own']);
});

test('lets clients watch a take and comment on it, and shows them only their own comments', async ({
  callApi,
  db,
  given,
  taped: { house, job, talent, application },
  watch,
}) => {
  await db
    .updateTable('talent')
    .set({ date_of_birth: given.born(25) })
    .where('id', '=', talent.id)
    .execute();
  const { take, read } = await watch();
  await callApi(comment, { params: take, body: said('Between us') }, house);
  const { token } = await shareBoard(callApi, job.id, house);
  const viewer = await viewBoard(callApi, token);
  const own = said('Love this', 7000);
  const send = (video: string) =>
    callApi('POST /api/shared-board/comments', { body: { viewer, video, ...own } });

  const played = await callApi('POST /api/shared-board/video', { body: { viewer, video: take.id } });
  const saved = [await send(take.id), await send(take.id), await send(crypto.randomUUID())];

  expect(played.status).toBe(200);
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 404]);
  const [person] = await readShared(callApi, token, viewer);
  expect(person?.pictures).toMatchObject([{ video: take.id, is_take: true, comments: [own] }]);
  await callApi('PUT /api/production/review/:id/score', { params: application, body: { score: 3 } }, house);
  const [shown] = (await read()).takes;
  expect(shown?.viewers).toBe(1);
  expect(shown?.comments).toMatchObject([{ ...own, is_client: true, is_own: false }, { text: 'Between us' }]);
});

test('shows clients no take through a link without self-tapes', async ({
  callApi,
  db,
  given,
  taped: { house, job, talent },
  watch,
}) => {
  await db
    .updateTable('talent')
    .set({ date_of_birth: given.born(25) })
    .where('id', '=', talent.id)
    .execute();
  const { take } = await watch();
  const { token } = await shareBoard(callApi, job.id, house, { shows_tapes: false });
  const viewer = await viewBoard(callApi, token);
  const asked = { viewer, video: take.id };

  const played = await callApi('POST /api/shared-board/video', { body: asked });
  const commented = await callApi('POST /api/shared-board/comments', { body: { ...asked, ...said('Fine') } });

  expect(await readShared(callApi, token, viewer)).toMatchObject([{ pictures: [] }]);
  expect([played.status, commented.status]).toEqual([404, 404]);
  const { shares } = (await callApi('GET /api/production/jobs/:id/shares', { params: job }, house)).body;
  expect(shares).toMatchObject([{ shows_tapes: false }]);
});

test('offers a download, named for the house, only while the talent allows it', async ({
  db,
  taped: { tape },
  watch,
}) => {
  const { read } = await watch();
  const nameOf = async () => (await read()).takes[0]?.download_name;
  const allow = (may_download: boolean) =>
    db.updateTable('self_tape').set({ may_download }).where('id', '=', tape.id).execute();

  const before = await nameOf();
  await allow(true);
  const allowed = await nameOf();
  await allow(false);

  expect([before, allowed, await nameOf()]).toEqual([
    null,
    'Lead-Detective-Web-Series_Asha-Rao_take1.mp4',
    null,
  ]);
});

test('asks some applicants for a tape of a callback, once, whatever the audition type', async ({
  callApi,
  deliver,
  given,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const job = await given.job({ production_house_id });
  const talent = await given.talent();
  const other = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id: job.id });
  await given.application({ talent_id: other.id, job_id: job.id });
  const body = {
    ...{ request_id: crypto.randomUUID(), audience: 'callback' as const, application_ids: [id] },
    ...{ instructions: 'The second scene, colder.', day: job.shoot_dates, time: '10:00', max_takes: 3 },
  };
  const ask = (as: { token: string }, fields: object = {}) =>
    callApi(
      'POST /api/production/self-tapes/:id/requests',
      { params: job, body: { ...body, ...fields } as never },
      as,
    );

  const answers = [await ask(house), await ask(house)];
  const changed = await ask(house, { instructions: 'The third scene.' });
  const nobody = await ask(house, { application_ids: [] });
  const foreign = await ask(await given.house());

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(changed.body.code).toBe('request_id_reused');
  expect([nobody.status, foreign.status]).toEqual([400, 404]);
  expect(await deliver()).toMatchObject([
    { to: talent.email, subject: expect.stringMatching(/^Send a self-tape/) },
  ]);
  const own = await callApi('GET /api/user/self-tapes', { query: {} }, talent);
  expect(own.body.tapes).toMatchObject([
    { audience: 'callback', state: 'waiting', request: { max_takes: 3 } },
  ]);
  expect((await callApi('GET /api/user/self-tapes', { query: {} }, other)).body.tapes).toEqual([]);
  const read = await callApi(room, { params: job, query: { request_id: body.request_id } }, house);
  expect(read.body).toMatchObject({ total: 1, requests: [{ audience: 'callback', id: body.request_id }] });
});
