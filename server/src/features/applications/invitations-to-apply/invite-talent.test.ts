import { expect } from 'vitest';
import { answers } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const invite = 'POST /api/production/casting-invitations';
const adult = { date_of_birth: '1990-05-01' };
const message = 'We saw you on stage.';

test('notifies an invited talent, shows who invited them, and shows the house that they applied', async ({
  callApi,
  given,
  deliver,
}) => {
  const house = await given.house(
    { company_name: 'Dhanak Films', verification: 'documents' },
    { display_name: 'Ira Sen' },
  );
  const talent = await given.talent(adult);
  const job = await given.job({ production_house_id: house.production_house_id });
  const body = { job_id: job.id, talent_ids: [talent.id], message };

  const sent = await callApi(invite, { body }, house);
  const again = await callApi(invite, { body }, house);
  const emails = await deliver();
  const received = await callApi('GET /api/user/casting-invitations', {}, talent);
  const waiting = await callApi('GET /api/production/casting-invitations', {}, house);
  await callApi('POST /api/user/job-apply', { body: { ...answers, job_id: job.id } }, talent);

  expect(sent).toMatchObject({ status: 200, body: { invited: [talent.id], not_invited: [] } });
  expect(again).toMatchObject({
    status: 200,
    body: {
      invited: [],
      not_invited: [{ talent_id: talent.id, reason: 'You have already invited this talent.' }],
    },
  });
  expect(emails).toMatchObject([{ to: talent.email }]);
  expect(emails[0]?.subject).toContain('Dhanak Films invites you to apply');
  expect(emails[0]?.text).toContain(message);
  expect(received.body.invitations).toMatchObject([
    { message, house: { company_name: 'Dhanak Films' }, job: { id: job.id } },
  ]);
  expect(waiting.body).toMatchObject({
    open_jobs: [{ id: job.id }],
    invitations: [{ answer: 'waiting', invited_by: 'Ira Sen', talent: { id: talent.id } }],
  });
  const after = await callApi('GET /api/production/casting-invitations', {}, house);
  expect(after.body.invitations).toMatchObject([{ answer: 'applied' }]);
  expect((await callApi('GET /api/user/casting-invitations', {}, talent)).body.invitations).toEqual([]);
});

test('lets a talent decline an invitation and shows that to the house', async ({ callApi, given }) => {
  const house = await given.house();
  const talent = await given.talent(adult);
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  await callApi(invite, { body: { job_id, talent_ids: [talent.id], message } }, house);
  const { body } = await callApi('GET /api/user/casting-invitations', {}, talent);
  const params = { id: body.invitations[0]?.id ?? '' };

  const foreign = await callApi(
    'POST /api/user/casting-invitations/:id/decline',
    { params },
    await given.talent(adult),
  );
  const declined = await callApi('POST /api/user/casting-invitations/:id/decline', { params }, talent);
  const again = await callApi('POST /api/user/casting-invitations/:id/decline', { params }, talent);

  expect([foreign.status, declined.status, again.status]).toEqual([404, 200, 200]);
  const sent = await callApi('GET /api/production/casting-invitations', {}, house);
  expect(sent.body.invitations).toMatchObject([{ answer: 'declined' }]);
});

test('offers no closed casting call, to a house that invites or to a talent who was invited', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const talent = await given.talent(adult);
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  await callApi(invite, { body: { job_id, talent_ids: [talent.id], message } }, house);
  const read = async () => {
    const { body: atHouse } = await callApi('GET /api/production/casting-invitations', {}, house);
    const { body: atTalent } = await callApi('GET /api/user/casting-invitations', {}, talent);
    return [atHouse.open_jobs.length, atTalent.invitations.length];
  };

  const open = await read();
  await given.closed(job_id);
  const closed = await read();

  expect(open).toEqual([1, 1]);
  expect(closed).toEqual([0, 0]);
});

test('rejects invitations from a muted house until it is unmuted', async ({ callApi, given }) => {
  const house = await given.house();
  const talent = await given.talent(adult);
  const inviteTo = async () => {
    const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
    return callApi(invite, { body: { job_id, talent_ids: [talent.id], message } }, house);
  };
  await inviteTo();
  const { body } = await callApi('GET /api/user/casting-invitations', {}, talent);
  const params = { id: body.invitations[0]?.id ?? '' };

  await callApi('POST /api/user/casting-invitations/:id/mute', { params }, talent);
  const rejected = await inviteTo();
  const muted = await callApi('GET /api/user/muted-houses', {}, talent);
  await callApi('DELETE /api/user/muted-houses/:id', { params: { id: house.production_house_id } }, talent);
  const heard = await inviteTo();

  expect(rejected).toMatchObject({
    status: 403,
    body: { code: 'invitations_muted' },
  });
  expect(muted.body.houses).toMatchObject([{ id: house.production_house_id }]);
  expect(heard.status).toBe(200);
});

test("allows invitations only to the house's own open casting calls and for talent it may see", async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const talent_id = (await given.talent(adult)).id;
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  const hidden = await given.talent({ ...adult, visibility: 'link' });
  const job_id = (await given.job({ production_house_id })).id;
  const send = ({ job_id, talent_id }: { job_id: string; talent_id: string }) =>
    callApi(invite, { body: { job_id, talent_ids: [talent_id], message } }, house);

  const foreign = await send({ job_id: (await given.job()).id, talent_id });
  const closed = await send({
    job_id: (await given.job({ production_house_id, status: 'closed' })).id,
    talent_id,
  });
  const unseen = await Promise.all([child, hidden].map(({ id }) => send({ job_id, talent_id: id })));
  const malformed = await send({ job_id: 'mine', talent_id });
  const empty = await callApi(invite, { body: { job_id, talent_ids: [talent_id], message: ' ' } }, house);

  expect([foreign.status, closed.status, ...unseen.map(({ status }) => status)]).toEqual([
    404, 409, 404, 404,
  ]);
  expect(malformed).toMatchObject({ status: 400, body: { fields: { job_id: 'Job not found.' } } });
  expect(empty).toMatchObject({ status: 400, body: { fields: { message: 'Please fill this in.' } } });
});

test('allows only houses verified by documents to invite a child, and only while a guardian consents', async ({
  callApi,
  given,
  db,
}) => {
  const house = await given.houseForChildren();
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const { production_house_id } = house;
  const first = await given.job({ production_house_id, age_range: '8-14' });
  const second = await given.job({ production_house_id, age_range: '8-14' });
  const send = (job_id: string) =>
    callApi(invite, { body: { job_id, talent_ids: [child.id], message } }, house);

  const agreed = await send(first.id);
  await db
    .updateTable('guardian')
    .set({ withdrawn_at: new Date(Date.now() + 1000).toISOString() })
    .execute();
  const withdrawn = await send(second.id);

  expect([agreed.status, withdrawn.status]).toEqual([200, 404]);
});
