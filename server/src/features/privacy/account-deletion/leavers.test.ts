import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { moveOf, sendOf } from '#testing/board-world.ts';
import { password, test } from '#testing/leaver-world.ts';

test.for(['offer', 'place', 'invite', 'tape', 'ask', 'write'] as const)(
  'rejects, with the reason, to send anything to a person whose account is to be deleted, until they keep it: %s',
  async (act, { applicant, deliver }) => {
    await applicant.leave();
    await deliver();

    const rejected = await applicant.acts[act]();
    const silent = await deliver();
    await applicant.logIn();
    const accepted = await applicant.acts[act]();

    expect(rejected).toMatchObject({ status: 409, body: { code: 'talent_leaving' } });
    expect(rejected.body.message).toContain('asked us to delete their account');
    expect(silent).toEqual([]);
    expect(accepted.status).toBe(200);
  },
);

test('a request for deletion ends offers at once, frees the role, and notifies the house in one message', async ({
  applicant,
  callApi,
  deliver,
  house,
}) => {
  const { acts, id, leave, logIn, talent } = applicant;
  for (const act of ['place', 'tape', 'ask', 'offer'] as const) expect((await acts[act]()).status).toBe(200);
  await deliver();

  await leave();
  await leave();
  const told = (await deliver()).filter(({ to }) => to === house.email);
  const atHouse = await callApi('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house);
  const sent = await callApi('GET /api/production/casting-invitations', {}, house);
  const { body } = await callApi('POST /api/user/login', {
    body: { identifier: talent.email, password },
  });
  const back = await callApi('GET /api/user/offers', {}, { token: body.token });

  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toContain('Asha Rao is leaving');
  for (const role of ['Lead', 'Friend', 'Neighbour']) expect(told[0]?.text).toContain(role);
  const step = atHouse.body.data.find(({ application_id }) => application_id === id);
  expect(step).toMatchObject({ audition: { answer: 'ended' }, offers: [{ status: 'ended' }] });
  expect(sent.body.invitations).toEqual([]);
  // Nothing comes back by itself, and everything can be sent again.
  expect(back.body.offers).toMatchObject([{ status: 'ended' }]);
  expect((await logIn()).status).toBe(200);
  for (const act of ['place', 'tape', 'ask', 'offer'] as const) expect((await acts[act]()).status).toBe(200);
});

test('a request for deletion gives up the role whose work is still ahead, and tells the house at once', async ({
  applicant: { id, leave, talent },
  callApi,
  db,
  deliver,
  given,
  house,
}) => {
  const params = { id: await given.offer(id) };
  await callApi('POST /api/user/offers/:id/accept', { params }, talent);
  await deliver();

  await leave();
  const told = await deliver();
  const body = { reason: 'The producers have postponed the series.' };
  const cancel = 'POST /api/production/applications/:id/cancel-role';
  const cancelled = await callApi(cancel, { params: { id }, body }, house);

  const atHouse = told.filter(({ to }) => to === house.email);
  expect(atHouse).toMatchObject([{ subject: 'Asha Rao is leaving', text: expect.stringContaining('Lead') }]);
  expect(cancelled.body).toMatchObject({ code: 'role_offer_stepped_back' });
  const status = db.selectFrom('application').select('status').where('id', '=', id);
  expect(await status.executeTakeFirst()).toEqual({ status: 'withdrawn' });
});

test('a request for deletion leaves a role whose work is over as it was', async ({
  applicant: { id, leave, talent },
  callApi,
  clock,
  db,
  deliver,
  given,
  house,
}) => {
  const params = { id: await given.offer(id) };
  await callApi('POST /api/user/offers/:id/accept', { params }, talent);
  await deliver();
  clock.now = new Date(clock.now.getTime() + 400 * DAY_MS);
  talent.token = await given.session(talent.id);

  const left = await leave();

  expect(left.status).toBe(200);
  expect((await deliver()).filter(({ to }) => to === house.email)).toEqual([]);
  const status = db.selectFrom('application').select('status').where('id', '=', id);
  expect(await status.executeTakeFirst()).toEqual({ status: 'selected' });
});

test('an offer and a request for deletion at the same time leave no open offer', async ({
  applicant: { acts, leave, talent },
  db,
}) => {
  const [offered, left] = await Promise.all([acts.offer(), leave()]);

  expect([200, 409]).toContain(offered.status);
  expect(left.status).toBe(200);
  const open = db
    .selectFrom('role_offer')
    .innerJoin('application', 'application.id', 'application_id')
    .select('role_offer.id')
    .where('talent_id', '=', talent.id)
    .where('role_offer.status', '=', 'open');
  expect(await open.execute()).toEqual([]);
});

test('sends no decision, not even a scheduled one, to a talent whose account is to be deleted, and says so', async ({
  applicant: { id, leave },
  callApi,
  clock,
  deliver,
  given,
  house,
  db,
}) => {
  const { job_id } = await db
    .selectFrom('application')
    .select('job_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { id: other } = await given.application({ job_id, talent_id: (await given.talent()).id });
  const send = 'POST /api/production/jobs/:id/decisions';
  await callApi('POST /api/production/review/moves', moveOf([id, other], 'not_selected'), house);
  const send_at = new Date(clock.now.getTime() + 60_000).toISOString();
  await callApi(send, sendOf(job_id, [id], { send_at }), house);
  await leave();
  await deliver();

  const sent = await callApi(send, sendOf(job_id, [id, other]), house);
  const emails = await deliver();
  clock.now = new Date(send_at);
  const later = await deliver();
  const unsent = await callApi('GET /api/production/jobs/:id/decisions', { params: { id: job_id } }, house);

  const reason = expect.stringContaining('asked us to delete their account');
  expect(sent.body).toMatchObject({ sent: 1, not_sent: [{ application_id: id, reason }] });
  expect([emails.length, later, unsent.body.total]).toEqual([1, [], 0]);
  const statuses = db.selectFrom('application').select('status').where('id', '=', id);
  expect(await statuses.executeTakeFirst()).toMatchObject({
    status: expect.not.stringMatching('not_selected'),
  });
});
