import { expect } from 'vitest';
import { createBoard, moveOf, ownApplications, sendOf } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

const move = 'POST /api/production/review/moves';
const undo = 'POST /api/production/review/undo';

test('undoes an own move at any time, and keeps it on record', async ({ callApi, clock, db, given }) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const step = moveOf([id], 'not_selected');
  const request = { body: { request_id: step.body.request_id } };
  await callApi(move, step, house);
  clock.now = new Date(clock.now.getTime() + 60 * 60_000);

  const undone = await callApi(undo, request, house);
  const again = await callApi(undo, request, house);
  const late = await callApi(move, step, house);

  const back = { status: 200, body: { undone: [{ application_id: id, status: 'applied' }], not_undone: [] } };
  expect([undone, again]).toMatchObject([back, back]);
  // A move sent again after it was undone, for example after a lost response, does not take effect.
  expect(late.body.moved).toEqual([{ application_id: id, status: 'applied' }]);
  expect(await ownApplications(callApi, talent)).toEqual([
    { status: 'viewed', status_history: ['applied', 'viewed'] },
  ]);
  const record = db.selectFrom('stage_move').select(['was', 'stage', 'undone_at']);
  expect(await record.where('application_id', '=', id).execute()).toMatchObject([
    { was: 'applied', stage: 'not_selected', undone_at: expect.any(String) },
  ]);
});

test('an application that was opened meanwhile goes back to Opened', async ({ callApi, given }) => {
  const { house, applicant } = await createBoard(given);
  const { id } = await applicant();
  const step = moveOf([id], 'shortlisted');
  await callApi(move, step, house);
  await callApi('POST /api/production/applications/:id/view', { params: { id } }, house);

  const { body } = await callApi(undo, { body: { request_id: step.body.request_id } }, house);

  expect(body.undone).toEqual([{ application_id: id, status: 'viewed' }]);
});

test('says why a move is not undone: moved since, told, or not the caller’s', async ({ callApi, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [moved, shown_status, free] = [await applicant(), await applicant(), await applicant()];
  const colleague = await given.member(house, 'reviewer');
  const step = moveOf([moved.id, shown_status.id, free.id], 'shortlisted');
  const request = { body: { request_id: step.body.request_id } };
  await callApi(move, step, house);
  const by = { body: { ...moveOf([moved.id], 'backup').body, confirm: true } };
  await callApi(move, by, colleague);
  await callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [shown_status.id]), house);

  const others = await Promise.all(
    [colleague, await given.house()].map((who) => callApi(undo, request, who)),
  );
  const { body } = await callApi(undo, request, house);

  expect(others.map(({ status }) => status)).toEqual([404, 404]);
  expect(body.undone).toEqual([{ application_id: free.id, status: 'applied' }]);
  expect(body.not_undone).toHaveLength(2);
  expect(body.not_undone).toEqual(
    expect.arrayContaining([
      {
        application_id: moved.id,
        status: 'backup',
        reason: expect.stringContaining('has since moved this application'),
      },
      {
        application_id: shown_status.id,
        status: 'shortlisted',
        reason: 'The talent has already been told. Move the application to change the decision.',
      },
    ]),
  );
});
