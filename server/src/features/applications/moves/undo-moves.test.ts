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

test('says why a move is not undone: moved since, told, or of another house', async ({ callApi, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [moved, shown_status, free] = [await applicant(), await applicant(), await applicant()];
  const colleague = await given.member(house, 'reviewer');
  const step = moveOf([moved.id, shown_status.id, free.id], 'shortlisted');
  const request = { body: { request_id: step.body.request_id } };
  await callApi(move, step, house);
  const by = { body: { ...moveOf([moved.id], 'backup').body, confirm: true } };
  await callApi(move, by, colleague);
  await callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [shown_status.id]), house);

  const stranger = await callApi(undo, request, await given.house());
  const { body } = await callApi(undo, request, house);

  expect(stranger.status).toBe(404);
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

test('lists the moves of an application, and takes each back until something was sent for it', async ({
  callApi,
  clock,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const colleague = await given.member(house, 'reviewer', { display_name: 'Ira Sen' });
  const [one, other] = [await applicant(), await applicant()];
  const bulk = moveOf([one.id, other.id], 'on_hold');
  const single = moveOf([one.id], 'shortlisted');
  await callApi(move, bulk, house);
  clock.now = new Date(clock.now.getTime() + 60 * 60_000);
  await callApi(move, single, colleague);
  const movesOf = async (id: string) => {
    const { body } = await callApi('GET /api/production/review/:id', { params: { id } }, house);
    return body.data.moves.map(({ was, stage, is_sent }) => `${was} ${stage}${is_sent ? ' sent' : ''}`);
  };
  const takeBack = ({ body: { request_id } }: typeof bulk, application_ids?: string[]) =>
    callApi(undo, { body: { request_id, ...(application_ids && { application_ids }) } }, house);

  const { body: shown } = await callApi('GET /api/production/review/:id', { params: { id: one.id } }, house);
  const early = await takeBack(bulk, [one.id]);
  await takeBack(single);
  const back = await takeBack(bulk, [one.id]);
  const rest = await movesOf(other.id);
  await callApi(move, moveOf([other.id], 'not_selected'), house);
  await callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [other.id]), house);

  expect(shown.data.moves).toMatchObject([
    { was: 'applied', stage: 'on_hold', is_own: true, count: 2, is_sent: false },
    { was: 'on_hold', stage: 'shortlisted', by: 'Ira Sen', is_own: false, count: 1, is_sent: false },
  ]);
  expect(early.body.not_undone).toMatchObject([{ application_id: one.id, status: 'shortlisted' }]);
  expect(back.body).toMatchObject({
    undone: [{ application_id: one.id, status: 'applied' }],
    not_undone: [],
  });
  expect(await movesOf(one.id)).toEqual([]);
  expect(rest).toEqual(['applied on_hold']);
  expect(await movesOf(other.id)).toEqual(['applied on_hold sent', 'on_hold not_selected sent']);
});

test('takes no move back once an invitation or an offer followed, or the casting call is closed', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [invited, offered, plain] = [await applicant(), await applicant(), await applicant()];
  const step = moveOf([invited.id, offered.id, plain.id], 'shortlisted');
  await callApi(move, step, house);
  const params = { id: job_id };
  const audition = { params, body: { applications: [invited.id], round: 1 } };
  await given.slot(job_id);
  await callApi('POST /api/production/auditions/:id/invitations', audition, house);
  await given.offer(offered.id, 'open');

  const first = await callApi(undo, { body: { request_id: step.body.request_id } }, house);
  const later = moveOf([plain.id], 'on_hold');
  await callApi(move, later, house);
  await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house);
  const closed = await callApi(undo, { body: { request_id: later.body.request_id } }, house);

  expect(first.body.undone).toEqual([{ application_id: plain.id, status: 'applied' }]);
  expect(first.body.not_undone.map(({ application_id }) => application_id).sort()).toEqual(
    [invited.id, offered.id].sort(),
  );
  expect(closed.body).toMatchObject({ undone: [], not_undone: [{ application_id: plain.id }] });
});
