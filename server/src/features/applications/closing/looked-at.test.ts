import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { createBoard, moveOf, ownApplications, sendOf } from '#testing/board-world.ts';
import type { Caller } from '#testing/given.ts';
import { shareBoard, viewBoard } from '#testing/share-world.ts';
import { type CallApi, test } from '#testing/test.ts';
import { countUsed } from '#testing/told-talent.ts';

const move = 'POST /api/production/review/moves';
const close = 'POST /api/production/jobs/:id/close';

type Decide = (callApi: CallApi, id: string, house: Caller) => Promise<{ status: number }>;

const moveTo =
  (stage: Parameters<typeof moveOf>[1]): Decide =>
  (callApi, id, house) =>
    callApi(move, moveOf([id], stage), house);

const decisions: Record<string, Decide> = {
  'a shortlist': moveTo('shortlisted'),
  'a rejection': moveTo('not_selected'),
  'a selection': moveTo('selected'),
  'a hold': moveTo('on_hold'),
  'a stage of its own': moveTo('round_1'),
  'a score': (callApi, id, house) =>
    callApi('PUT /api/production/review/:id/score', { params: { id }, body: { score: 4 } }, house),
  'a note': (callApi, id, house) => {
    const body = { request_id: crypto.randomUUID(), text: 'A warm voice.' };
    return callApi('PUT /api/production/review/:id/notes', { params: { id }, body }, house);
  },
  'an offer': (callApi, id, house) => {
    const body = { message: 'Would you play her?', answer_by: dayInIndia(new Date(Date.now() + 9 * DAY_MS)) };
    return callApi('POST /api/production/applications/:id/offer', { params: { id }, body }, house);
  },
  'a move that was undone': async (callApi, id, house) => {
    const { body } = moveOf([id], 'shortlisted');
    await callApi(move, { body }, house);
    return callApi('POST /api/production/review/undo', { body: { request_id: body.request_id } }, house);
  },
};

test.for(Object.entries(decisions))(
  '%s counts as looking at an application that nobody opened',
  async ([, decide], { callApi, clock, db, deliver, given }) => {
    const { house, job_id, applicant } = await createBoard(given);
    const { id, talent } = await applicant();
    await callApi(
      'PUT /api/production/jobs/:id/stages',
      { params: { id: job_id }, body: { stage_names: ['Second round'] } },
      house,
    );

    const decided = await decide(callApi, id, house);
    const silent = (await deliver()).filter(({ text }) => text.includes('opened'));
    const shown = await ownApplications(callApi, talent);
    await callApi(close, { params: { id: job_id }, body: {} }, house);
    const [email, ...more] = await deliver();

    expect(decided.status).toBe(200);
    expect(silent).toEqual([]);
    expect(shown).toEqual([{ status: 'viewed', status_history: ['applied', 'viewed'] }]);
    expect(more).toEqual([]);
    expect(email?.text).toContain('decided not to continue with your application');
    expect(await countUsed(db, talent.id, clock.now)).toBe(1);
  },
);

test('only acts of the house count as a look, not a client’s pick or a rejected move', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const { token } = await shareBoard(callApi, job_id, house);
  const viewer = await viewBoard(callApi, token);
  const pick = { viewer, application_id: id, pick: 'yes', rating: null, comment: null } as const;
  const picked = await callApi('PUT /api/shared-board/response', { body: pick });

  await callApi(close, { params: { id: job_id }, body: {} }, house);
  const [email] = await deliver();
  const late = await callApi(move, moveOf([id], 'shortlisted'), house);

  expect(picked.status).toBe(200);
  expect(late.body.not_moved).toHaveLength(1);
  expect(email?.text).toContain('without opening your application');
  expect(await countUsed(db, talent.id, clock.now)).toBe(0);
});

test('a rejection from the board never says that nobody opened the application', async ({
  callApi,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id } = await applicant();
  await callApi(move, moveOf([id], 'not_selected'), house);

  await callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [id]), house);
  const [email] = await deliver();

  expect(email?.text).toContain('decided not to continue');
  expect(email?.text).not.toContain('did not open');
});

test('an undone move leaves the application new on the board until somebody opens it', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id } = await applicant();
  const { body } = moveOf([id], 'shortlisted');
  const unopened = async () => {
    const query = { unopened: '1' } as const;
    return (await callApi('GET /api/production/jobs/:id/board', { params: { id: job_id }, query }, house))
      .body.cards;
  };

  await callApi(move, { body }, house);
  const moved = await unopened();
  const undone = await callApi(
    'POST /api/production/review/undo',
    { body: { request_id: body.request_id } },
    house,
  );
  const back = await unopened();
  await callApi('POST /api/production/applications/:id/view', { params: { id } }, house);

  expect(moved).toEqual([]);
  expect(undone.body.undone).toEqual([{ application_id: id, status: 'applied' }]);
  expect(back).toMatchObject([{ application_id: id, status: 'applied', opened: false }]);
  const opened = await callApi('GET /api/production/review/:id', { params: { id } }, house);
  expect(opened.body.data).toMatchObject({ status: 'viewed' });
  expect(await unopened()).toEqual([]);
});

test('closing previews the text for each group of applicants, and sends exactly that', async ({
  callApi,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const wanted = await applicant({ name: 'Asha Rao' });
  const unopened = await applicant({ name: 'Zara Khan' });
  const many = await Promise.all(
    Array.from({ length: 7 }, (_, place) => applicant({ name: `Backup ${place}` })),
  );
  await callApi(move, moveOf([wanted.id], 'selected'), house);
  const backups = many.map(({ id }) => id);
  await callApi(move, moveOf(backups, 'backup'), house);

  const params = { id: job_id };
  const stranger = await callApi('GET /api/production/jobs/:id/closing', { params }, await given.house());
  const { body } = await callApi('GET /api/production/jobs/:id/closing', { params }, house);
  const [message, notOpened, ...more] = body.emails;
  const rejection = message?.message ?? '';
  await callApi(close, { params, body: { rejection } }, house);
  const sent = await deliver();

  expect(stranger.status).toBe(404);
  expect(more).toEqual([]);
  expect(message?.readers).toMatchObject([
    { stage: 'selected', count: 1, names: ['Asha Rao'] },
    { stage: 'backup', count: 7, names: expect.toSatisfy((names: string[]) => names.length === 5) },
  ]);
  expect(notOpened).toMatchObject({
    message: null,
    readers: [{ stage: 'applied', count: 1, names: ['Zara Khan'] }],
  });
  const textTo = (talent: { email: string }) => sent.find(({ to }) => to === talent.email)?.text;
  for (const text of [...(message?.paragraphs ?? []), rejection])
    expect(textTo(wanted.talent)).toContain(text);
  for (const text of notOpened?.paragraphs ?? []) expect(textTo(unopened.talent)).toContain(text);
});
