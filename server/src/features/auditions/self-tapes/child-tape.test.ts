import { expect } from 'vitest';
import { readRequests } from '#features/accounts/guardian-overview/read-requests.ts';
import { newPass } from '#features/accounts/guardians/guardian-token.ts';
import { deleteTakes } from '#features/auditions/takes/tasks.ts';
import { proveEmail, readShared, shareBoard } from '#testing/share-world.ts';
import { BEFORE, test as base, DEADLINE } from '#testing/tape-world.ts';

const room = 'GET /api/production/self-tapes/:id';

/** A child who was asked for up to two takes, and whose guardian decides about each. */
const test = base.extend('child', async ({ callApi, clock, db, given, sendTape, services }) => {
  clock.now = BEFORE;
  const { house, job, talent, application } = await given.applied({
    job: { audition_type: 'Self-tape', shoot_dates: '2026-06-01' },
    talent: { name: 'Tara Rao', date_of_birth: '2015-05-01' },
    hasGuardian: true,
  });
  await given.tapeRequest(job.id, { deadline: DEADLINE, max_takes: 2 });
  const tape = await given.selfTape(application.id);
  const [guardian] = await db
    .updateTable('guardian')
    .set({ applies_alone: false, shown_to_clients: true })
    .where('talent_id', '=', talent.id)
    .returning(['id', 'contact'])
    .execute();
  const pass = newPass(services.secrets.links, guardian?.id ?? '', clock.now);
  const decision = { pass, child: talent.id, kind: 'tape', subject: tape.id } as const;
  return {
    ...{ house, job, talent, application, tape, decision },
    send: (take = '1') => sendTape(talent, tape.id, { take }),
    decide: (approve: boolean) => callApi('POST /api/guardian/decide', { body: { ...decision, approve } }),
    waiting: async () => (await readRequests(services, guardian?.contact ?? '', 'en')).waiting,
    own: async () =>
      (await callApi('GET /api/user/self-tapes', { query: { id: tape.id } }, talent)).body.tapes[0],
    atHouse: async () => {
      const { tapes } = (await callApi(room, { params: job, query: {} }, house)).body;
      return tapes.map(({ state, answers, takes }) => ({
        state,
        answers,
        takes: takes.map(({ take }) => take),
      }))[0];
    },
    /** A minute later, when an approval is no longer of the same moment. */
    async later() {
      clock.now = new Date(clock.now.getTime() + 60_000);
      talent.token = await given.session(talent.id);
      house.token = await given.session(house.id);
    },
  };
});

test('keeps the self-tape of a child from the house until the guardian approves it', async ({
  callApi,
  child: { application, atHouse, decide, decision, house, later, send, waiting },
  clock,
}) => {
  const sent = await send();
  const before = await atHouse();
  const review = await callApi('GET /api/production/review/:id', { params: application }, house);
  const approved = await decide(true);
  const received = await atHouse();
  await later();
  const another = await send();

  expect(sent.status).toBe(200);
  expect(before).toMatchObject({ state: 'waiting', takes: [] });
  expect(review.body.data.media).toEqual([]);
  expect(approved).toMatchObject({
    status: 200,
    body: { waiting: [], decided: [{ kind: 'tape', approved: true }] },
  });
  expect(received).toMatchObject({ state: 'received', takes: [1] });
  // An approval is for one tape.
  expect(another.status).toBe(200);
  expect(await waiting()).toMatchObject([{ kind: 'tape' }]);
  const shown = {
    ...decision,
    approve: true,
    asked_at: new Date(clock.now.getTime() - 60_000).toISOString(),
  };
  expect(await callApi('POST /api/guardian/decide', { body: shown })).toMatchObject({
    status: 409,
    body: { code: 'guardian_request_changed' },
  });
});

test('asks the guardian no more once the child has deleted what waited', async ({
  callApi,
  child: { atHouse, decide, own, send, talent, waiting },
}) => {
  await send();
  await send('2');
  const remove = async () => {
    const id = (await own())?.takes[0]?.id ?? '';
    return callApi('DELETE /api/user/takes/:id', { params: { id } }, talent);
  };

  await remove();
  const left = await waiting();
  await remove();

  expect(left).toMatchObject([{ kind: 'tape' }]);
  expect(await waiting()).toEqual([]);
  expect((await decide(true)).status).toBe(404);
  expect(await atHouse()).toMatchObject({ state: 'waiting', takes: [] });
});

