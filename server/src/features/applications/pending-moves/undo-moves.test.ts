import { expect } from 'vitest';
import { createBoard, moveOf, ownApplications, settlePendingMoves } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

const SECOND = 1000;

test('the talent never sees an undone move, and it stays on record', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const step = moveOf([id], 'not_selected');
  const undo = { body: { request_id: step.body.request_id } };
  await callApi('POST /api/production/review/moves', step, house);
  clock.now = new Date(clock.now.getTime() + 29 * SECOND);

  const undone = await callApi('POST /api/production/review/undo', undo, house);
  const again = await callApi('POST /api/production/review/undo', undo, house);
  const late = await callApi('POST /api/production/review/moves', step, house);
  const repeated = await callApi('POST /api/production/review/moves', moveOf([id], 'shortlisted'), house);
  clock.now = new Date(clock.now.getTime() + 60 * SECOND);
  await settlePendingMoves(services);

  const back = { status: 200, body: { undone: [{ application_id: id, status: 'applied' }], not_undone: [] } };
  expect([undone, again]).toMatchObject([back, back]);
  // A move sent again after it was undone, for example after a lost response, does not take effect.
  expect(late.body.moved).toEqual([{ application_id: id, status: 'applied' }]);
  expect(repeated.body.moved).toEqual([{ application_id: id, status: 'shortlisted' }]);
  expect(await ownApplications(callApi, talent)).toEqual([
    { status: 'shortlisted', status_history: ['applied', 'shortlisted'] },
  ]);
  const record = db
    .selectFrom('pending_move')
    .select(['status', 'undone_at'])
    .where('application_id', '=', id);
  expect(await record.orderBy('moved_at').execute()).toMatchObject([
    { status: 'not_selected', undone_at: expect.any(String) },
    { status: 'shortlisted', undone_at: null },
  ]);
});

test('a move that the talent was notified of or that another user made cannot be undone', async ({
  callApi,
  clock,
  given,
  services,
}) => {
  const { house, applicant } = await createBoard(given);
  const other = await given.house();
  const { id } = await applicant();
  const step = moveOf([id], 'shortlisted');
  const undo = { body: { request_id: step.body.request_id } };
  await callApi('POST /api/production/review/moves', step, house);

  const colleague = await callApi(
    'POST /api/production/review/undo',
    undo,
    await given.member(house, 'reviewer'),
  );
  const foreign = await callApi('POST /api/production/review/undo', undo, other);
  const unknown = await callApi(
    'POST /api/production/review/undo',
    { body: { request_id: crypto.randomUUID() } },
    house,
  );
  clock.now = new Date(clock.now.getTime() + 30 * SECOND);
  const atTheEnd = await callApi('POST /api/production/review/undo', undo, house);
  await settlePendingMoves(services);
  const late = await callApi('POST /api/production/review/undo', undo, house);

  expect([colleague.status, foreign.status, unknown.status]).toEqual([404, 404, 404]);
  const tooLate = {
    status: 409,
    body: { code: 'undo_too_late' },
  };
  expect([atTheEnd, late]).toMatchObject([tooLate, tooLate]);
});

test('a further move notifies of the one before it, which can no longer be undone', async ({
  callApi,
  clock,
  given,
  services,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const first = moveOf([id], 'shortlisted');
  await callApi('POST /api/production/review/moves', first, house);

  await callApi('POST /api/production/review/moves', moveOf([id], 'audition'), house);
  const undo = await callApi(
    'POST /api/production/review/undo',
    { body: { request_id: first.body.request_id } },
    house,
  );
  clock.now = new Date(clock.now.getTime() + 30 * SECOND);
  await settlePendingMoves(services);

  expect(undo.status).toBe(409);
  expect(await ownApplications(callApi, talent)).toEqual([
    { status: 'audition', status_history: ['applied', 'shortlisted', 'audition'] },
  ]);
});
