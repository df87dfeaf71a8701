import { expect } from 'vitest';
import { createBoard, moveOf, ownApplications, settlePendingMoves } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

const SECOND = 1000;

test('moves applications together and notifies their talent half a minute later', async ({
  callApi,
  clock,
  given,
  services,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [one, two] = [await applicant(), await applicant()];
  const taken = clock.now;
  const later = (seconds: number) => new Date(taken.getTime() + seconds * SECOND);

  const response = await callApi(
    'POST /api/production/review/moves',
    moveOf([one.id, two.id], 'shortlisted'),
    house,
  );
  clock.now = later(29);
  await settlePendingMoves(services);
  const early = await ownApplications(callApi, one.talent);
  clock.now = later(30);
  await settlePendingMoves(services);
  await settlePendingMoves(services);

  expect(response).toMatchObject({
    status: 200,
    body: {
      moved: expect.arrayContaining([
        { application_id: one.id, status: 'shortlisted' },
        { application_id: two.id, status: 'shortlisted' },
      ]),
      not_moved: [],
      undo_until: later(30).toISOString(),
    },
  });
  expect(early).toEqual([{ status: 'applied', status_history: ['applied'] }]);
  expect(await ownApplications(callApi, one.talent)).toEqual([
    { status: 'shortlisted', status_history: ['applied', 'shortlisted'] },
  ]);
  const { body } = await callApi('GET /api/production/review/:id', { params: { id: two.id } }, house);
  expect(body.data).toMatchObject({
    pending_move: null,
    status_history: [
      { by: null },
      { status: 'shortlisted', happened_at: taken.toISOString(), party: 'house' },
    ],
  });
  expect(body.data.status_history[1]?.by).toBeTruthy();
  const board = await callApi('GET /api/production/jobs/:id/board', { params: { id: job_id } }, house);
  expect(board.body.counts).toMatchObject({ applied: 0, shortlisted: 2 });
});

test('the house sees a move at once, and until when it can be undone', async ({ callApi, clock, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id } = await applicant();
  const until = new Date(clock.now.getTime() + 30 * SECOND).toISOString();
  const step = moveOf([id], 'not_selected');

  await callApi('POST /api/production/review/moves', step, house);

  const params = { id: job_id };
  const board = await callApi('GET /api/production/jobs/:id/board', { params }, house);
  expect(board.body.counts).toMatchObject({ applied: 0, not_selected: 1 });
  expect(board.body.cards).toMatchObject([{ status: 'not_selected', undo_until: until, opened: true }]);
  const column = { params, query: { status: 'not_selected' } as const };
  expect((await callApi('GET /api/production/jobs/:id/board', column, house)).body.cards).toHaveLength(1);
  const { body } = await callApi('GET /api/production/review/:id', { params: { id } }, house);
  expect(body.data).toMatchObject({
    status: 'not_selected',
    pending_move: { request_id: step.body.request_id, status: 'not_selected', until, is_own: true },
    status_history: [{ status: 'applied' }],
  });
});

test('reports the status and the reason for each application that cannot move', async ({
  callApi,
  given,
}) => {
  const { house, applicant } = await createBoard(given);
  const [moves, there, decided, gone] = [
    await applicant(),
    await applicant(),
    await applicant(),
    await applicant(),
  ];
  const foreign = await given.application({ talent_id: (await given.talent()).id });
  await callApi('POST /api/production/review/moves', moveOf([there.id], 'shortlisted'), house);
  await callApi('POST /api/production/review/moves', moveOf([decided.id], 'not_selected'), house);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: gone.id } }, gone.talent);

  const ids = [moves.id, there.id, decided.id, gone.id, foreign.id, moves.id];
  const { body } = await callApi('POST /api/production/review/moves', moveOf(ids, 'shortlisted'), house);

  expect(body.moved).toEqual([{ application_id: moves.id, status: 'shortlisted' }]);
  expect(body.not_moved).toEqual([
    { application_id: there.id, status: 'shortlisted', reason: 'This application was already moved there.' },
    {
      application_id: decided.id,
      status: 'not_selected',
      reason: 'This application already has a final outcome.',
    },
    { application_id: gone.id, status: 'withdrawn', reason: 'The talent withdrew this application.' },
    { application_id: foreign.id, status: null, reason: 'Not found.' },
  ]);
});

test('of two concurrent moves of one application one is made, and the later request gets the current status', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const { house, applicant } = await createBoard(given);
  const people = await Promise.all(Array.from({ length: 12 }, () => applicant()));
  const ids = people.map(({ id }) => id);
  const outcomes = (['not_selected', 'audition', 'shortlisted', 'not_selected'] as const).map(
    (status, place) =>
      callApi(
        'POST /api/production/review/moves',
        moveOf(place % 2 === 0 ? ids : ids.toReversed(), status),
        house,
      ),
  );

  const answers = await Promise.all(outcomes);
  clock.now = new Date(clock.now.getTime() + 30 * SECOND);
  await settlePendingMoves(services);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // The first request with this status moved them; for the other they were already decided.
  const decided = answers.flatMap(({ body }) => body.moved.filter(({ status }) => status === 'not_selected'));
  expect(decided.map(({ application_id }) => application_id).sort()).toEqual(ids.toSorted());
  const steps = db.selectFrom('status_change').select(['application_id', 'status']);
  const taken = await steps.where('application_id', 'in', ids).where('status', '=', 'not_selected').execute();
  expect(taken).toHaveLength(12);
  const statuses = db.selectFrom('application').select('status').where('id', 'in', ids).distinct();
  expect(await statuses.execute()).toEqual([{ status: 'not_selected' }]);
});

test('a move and a withdrawal at the same time end in the withdrawal, with nothing pending', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();

  const [step, withdrawal] = await Promise.all([
    callApi('POST /api/production/review/moves', moveOf([id], 'not_selected'), house),
    callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent),
  ]);
  clock.now = new Date(clock.now.getTime() + 30 * SECOND);
  await settlePendingMoves(services);

  expect([step.status, withdrawal.status]).toEqual([200, 200]);
  expect(await ownApplications(callApi, talent)).toEqual([
    { status: 'withdrawn', status_history: ['applied', 'withdrawn'] },
  ]);
  const waiting = db.selectFrom('pending_move').select('status').where('application_id', '=', id);
  const { body } = await callApi('GET /api/production/review/:id', { params: { id } }, house);
  expect(body.data).toMatchObject({ status: 'withdrawn', pending_move: null });
  expect(await waiting.where('settled_at', 'is', null).where('undone_at', 'is', null).execute()).toEqual([]);
});

test('the board cannot select an applicant, because that requires an accepted offer', async ({
  callApi,
  given,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id } = await applicant();

  const selected = await callApi(
    'POST /api/production/review/moves',
    moveOf([id], 'selected' as never),
    house,
  );
  const viewed = await callApi('POST /api/production/review/moves', moveOf([id], 'viewed' as never), house);
  const nobody = await callApi('POST /api/production/review/moves', moveOf([], 'audition'), house);
  const many = Array.from({ length: 201 }, () => crypto.randomUUID());
  const tooMany = await callApi('POST /api/production/review/moves', moveOf(many, 'audition'), house);

  expect(selected).toMatchObject({ status: 400, body: { fields: { status: expect.any(String) } } });
  expect(viewed.status).toBe(400);
  expect(nobody).toMatchObject({
    status: 400,
    body: { fields: { application_ids: 'Select at least one applicant.' } },
  });
  expect(tooMany).toMatchObject({
    status: 400,
    body: { fields: { application_ids: 'At most 200 at once.' } },
  });
});
