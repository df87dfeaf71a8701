import { expect } from 'vitest';
import { createBoard, moveOf, ownApplications } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

const move = 'POST /api/production/review/moves';

test('moves applications together and back, as often as the house likes', async ({ callApi, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [one, two] = [await applicant(), await applicant()];
  const ids = [one.id, two.id];
  for (const stage of ['shortlisted', 'not_selected', 'backup', 'audition', 'selected'] as const) {
    const { body } = await callApi(move, moveOf(ids, stage), house);
    expect(body.moved.map(({ status }) => status)).toEqual([stage, stage]);
  }
  await callApi(move, moveOf(ids, 'on_hold'), house);

  const board = await callApi('GET /api/production/jobs/:id/board', { params: { id: job_id } }, house);
  const { body } = await callApi('GET /api/production/review/:id', { params: { id: one.id } }, house);

  expect(board.body.counts).toMatchObject({ applied: 0, selected: 0, on_hold: 2 });
  expect(board.body.cards[0]).toMatchObject({ status: 'on_hold', shown_status: 'viewed' });
  expect(body.data).toMatchObject({
    status: 'on_hold',
    shown_status: 'viewed',
    status_history: [{ status: 'applied' }, { status: 'viewed' }],
  });
  expect(await ownApplications(callApi, one.talent)).toEqual([
    { status: 'viewed', status_history: ['applied', 'viewed'] },
  ]);
});

test('reports the stage and the reason for each application that cannot move', async ({ callApi, given }) => {
  const { house, applicant } = await createBoard(given);
  const [moves, there, gone] = [await applicant(), await applicant(), await applicant()];
  const foreign = await given.application({ talent_id: (await given.talent()).id });
  await callApi(move, moveOf([there.id], 'shortlisted'), house);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: gone.id } }, gone.talent);

  const ids = [moves.id, there.id, gone.id, foreign.id, moves.id];
  const { body } = await callApi(move, moveOf(ids, 'shortlisted'), house);

  expect(body.moved).toEqual([{ application_id: moves.id, status: 'shortlisted' }]);
  expect(body.not_moved).toEqual([
    {
      application_id: there.id,
      status: 'shortlisted',
      reason: 'This application is already there.',
      needs_confirm: false,
    },
    {
      application_id: gone.id,
      status: 'withdrawn',
      reason: 'The talent withdrew this application.',
      needs_confirm: false,
    },
    { application_id: foreign.id, status: null, reason: 'Not found.', needs_confirm: false },
  ]);
});

test('asks before it undoes what a colleague has just decided', async ({ callApi, clock, given }) => {
  const { house, applicant } = await createBoard(given);
  const colleague = await given.member(house, 'reviewer');
  const { id } = await applicant();
  await callApi(move, moveOf([id], 'shortlisted'), colleague);

  const asked = await callApi(move, moveOf([id], 'not_selected'), house);
  const confirmed = moveOf([id], 'not_selected');
  const sure = await callApi(move, { body: { ...confirmed.body, confirm: true } }, house);
  clock.now = new Date(clock.now.getTime() + 10 * 60_000);
  const later = await callApi(move, moveOf([id], 'backup'), colleague);

  expect(asked.body).toMatchObject({
    moved: [],
    not_moved: [
      {
        status: 'shortlisted',
        needs_confirm: true,
        reason: expect.stringMatching(/ moved .+ to Shortlisted just now\.$/),
      },
    ],
  });
  expect(sure.body.moved).toEqual([{ application_id: id, status: 'not_selected' }]);
  expect(later.body.moved).toEqual([{ application_id: id, status: 'backup' }]);
});

test('50 moves of the same applications at the same time leave each in one stage, with every move on record', async ({
  callApi,
  db,
  given,
}) => {
  const { house, applicant } = await createBoard(given);
  const people = await Promise.all(Array.from({ length: 4 }, () => applicant()));
  const ids = people.map(({ id }) => id);
  const stages = ['not_selected', 'audition', 'shortlisted', 'on_hold', 'backup'] as const;

  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      callApi(
        move,
        moveOf(place % 2 === 0 ? ids : ids.toReversed(), stages[place % stages.length] ?? 'backup'),
        house,
      ),
    ),
  );

  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const moved = replies.flatMap(({ body }) => body.moved);
  const stored = await db
    .selectFrom('stage_move')
    .select(['application_id', 'was', 'stage'])
    .where('application_id', 'in', ids)
    .execute();
  expect(stored).toHaveLength(moved.length);
  for (const { id } of people) {
    const { stage } = await db
      .selectFrom('application')
      .select('stage')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const own = stored.filter(({ application_id }) => application_id === id);
    // Every move begins where another ended, so one more ends in the present stage than begins there.
    const balance = own.reduce(
      (sum, one) => sum + Number(one.stage === stage) - Number(one.was === stage),
      0,
    );
    expect(balance).toBe(1);
  }
});

test('a move and a withdrawal at the same time end in the withdrawal', async ({ callApi, given }) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();

  const [step, withdrawal] = await Promise.all([
    callApi(move, moveOf([id], 'not_selected'), house),
    callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent),
  ]);

  expect([step.status, withdrawal.status]).toEqual([200, 200]);
  expect(await ownApplications(callApi, talent)).toEqual([
    { status: 'withdrawn', status_history: expect.arrayContaining(['applied', 'withdrawn']) },
  ]);
  const { body } = await callApi('GET /api/production/review/:id', { params: { id } }, house);
  expect(body.data).toMatchObject({ status: 'withdrawn', shown_status: 'withdrawn' });
});

test('rejects a move to no stage, of nobody, or of too many', async ({ callApi, given }) => {
  const { house, applicant } = await createBoard(given);
  const { id } = await applicant();

  const applied = await callApi(move, moveOf([id], 'applied' as never), house);
  const nobody = await callApi(move, moveOf([], 'audition'), house);
  const many = Array.from({ length: 201 }, () => crypto.randomUUID());
  const tooMany = await callApi(move, moveOf(many, 'audition'), house);

  expect(applied).toMatchObject({ status: 400, body: { fields: { status: expect.any(String) } } });
  expect(nobody).toMatchObject({
    status: 400,
    body: { fields: { application_ids: 'Select at least one applicant.' } },
  });
  expect(tooMany).toMatchObject({
    status: 400,
    body: { fields: { application_ids: 'At most 200 at once.' } },
  });
});
