import { expect } from 'vitest';
import { createBoard, settleHeldSteps, stepOf, toldTo } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

const SECOND = 1000;

test('a step that is taken back is never seen by the talent, and stays on record', async ({
  call,
  clock,
  db,
  given,
  services,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const step = stepOf([id], 'not_selected');
  const undo = { body: { request_id: step.body.request_id } };
  await call('POST /api/production/review/steps', step, house);
  clock.now = new Date(clock.now.getTime() + 29 * SECOND);

  const undone = await call('POST /api/production/review/undo', undo, house);
  const again = await call('POST /api/production/review/undo', undo, house);
  const late = await call('POST /api/production/review/steps', step, house);
  const anew = await call('POST /api/production/review/steps', stepOf([id], 'shortlisted'), house);
  clock.now = new Date(clock.now.getTime() + 60 * SECOND);
  await settleHeldSteps(services);

  const back = { status: 200, body: { undone: [{ application_id: id, status: 'applied' }], kept: [] } };
  expect([undone, again]).toMatchObject([back, back]);
  // A step that comes again after it was taken back, as after a lost answer, does not come to life.
  expect(late.body.moved).toEqual([{ application_id: id, status: 'applied' }]);
  expect(anew.body.moved).toEqual([{ application_id: id, status: 'shortlisted' }]);
  expect(await toldTo(call, talent)).toEqual([{ status: 'shortlisted', steps: ['applied', 'shortlisted'] }]);
  const record = db
    .selectFrom('review_step')
    .select(['status', 'undone_at'])
    .where('application_id', '=', id);
  expect(await record.orderBy('taken_at').execute()).toMatchObject([
    { status: 'not_selected', undone_at: expect.any(String) },
    { status: 'shortlisted', undone_at: null },
  ]);
});

test('what the talent was told, or somebody else did, is not taken back', async ({
  call,
  clock,
  given,
  services,
}) => {
  const { house, applicant } = await createBoard(given);
  const other = await given.house();
  const { id } = await applicant();
  const step = stepOf([id], 'shortlisted');
  const undo = { body: { request_id: step.body.request_id } };
  await call('POST /api/production/review/steps', step, house);

  const colleague = await call(
    'POST /api/production/review/undo',
    undo,
    await given.member(house, 'reviewer'),
  );
  const foreign = await call('POST /api/production/review/undo', undo, other);
  const unknown = await call(
    'POST /api/production/review/undo',
    { body: { request_id: crypto.randomUUID() } },
    house,
  );
  clock.now = new Date(clock.now.getTime() + 30 * SECOND);
  const atTheEnd = await call('POST /api/production/review/undo', undo, house);
  await settleHeldSteps(services);
  const late = await call('POST /api/production/review/undo', undo, house);

  expect([colleague.status, foreign.status, unknown.status]).toEqual([404, 404, 404]);
  const tooLate = {
    status: 409,
    body: { message: 'It is too late to take this back: the talent has been told.' },
  };
  expect([atTheEnd, late]).toMatchObject([tooLate, tooLate]);
});

test('a further step tells of the one before it, which may not be taken back any more', async ({
  call,
  clock,
  given,
  services,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const first = stepOf([id], 'shortlisted');
  await call('POST /api/production/review/steps', first, house);

  await call('POST /api/production/review/steps', stepOf([id], 'audition'), house);
  const undo = await call(
    'POST /api/production/review/undo',
    { body: { request_id: first.body.request_id } },
    house,
  );
  clock.now = new Date(clock.now.getTime() + 30 * SECOND);
  await settleHeldSteps(services);

  expect(undo.status).toBe(409);
  expect(await toldTo(call, talent)).toEqual([
    { status: 'audition', steps: ['applied', 'shortlisted', 'audition'] },
  ]);
});
