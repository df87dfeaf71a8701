import { expect } from 'vitest';
import { answers } from '#testing/posts.ts';
import { type CallApi, test } from '#testing/test.ts';

const MINUTE_MS = 60_000;

function actions(callApi: CallApi, id: string, talent: { token: string }) {
  const params = { id };
  return {
    withdraw: () => callApi('POST /api/user/job-applications/:id/withdraw', { params }, talent),
    sendAgain: () => callApi('POST /api/user/job-applications/:id/send-again', { params }, talent),
    own: async () => (await callApi('GET /api/user/job-applications', {}, talent)).body.data[0],
  };
}

test('a withdrawn application can be sent again once, with its history, and both sides see it', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const house = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const details = JSON.stringify({ fullName: 'Asha Rao', email: 'asha@home.example' });
  const { id } = await given.application({ talent_id: talent.id, job_id, details });
  const { withdraw, sendAgain, own } = actions(callApi, id, talent);
  await withdraw();
  expect(await own()).toMatchObject({ status: 'withdrawn', can_send_again: true });
  await deliver();
  clock.now = new Date(clock.now.getTime() + MINUTE_MS);

  const [first, second] = await Promise.all([sendAgain(), sendAgain()]);
  const third = await sendAgain();

  const done = { status: 200, body: { success: true } };
  expect([first, second, third]).toMatchObject([done, done, done]);
  const sent = { status: 'applied', happened_at: clock.now.toISOString(), party: 'talent' };
  const history = [{ status: 'applied' }, { status: 'withdrawn' }, sent];
  expect(await own()).toMatchObject({
    status: 'applied',
    can_send_again: false,
    correctable: true,
    status_history: history,
  });
  const read = await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house);
  expect(read.body.data).toMatchObject([
    { application_id: id, status: 'applied', status_history: history, details: JSON.parse(details) },
  ]);
  const { body } = await callApi('GET /api/account/consents', {}, talent);
  expect(body.consents).toMatchObject([{ kind: 'application', active: true, withdrawn_at: null }]);
  const subjects = (await deliver()).filter(({ to }) => to === talent.email).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^Your application was sent again: /)]);

  await withdraw();
  expect(await own()).toMatchObject({ status: 'withdrawn', can_send_again: false });
  expect(await sendAgain()).toMatchObject({ status: 409, body: { code: 'cannot_send_again' } });
});

test('the house can open and shortlist an application that was sent again', async ({ callApi, given }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id });
  const { withdraw, sendAgain, own } = actions(callApi, id, talent);
  const open = () => callApi('POST /api/production/applications/:id/view', { params: { id } }, house);
  await open();
  await withdraw();

  await sendAgain();
  const opened = await open();

  expect(opened).toMatchObject({ status: 200, body: { status: 'viewed' } });
  const application = await own();
  expect(application?.status_history.map(({ status }) => status)).toEqual([
    'applied',
    'viewed',
    'withdrawn',
    'applied',
    'viewed',
  ]);
});

test('a decision scheduled before a withdrawal is not sent after it', async ({ callApi, db, given }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id });
  const { withdraw, sendAgain } = actions(callApi, id, talent);
  const request = (): { request_id: string; application_ids: string[] } => ({
    request_id: crypto.randomUUID(),
    application_ids: [id],
  });
  await callApi(
    'POST /api/production/review/moves',
    { body: { ...request(), status: 'shortlisted' } },
    house,
  );
  const send_at = new Date(Date.now() + 86_400_000).toISOString();
  const params = { id: job_id };
  await callApi(
    'POST /api/production/jobs/:id/decisions',
    { params, body: { ...request(), send_at } },
    house,
  );
  await withdraw();

  await sendAgain();

  const decisions = db
    .selectFrom('decision')
    .select(['sent_at', 'cancelled_at'])
    .where('application_id', '=', id);
  expect(await decisions.execute()).toEqual([{ sent_at: null, cancelled_at: expect.any(String) }]);
});

test('an application cannot be sent again to a casting call that is closed for applications', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const talent = await given.talent();
  const { id, job_id } = await given.application({ talent_id: talent.id });
  const { withdraw, sendAgain, own } = actions(callApi, id, talent);
  await withdraw();
  const stop = (stopped_at: string | null) =>
    db.updateTable('job').set({ stopped_at }).where('id', '=', job_id).execute();

  await stop(clock.now.toISOString());
  expect(await own()).toMatchObject({ can_send_again: false });
  expect(await sendAgain()).toMatchObject({ status: 409, body: { code: 'applications_stopped' } });
  await stop(null);
  await given.closed(job_id);
  expect(await own()).toMatchObject({ can_send_again: false });
  expect(await sendAgain()).toMatchObject({ status: 409, body: { code: 'job_closed' } });
});

test('only a withdrawn application can be sent again, not one whose role was given up', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const talent = await given.talent();
  const open = await given.application({ talent_id: talent.id });
  const role = await given.application({ talent_id: talent.id });
  await given.offer(role.id, 'accepted');
  const step = { application_id: role.id, happened_at: clock.now.toISOString(), party: 'talent' } as const;
  await db
    .insertInto('status_change')
    .values([
      { ...step, status: 'selected' },
      { ...step, status: 'withdrawn', reason: 'I broke my leg.' },
    ])
    .execute();

  const rejected = { status: 409, body: { code: 'cannot_send_again' } };
  expect(await actions(callApi, open.id, talent).sendAgain()).toMatchObject(rejected);
  expect(await actions(callApi, role.id, talent).sendAgain()).toMatchObject(rejected);
});

test("a child's application is sent again only with a guardian's consent", async ({ callApi, db, given }) => {
  const talent = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(talent.id);
  const { id } = await given.application({ talent_id: talent.id });
  const { withdraw, sendAgain } = actions(callApi, id, talent);
  await withdraw();
  await db
    .updateTable('guardian')
    .set({ withdrawn_at: new Date().toISOString() })
    .where('talent_id', '=', talent.id)
    .execute();

  const response = await sendAgain();

  expect(response).toMatchObject({ status: 403, body: { code: 'guardian_required' } });
});

test('an application that was returned to the allowance counts again when it is sent again', async ({
  callApi,
  db,
  given,
}) => {
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id });
  const { withdraw, sendAgain } = actions(callApi, id, talent);
  await withdraw();
  await db.updateTable('application').set({ allowance_returned: true }).where('id', '=', id).execute();
  const others = [];
  for (const _ of Array(5)) others.push(await given.application({ talent_id: talent.id }));

  expect(await sendAgain()).toMatchObject({ status: 403, body: { code: 'plan_limit_reached' } });
  const [last] = others;
  await db
    .updateTable('application')
    .set({ allowance_returned: true })
    .where('id', '=', last?.id ?? '')
    .execute();
  expect(await sendAgain()).toMatchObject({ status: 200 });
  const job_id = (await given.job()).id;
  const next = await callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, talent);
  expect(next).toMatchObject({ status: 403, body: { code: 'plan_limit_reached' } });
});
