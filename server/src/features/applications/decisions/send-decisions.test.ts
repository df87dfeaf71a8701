import { expect } from 'vitest';
import { sendScheduledDecisions } from '#features/applications/decisions/tasks.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { createBoard, moveOf, ownApplications, sendOf } from '#testing/board-world.ts';
import { test } from '#testing/test.ts';

const HOUR_MS = 60 * 60 * 1000;
const view = 'POST /api/production/applications/:id/view';
const move = 'POST /api/production/review/moves';
const send = 'POST /api/production/jobs/:id/decisions';
const read = 'GET /api/production/jobs/:id/decisions';

test('a move notifies nobody; sending it notifies each talent once, in the previewed words', async ({
  callApi,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [one, two] = [await applicant(), await applicant()];
  await callApi(view, { params: { id: two.id } }, house);
  await callApi(move, moveOf([one.id], 'shortlisted'), house);
  await callApi(move, moveOf([two.id], 'not_selected'), house);

  const before = await ownApplications(callApi, two.talent);
  const silent = await deliver();
  const shown = await callApi(read, { params: { id: job_id } }, house);
  const sending = sendOf(job_id, [one.id, two.id]);
  const sent = await callApi(send, sending, house);
  const again = await callApi(send, sending, house);
  const reworded = { ...sending, body: { ...sending.body, text: 'Thank you for coming.' } };
  const other = await callApi(send, reworded, house);
  const emails = await deliver();

  expect(before).toEqual([{ status: 'viewed', status_history: ['applied', 'viewed'] }]);
  expect(silent).toEqual([]);
  expect(shown.body).toMatchObject({ total: 2, someone_selected: false });
  const done = { status: 200, body: { sent: 2, scheduled: 0, not_sent: [] } };
  expect([sent, again]).toMatchObject([done, done]);
  expect(other.body).toMatchObject({ sent: 0, not_sent: [{}, {}] });
  expect(emails.map(({ to }) => to).sort()).toEqual([one.talent.email, two.talent.email].sort());
  for (const { subject, paragraphs, people } of shown.body.emails) {
    const email = emails.find((some) => some.subject === subject);
    for (const paragraph of paragraphs) expect(email?.text).toContain(paragraph);
    expect(people).toHaveLength(1);
  }
  expect(await ownApplications(callApi, two.talent)).toEqual([
    { status: 'not_selected', status_history: ['applied', 'viewed', 'not_selected'] },
  ]);
  const atHouse = { params: { id: two.talent.id } };
  const { data } = (await callApi('GET /api/production/applications/:id', atHouse, house)).body;
  expect(data[0]?.status_history.at(-1)).toMatchObject({ status: 'not_selected', by: house.email });
  expect((await callApi(read, { params: { id: job_id } }, house)).body).toMatchObject({
    emails: [],
    total: 0,
  });
});

test('says that someone else was chosen only when a talent has accepted the role', async ({
  callApi,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [early, late, chosen] = [await applicant(), await applicant(), await applicant()];
  for (const { id } of [early, late]) await callApi(view, { params: { id } }, house);
  await callApi(move, moveOf([early.id, late.id], 'not_selected'), house);
  const untrue = { text: 'Thank you for applying. We have chosen someone else for this role.' };

  const rejected = await callApi(send, sendOf(job_id, [early.id], untrue), house);
  await callApi(send, sendOf(job_id, [early.id]), house);
  const [first] = await deliver();
  await given.offer(chosen.id, 'accepted');
  await given.step(chosen.id, 'selected', 'talent');
  await callApi(send, sendOf(job_id, [late.id]), house);
  const [second] = await deliver();

  expect(rejected).toMatchObject({
    status: 400,
    body: { fields: { text: expect.stringContaining('Nobody') } },
  });
  expect(first?.text).toContain('decided not to continue with your application');
  expect(first?.text).not.toContain('someone else');
  expect(second?.text).toContain('chose someone else');
});

test('an outcome is reversed without a trace before it is sent, and with a follow-up afterwards', async ({
  callApi,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  await callApi(view, { params: { id } }, house);
  await callApi(move, moveOf([id], 'not_selected'), house);
  await callApi(move, moveOf([id], 'on_hold'), house);
  const nothing = await callApi(send, sendOf(job_id, [id]), house);
  const considered = await callApi('GET /api/user/job-applications', {}, talent);
  await callApi(move, moveOf([id], 'not_selected'), house);
  await callApi(send, sendOf(job_id, [id]), house);
  await deliver();

  await callApi(move, moveOf([id], 'shortlisted'), house);
  const unsent = await ownApplications(callApi, talent);
  await callApi(send, sendOf(job_id, [id]), house);
  const [followUp] = await deliver();

  expect(nothing.body).toMatchObject({ sent: 0, not_sent: [{ application_id: id }] });
  expect(considered.body.data).toMatchObject([{ status: 'viewed', under_consideration: true }]);
  expect(unsent).toMatchObject([{ status: 'not_selected' }]);
  expect(followUp?.text).toContain('We told you that Lamp Films did not select you');
  expect(await ownApplications(callApi, talent)).toEqual([
    { status: 'shortlisted', status_history: ['applied', 'viewed', 'not_selected', 'shortlisted'] },
  ]);
});

test('sends a scheduled decision at its time, unless the application moved or the house took it back', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const people = [await applicant(), await applicant(), await applicant()];
  const [kept, moved, back] = people.map(({ id }) => id);
  const ids = [kept, moved, back].map(String);
  await callApi(move, moveOf(ids, 'shortlisted'), house);
  const send_at = new Date(clock.now.getTime() + HOUR_MS).toISOString();
  const sending = sendOf(job_id, ids, { send_at });
  const past = await callApi(send, sendOf(job_id, ids, { send_at: clock.now.toISOString() }), house);
  await callApi(send, { ...sending, body: { ...sending.body, text: 'Too early.' } }, house);
  const scheduled = await callApi(send, sending, house);
  const shown = await callApi(read, { params: { id: job_id } }, house);
  await callApi(move, moveOf([String(moved)], 'on_hold'), house);
  const cancelled = await callApi(
    'POST /api/production/jobs/:id/decisions/cancel',
    { params: { id: job_id }, body: { application_ids: [String(back)] } },
    house,
  );
  clock.now = new Date(clock.now.getTime() + HOUR_MS);

  expect(past).toMatchObject({ status: 400, body: { fields: { send_at: 'Choose a time in the future.' } } });
  expect(scheduled.body).toMatchObject({ sent: 0, scheduled: 3 });
  expect(shown.body.emails[0]?.people[0]).toMatchObject({ send_at, scheduled_by: expect.any(String) });
  expect(cancelled.body).toMatchObject({ cancelled: 1 });
  expect((await deliver()).map(({ to }) => to)).toEqual([people[0]?.talent.email]);
});

test('a decision scheduled by a removed colleague waits for the rest of the team', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const colleague = await given.member(house, 'reviewer');
  const { id } = await applicant();
  await callApi(move, moveOf([id], 'shortlisted'), colleague);
  const send_at = new Date(clock.now.getTime() + HOUR_MS).toISOString();
  const sending = sendOf(job_id, [id], { send_at });
  await callApi(send, sending, colleague);

  await callApi('DELETE /api/production/team/members/:id', { params: { id: colleague.id } }, house);
  clock.now = new Date(clock.now.getTime() + HOUR_MS);

  expect(await deliver()).toEqual([]);
  const { body } = await callApi(read, { params: { id: job_id } }, { token: await given.session(house.id) });
  expect(body.emails[0]?.people).toMatchObject([{ application_id: id, send_at: null }]);
});

test('sends a shortlist automatically half a minute later, if the house chose that, unless it is undone', async ({
  callApi,
  clock,
  deliver,
  given,
  services,
}) => {
  const { house, applicant } = await createBoard(given);
  await callApi('PUT /api/production/shortlist-emails', { body: { sends_shortlists: true } }, house);
  const [one, undone] = [await applicant(), await applicant()];
  const [moves, mistake] = [moveOf([one.id], 'shortlisted'), moveOf([undone.id], 'shortlisted')];
  await callApi(move, moves, house);
  await callApi(move, mistake, house);
  const { request_id } = mistake.body;
  await callApi('POST /api/production/review/undo', { body: { request_id } }, house);

  clock.now = new Date(clock.now.getTime() + 30_000);
  for (const { body } of [moves, mistake]) await sendScheduledDecisions.run(services, body, '');

  expect((await deliver()).map(({ to }) => to)).toEqual([one.talent.email]);
});

test('of 50 requests at the same time that send one decision, one sends it', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  await callApi(move, moveOf([id], 'not_selected'), house);

  const sends = Array.from({ length: 50 }, () => callApi(send, sendOf(job_id, [id]), house));
  const replies = await Promise.all(sends);

  expect(replies.map(({ body }) => body.sent).toSorted()).toEqual([...Array(49).fill(0), 1]);
  expect((await deliver()).map(({ to }) => to)).toEqual([talent.email]);
  expect(await ownApplications(callApi, talent)).toMatchObject([
    { status_history: ['applied', 'viewed', 'not_selected'] },
  ]);
  // The database sends no decision of another stage.
  const at = clock.now.toISOString();
  const untrue = { request_id: crypto.randomUUID(), application_id: id, kind: 'shortlisted' as const };
  const insert = db.insertInto('decision').values({ ...untrue, decided_at: at, send_at: at, sent_at: at });
  await expect(insert.execute()).rejects.toMatchObject({ code: RULES.DECISION_NOT_DUE });
});

test('names stages of a casting call, keeps those that hold applicants', async ({ callApi, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id, talent } = await applicant();
  const name = (stage_names: string[]) =>
    callApi('PUT /api/production/jobs/:id/stages', { params: { id: job_id }, body: { stage_names } }, house);

  const unnamed = await callApi(move, moveOf([id], 'round_1'), house);
  await name(['Second round', 'Chemistry read']);
  const moved = await callApi(move, moveOf([id], 'round_1'), house);
  const removed = await name([]);
  const renamed = await name(['Callback']);

  expect(unnamed.body.not_moved).toMatchObject([{ reason: 'This casting call has no such stage.' }]);
  expect(moved.body.moved).toEqual([{ application_id: id, status: 'round_1' }]);
  expect(removed).toMatchObject({ status: 400, body: { fields: { stage_names: expect.any(String) } } });
  expect(renamed.body).toMatchObject({ stage_names: ['Callback'] });
  const { body } = await callApi('GET /api/user/job-applications', {}, talent);
  expect(body.data).toMatchObject([{ status: 'viewed', under_consideration: true }]);
});
