import { expect } from 'vitest';
import { createBoard, moveOf, ownApplications, sendOf } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';
import { countUsed } from '#testing/told-talent.ts';

const move = 'POST /api/production/review/moves';
const close = 'POST /api/production/jobs/:id/close';
const kind = 'Thank you for your time. We will not go on with your application.';

test('a bulk move of cards that were never shown is no look: nothing says so, and it is given back', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [seen, unseen, other] = [await applicant(), await applicant(), await applicant()];
  const params = { id: job_id };
  await callApi(move, moveOf([seen.id, unseen.id, other.id], 'on_hold', [seen.id]), house);
  await callApi(move, moveOf([other.id], 'not_selected', []), house);
  const board = await callApi('GET /api/production/jobs/:id/board', { params }, house);
  const waiting = await ownApplications(callApi, unseen.talent);
  const mine = await callApi('GET /api/user/job-applications', {}, unseen.talent);

  await callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [other.id], { text: kind }), house);
  const [early] = await deliver();
  const usedEarly = await countUsed(db, other.talent.id, clock.now);
  const { body: closing } = await callApi('GET /api/production/jobs/:id/closing', { params }, house);
  await callApi(close, { params, body: { rejection: kind } }, house);
  const late = await deliver();

  expect(Object.fromEntries(board.body.cards.map((card) => [card.application_id, card.opened]))).toEqual({
    [seen.id]: true,
    [unseen.id]: false,
    [other.id]: false,
  });
  expect(waiting).toEqual([{ status: 'applied', status_history: ['applied'] }]);
  expect(mine.body.data).toMatchObject([{ under_consideration: false, correctable: true }]);
  expect(early?.text).toContain('without opening your application');
  expect(usedEarly).toBe(0);
  expect(closing.emails.map(({ readers }) => readers)).toMatchObject([[{ count: 1 }], [{ count: 1 }]]);
  const textTo = (talent: { email: string }) => late.find(({ to }) => to === talent.email)?.text;
  expect(textTo(seen.talent)).toContain(kind);
  expect(textTo(unseen.talent)).toContain('without opening your application');
  expect(await countUsed(db, seen.talent.id, clock.now)).toBe(1);
  expect(await countUsed(db, unseen.talent.id, clock.now)).toBe(0);
});

test('reopening a rejected application unseen is no look either', async ({ callApi, deliver, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const send = () => callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [id]), house);
  await callApi(move, moveOf([id], 'not_selected', []), house);
  await send();
  await callApi(move, moveOf([id], 'on_hold', []), house);
  await send();
  await callApi(close, { params: { id: job_id }, body: {} }, house);

  const texts = (await deliver()).map(({ text }) => text);

  const notOpened = expect.stringContaining('without opening your application');
  expect(texts).toEqual([notOpened, expect.stringContaining('is being considered again'), notOpened]);
  expect(await ownApplications(callApi, talent)).toMatchObject([{ status: 'not_selected' }]);
});

test('an application that was told a decision unseen and is opened later counts as looked at', async ({
  callApi,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id } = await applicant();
  await callApi(move, moveOf([id], 'shortlisted', []), house);
  await callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [id]), house);
  await deliver();

  await callApi('POST /api/production/applications/:id/view', { params: { id } }, house);
  await callApi(close, { params: { id: job_id }, body: {} }, house);
  const [email] = await deliver();

  expect(email?.text).toContain('decided not to continue with your application');
});
