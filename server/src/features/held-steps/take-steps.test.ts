import { expect } from 'vitest';
import { createBoard, settleHeldSteps, stepOf, toldTo } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

const SECOND = 1000;

test('applications move together, and their talents are told half a minute later', async ({
  call,
  clock,
  given,
  services,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [one, two] = [await applicant(), await applicant()];
  const taken = clock.now;
  const later = (seconds: number) => new Date(taken.getTime() + seconds * SECOND);

  const response = await call(
    'POST /api/production/review/steps',
    stepOf([one.id, two.id], 'shortlisted'),
    house,
  );
  clock.now = later(29);
  await settleHeldSteps(services);
  const early = await toldTo(call, one.talent);
  clock.now = later(30);
  await settleHeldSteps(services);
  await settleHeldSteps(services);

  expect(response).toMatchObject({
    status: 200,
    body: {
      moved: expect.arrayContaining([
        { application_id: one.id, status: 'shortlisted' },
        { application_id: two.id, status: 'shortlisted' },
      ]),
      stayed: [],
      undo_until: later(30).toISOString(),
    },
  });
  expect(early).toEqual([{ status: 'applied', steps: ['applied'] }]);
  expect(await toldTo(call, one.talent)).toEqual([
    { status: 'shortlisted', steps: ['applied', 'shortlisted'] },
  ]);
  const { body } = await call('GET /api/production/review/:id', { params: { id: two.id } }, house);
  expect(body.data).toMatchObject({
    held: null,
    timeline: [{ by: null }, { status: 'shortlisted', happened_at: taken.toISOString(), party: 'house' }],
  });
  expect(body.data.timeline[1]?.by).toBeTruthy();
  const board = await call('GET /api/production/jobs/:id/board', { params: { id: job_id } }, house);
  expect(board.body.counts).toMatchObject({ applied: 0, shortlisted: 2 });
});

test('the house sees a step at once, and until when it may be taken back', async ({ call, clock, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id } = await applicant();
  const until = new Date(clock.now.getTime() + 30 * SECOND).toISOString();
  const step = stepOf([id], 'not_selected');

  await call('POST /api/production/review/steps', step, house);

  const params = { id: job_id };
  const board = await call('GET /api/production/jobs/:id/board', { params }, house);
  expect(board.body.counts).toMatchObject({ applied: 0, not_selected: 1 });
  expect(board.body.cards).toMatchObject([{ status: 'not_selected', held_until: until, opened: true }]);
  const column = { params, query: { status: 'not_selected' } as const };
  expect((await call('GET /api/production/jobs/:id/board', column, house)).body.cards).toHaveLength(1);
  const { body } = await call('GET /api/production/review/:id', { params: { id } }, house);
  expect(body.data).toMatchObject({
    status: 'not_selected',
    held: { request_id: step.body.request_id, status: 'not_selected', until, is_own: true },
    timeline: [{ status: 'applied' }],
  });
});

test('whoever cannot move is told where each stands and why', async ({ call, given }) => {
  const { house, applicant } = await createBoard(given);
  const [moves, there, decided, gone] = [
    await applicant(),
    await applicant(),
    await applicant(),
    await applicant(),
  ];
  const foreign = await given.application({ talent_id: (await given.talent()).id });
  await call('POST /api/production/review/steps', stepOf([there.id], 'shortlisted'), house);
  await call('POST /api/production/review/steps', stepOf([decided.id], 'not_selected'), house);
  await call('POST /api/user/job-applications/:id/withdraw', { params: { id: gone.id } }, gone.talent);

  const ids = [moves.id, there.id, decided.id, gone.id, foreign.id, moves.id];
  const { body } = await call('POST /api/production/review/steps', stepOf(ids, 'shortlisted'), house);

  expect(body.moved).toEqual([{ application_id: moves.id, status: 'shortlisted' }]);
  expect(body.stayed).toEqual([
    { application_id: there.id, status: 'shortlisted', reason: 'Was moved there already.' },
    { application_id: decided.id, status: 'not_selected', reason: 'Was decided already.' },
    { application_id: gone.id, status: 'withdrawn', reason: 'The talent withdrew the application.' },
    { application_id: foreign.id, status: null, reason: 'Not found.' },
  ]);
});

test('R-05: two who move one application at once leave one step, and the later is told where it stands', async ({
  call,
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
      call(
        'POST /api/production/review/steps',
        stepOf(place % 2 === 0 ? ids : ids.toReversed(), status),
        house,
      ),
  );

  const answers = await Promise.all(outcomes);
  clock.now = new Date(clock.now.getTime() + 30 * SECOND);
  await settleHeldSteps(services);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  // Whoever came first with it moved them; for the other it was decided.
  const decided = answers.flatMap(({ body }) => body.moved.filter(({ status }) => status === 'not_selected'));
  expect(decided.map(({ application_id }) => application_id).sort()).toEqual(ids.toSorted());
  const steps = db.selectFrom('application_event').select(['application_id', 'status']);
  const taken = await steps.where('application_id', 'in', ids).where('status', '=', 'not_selected').execute();
  expect(taken).toHaveLength(12);
  const standing = db.selectFrom('application').select('status').where('id', 'in', ids).distinct();
  expect(await standing.execute()).toEqual([{ status: 'not_selected' }]);
});

test('a step and a withdrawal at once end in the withdrawal, and nothing waits', async ({
  call,
  clock,
  db,
  given,
  services,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id, talent } = await applicant();

  const [step, withdrawal] = await Promise.all([
    call('POST /api/production/review/steps', stepOf([id], 'not_selected'), house),
    call('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent),
  ]);
  clock.now = new Date(clock.now.getTime() + 30 * SECOND);
  await settleHeldSteps(services);

  expect([step.status, withdrawal.status]).toEqual([200, 200]);
  expect(await toldTo(call, talent)).toEqual([{ status: 'withdrawn', steps: ['applied', 'withdrawn'] }]);
  const waiting = db.selectFrom('review_step').select('status').where('application_id', '=', id);
  const { body } = await call('GET /api/production/review/:id', { params: { id } }, house);
  expect(body.data).toMatchObject({ status: 'withdrawn', held: null });
  expect(await waiting.where('settled_at', 'is', null).where('undone_at', 'is', null).execute()).toEqual([]);
});

test('nobody is selected on the board, for that needs a yes', async ({ call, given }) => {
  const { house, applicant } = await createBoard(given);
  const { id } = await applicant();

  const selected = await call('POST /api/production/review/steps', stepOf([id], 'selected' as never), house);
  const viewed = await call('POST /api/production/review/steps', stepOf([id], 'viewed' as never), house);
  const nobody = await call('POST /api/production/review/steps', stepOf([], 'audition'), house);
  const many = Array.from({ length: 201 }, () => crypto.randomUUID());
  const tooMany = await call('POST /api/production/review/steps', stepOf(many, 'audition'), house);

  expect(selected).toMatchObject({ status: 400, body: { fields: { status: expect.any(String) } } });
  expect(viewed.status).toBe(400);
  expect(nobody).toMatchObject({
    status: 400,
    body: { fields: { application_ids: 'Please choose somebody.' } },
  });
  expect(tooMany).toMatchObject({
    status: 400,
    body: { fields: { application_ids: 'At most 200 at once.' } },
  });
});
