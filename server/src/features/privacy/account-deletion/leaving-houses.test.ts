import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { eraseAccounts } from '#features/privacy/account-deletion/tasks.ts';
import type { Caller } from '#testing/given.ts';
import { workDone } from '#testing/pay-world.ts';
import { test } from '#testing/test.ts';

const password = 'a lamp in the window';

test('a house deletes its account once its casting calls are closed, and also while it is suspended', async ({
  callApi,
  given,
}) => {
  const houses = [await given.house({}, { password }), await given.house({}, { password })];
  const answers = [];
  for (const [index, house] of houses.entries()) {
    await given.job({ production_house_id: house.production_house_id });
    if (index === 1) await given.suspension(house.production_house_id);
    answers.push(await callApi('POST /api/production/account-deletion', { body: { password } }, house));
  }

  expect(answers).toMatchObject([{ status: 409, body: { code: 'open_calls_first' } }, { status: 200 }]);
});

test('the last owner who stays answers for the house, whichever way the other owners go', async ({
  callApi,
  given,
}) => {
  const owner = await given.house({}, { password });
  const second = await given.member(owner, 'owner', { password });
  const reviewer = await given.member(owner, 'reviewer', { password });
  const job = await given.job({ production_house_id: owner.production_house_id });
  const leave = (as: Caller) => callApi('POST /api/production/account-deletion', { body: { password } }, as);

  const first = await leave(owner);
  const refused = [
    await leave(second),
    await callApi('POST /api/production/team/leave', {}, second),
    await callApi('POST /api/production/jobs/:id/close', { params: { id: job.id }, body: {} }, second),
    await leave(second),
    await callApi('DELETE /api/production/team/members/:id', { params: { id: reviewer.id } }, second),
  ];
  const last = await leave(second);

  expect(first.status).toBe(200);
  expect(refused.map(({ status, body }) => ('code' in body ? body.code : status))).toEqual([
    'open_calls_first',
    'last_owner',
    200,
    'team_first',
    200,
  ]);
  expect(last.status).toBe(200);
});

test('two owners who ask for deletion at the same time do not both go with an open casting call', async ({
  callApi,
  given,
}) => {
  const owner = await given.house({}, { password });
  const second = await given.member(owner, 'owner', { password });
  await given.job({ production_house_id: owner.production_house_id });

  const answers = await Promise.all(
    [owner, second].map((as) => callApi('POST /api/production/account-deletion', { body: { password } }, as)),
  );

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('each of two owners who are leaving may come back until their own day', async ({
  callApi,
  clock,
  db,
  given,
  services,
}) => {
  const owner = await given.house({}, { password });
  const second = await given.member(owner, 'owner', { password });
  const leave = (as: Caller) => callApi('POST /api/production/account-deletion', { body: { password } }, as);
  const left = async () => {
    const members = db.selectFrom('account').select('id');
    return members.where('production_house_id', '=', owner.production_house_id).execute();
  };

  await leave(owner);
  clock.now = new Date(clock.now.getTime() + 10 * DAY_MS);
  second.token = await given.session(second.id);
  await leave(second);
  clock.now = new Date(clock.now.getTime() + 21 * DAY_MS);
  await eraseAccounts(services);
  const afterFirst = await left();
  clock.now = new Date(clock.now.getTime() + 10 * DAY_MS);
  await eraseAccounts(services);

  expect(afterFirst).toEqual([{ id: second.id }]);
  expect(await left()).toEqual([]);
});

test('a house that owes pay to somebody keeps its account until it has marked it', async ({
  callApi,
  given,
  services,
}) => {
  const house = await given.house({}, { password });
  const job = await given.job({ production_house_id: house.production_house_id });
  const application = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
  await workDone({ ...services, given }, application.id, { member: house.id });
  await callApi('POST /api/production/jobs/:id/close', { params: { id: job.id }, body: {} }, house);
  const leave = () => callApi('POST /api/production/account-deletion', { body: { password } }, house);

  const owing = await leave();
  const mark = {
    params: { id: application.id },
    body: { amount: 50_000, paid_on: dayInIndia(services.now()) },
  };
  await callApi('PUT /api/production/applications/:id/pay', mark, house);
  const paid = await leave();

  expect([owing.body.code, paid.status]).toEqual(['pay_first', 200]);
});

test('a suspended house cancels the roles that it signed for days to come, and then deletes its account', async ({
  callApi,
  deliver,
  given,
  services,
}) => {
  const house = await given.house({}, { password });
  const job = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id: job.id });
  await given.offer(id, 'accepted');
  await given.step(id, 'selected', 'talent');
  await workDone({ ...services, given }, id, { member: house.id, ago: -20 });
  await given.suspension(house.production_house_id);
  await deliver();
  const leave = () => callApi('POST /api/production/account-deletion', { body: { password } }, house);

  const owing = await leave();
  const cancel = { params: { id }, body: { reason: 'Come to my new house instead.' } };
  const cancelled = await callApi('POST /api/production/applications/:id/cancel-role', cancel, house);
  const told = (await deliver()).filter(({ to }) => to === talent.email);

  expect([owing.body.code, cancelled.status, (await leave()).status]).toEqual(['pay_first', 200, 200]);
  expect(told).toMatchObject([{ subject: expect.stringMatching(/^Your role was cancelled/) }]);
  expect(told[0]?.text).not.toContain('new house');
});