test('an approval sends every take that waits, but none in place of one that was watched meanwhile', async ({
  callApi,
  child: { atHouse, decide, house, job, later, own, send },
}) => {
  await send();
  await send('2');
  await decide(true);
  const both = await atHouse();
  await later();
  await send();
  await send('2');
  const { tapes } = (await callApi(room, { params: job, query: {} }, house)).body;
  const watched = tapes[0]?.takes[0]?.id ?? '';
  await callApi('POST /api/production/takes/:id/views', { params: { id: watched } }, house);
  const approved = await decide(true);

  expect(both).toMatchObject({ state: 'received', takes: [1, 2] });
  expect(approved.status).toBe(200);
  const takes = (await own())?.takes.map(({ id, take, waits_for }) => ({
    isWatched: id === watched,
    take,
    waits_for,
  }));
  expect(takes).toEqual([
    { isWatched: true, take: 1, waits_for: null },
    { isWatched: false, take: 2, waits_for: null },
  ]);
});

test('a rejected take is deleted, and the house never hears of it', async ({
  child: { atHouse, decide, own, send },
}) => {
  await send();
  await decide(false);

  expect((await own())?.takes).toEqual([]);
  expect(await atHouse()).toMatchObject({ state: 'waiting', takes: [] });
});

test('takes nothing of a child whose guardian withdrew the consent while it was sent', async ({
  app,
  callApi,
  child: { atHouse, decide, decision, house, job, later, own, send, talent },
}) => {
  await send();
  await decide(true);
  const url = (await callApi(room, { params: job, query: {} }, house)).body.tapes[0]?.takes[0]?.poster;
  await later();
  await callApi('POST /api/guardian/withdraw', { body: { pass: decision.pass, child: talent.id } as never });
  const refused = await send('2');

  expect(JSON.parse(refused.text)).toMatchObject({ code: 'application_closed' });
  expect(await atHouse()).toBeUndefined();
  expect((await own())?.takes).toHaveLength(1);
  if (url) expect((await app.inject(url)).statusCode).toBe(404);
});

test('shows the take of a child to no client, also where the guardian lets clients see the child', async ({
  callApi,
  child: { decide, house, job, send },
  deliver,
}) => {
  await send();
  await decide(true);
  await deliver();
  const { token } = await shareBoard(callApi, job.id, house, { proves_email: true });
  const { viewer } = (await proveEmail(callApi, deliver, token, 'priya@agency.example')).body;
  const take = (await callApi(room, { params: job, query: {} }, house)).body.tapes[0]?.takes[0]?.id ?? '';

  const people = await readShared(callApi, token, viewer);
  const played = await callApi('POST /api/shared-board/video', { body: { viewer, video: take } });

  expect(people).toMatchObject([{ name: 'Tara', pictures: [] }]);
  expect(played.body).toMatchObject({ code: 'file_not_found' });
});

test('shows the house the answers of a child with the approved tape, and no others', async ({
  callApi,
  child: { atHouse, decide, job, later, send, talent, tape },
  db,
}) => {
  await db
    .updateTable('tape_request')
    .set({ questions: ['Do you ride?'] })
    .where('job_id', '=', job.id)
    .execute();
  const answer = (text: string) =>
    callApi('PUT /api/user/self-tapes/:id/answers', { params: tape, body: { answers: [text] } }, talent);
  await answer('Yes');
  const before = await atHouse();
  await send();
  await decide(true);
  const after = await atHouse();
  const changed = await answer('No');
  await later();

  expect(before?.answers).toEqual([]);
  expect(after?.answers).toEqual(['Yes']);
  expect(changed.body).toMatchObject({ code: 'tape_answers_approved' });
});

test('asks the guardian no more once the takes were deleted because their time was over', async ({
  child: { send, waiting },
  clock,
  services,
}) => {
  await send();
  clock.now = new Date('2027-06-01');
  await deleteTakes.run(services, {}, 'run');

  expect(await waiting()).toEqual([]);
});

test('sends the self-tape that a guardian uploads who acts for the child, without another decision', async ({
  callApi,
  child: { atHouse, job, talent, tape, waiting },
  db,
  given,
  sendTape,
}) => {
  const questions = ['Do you ride?'];
  await db.updateTable('tape_request').set({ questions }).where('job_id', '=', job.id).execute();
  const guardian = db.selectFrom('guardian').select('id').where('talent_id', '=', talent.id);
  const { id: guardian_id } = await guardian.executeTakeFirstOrThrow();
  const { id: holder_id } = await given.talent();
  const mandate = await given.mandate({ kind: 'guardian', talent_id: talent.id, holder_id, guardian_id });

  const as = { token: await given.actingSession(mandate) };
  const sent = await sendTape(as, tape.id, { take: '1' });
  const body = { answers: ['Yes'] };
  const answered = await callApi('PUT /api/user/self-tapes/:id/answers', { params: tape, body }, as);

  expect([sent.status, answered.status, await waiting()]).toEqual([200, 200, []]);
  expect(await atHouse()).toMatchObject({ state: 'received', takes: [1], ...body });
});
