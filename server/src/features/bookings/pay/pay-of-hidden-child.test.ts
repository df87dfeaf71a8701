import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { newPass } from '#features/accounts/guardians/guardian-token.ts';
import { remindOfPay } from '#features/bookings/pay/tasks.ts';
import type { Caller } from '#testing/given.ts';
import { test as base, workDone } from '#testing/pay-world.ts';

const test = base.extend('hidden', ({ callApi, clock, db, deliver, given, services }) => {
  /** A child whose work is done and paid within two days, at a house that may then see the child no longer. */
  return async (by: 'guardian' | 'staff') => {
    const owner = await given.houseForChildren();
    const reviewer = await given.member(owner, 'reviewer');
    const { id: job_id } = await given.job({ production_house_id: owner.production_house_id });
    const child = await given.talent({ name: 'Tara Rao' });
    const { id } = await given.application({ talent_id: child.id, job_id });
    const offer = await workDone({ ...services, given }, id, { ago: 3, pay_days: 5, member: reviewer.id });
    await db
      .updateTable('talent')
      .set({ date_of_birth: given.born(12) })
      .where('id', '=', child.id)
      .execute();
    await given.guardian(child.id);
    const guardian = db.selectFrom('guardian').select('id').where('talent_id', '=', child.id);
    const pass = newPass(services.secrets.links, (await guardian.executeTakeFirstOrThrow()).id, clock.now);
    if (by === 'guardian') await callApi('POST /api/guardian/withdraw', { body: { pass, child: child.id } });
    else
      await db
        .updateTable('child_grade')
        .set({ ended_at: clock.now.toISOString() })
        .where('production_house_id', '=', owner.production_house_id)
        .execute();
    await deliver();
    return { owner, reviewer, child, id, offer };
  };
});

test.for(['guardian', 'staff'] as const)(
  'owners keep what they need to pay a child who is hidden by the %s, and nothing else of the child',
  async (by, { callApi, clock, hidden }) => {
    const { owner, reviewer, child, id, offer } = await hidden(by);
    const params = { id };
    const paid_on = dayInIndia(clock.now);
    const terms = (as: Caller = owner) =>
      callApi('GET /api/production/applications/:id/terms', { params }, as);
    const pay = (as: Caller = owner) =>
      callApi('PUT /api/production/applications/:id/pay', { params, body: { amount: 100, paid_on } }, as);

    const [shown, toReviewer] = [await terms(), await terms(reviewer)];
    const paid = [(await pay()).status, (await pay(reviewer)).status];
    const memo = await callApi(
      'GET /api/production/applications/:id/deal-memo.pdf',
      { params, query: {} },
      owner,
    );
    const body = { amount: 90, paid_on };
    await callApi('PUT /api/user/offers/:id/pay', { params: { id: offer }, body }, child);
    const dispute = { params, body: { came: 100, text: 'We paid all of it.' } };
    const disputed = await callApi('PUT /api/production/applications/:id/pay-dispute', dispute, owner);
    const others = [
      await callApi('GET /api/production/review/:id', { params }, owner),
      await callApi('GET /api/production/conversations/:id', { params, query: {} }, owner),
      await callApi('GET /api/profiles/:id', { params: { id: child.id } }, owner),
      await callApi(
        'PUT /api/production/applications/:id/feedback',
        { params, body: { punctual: 'yes', work_again: 'yes', note: '' } },
        owner,
      ),
    ];
    const text = JSON.stringify((await terms()).body);

    expect(shown.body).toMatchObject({ talent: 'Tara', only_pay: true, shoot_days: [], pay: { marks: [] } });
    expect([toReviewer.status, memo.status, disputed.status]).toEqual([404, 200, 200]);
    expect(paid).toEqual([200, 404]);
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    for (const one of ['Rao', child.id, child.email, child.mobile]) expect(text).not.toContain(one);
  },
);

test('reminds the owners alone of what is owed to a hidden child, by the first name', async ({
  clock,
  deliver,
  hidden,
  services,
}) => {
  const { owner } = await hidden('guardian');

  await remindOfPay.run(services, {}, 'morning');
  const soon = await deliver();
  clock.now = new Date(clock.now.getTime() + 3 * DAY_MS);
  await remindOfPay.run(services, {}, 'later');
  const letters = [...soon, ...(await deliver())];

  expect(letters.map(({ to, subject }) => [to, subject.split(/ on |:/)[0]])).toEqual([
    [owner.email, 'Pay due'],
    [owner.email, 'Pay overdue'],
  ]);
  expect(letters[0]?.text).toContain('Tara');
  expect(JSON.stringify(letters)).not.toContain('Rao');
});

test('a house that may see no more children keeps nothing of work that is still to come', async ({
  callApi,
  db,
  given,
  hidden,
  services,
}) => {
  const { owner, id } = await hidden('staff');
  const { id: job_id } = await given.job({ production_house_id: owner.production_house_id });
  const child = await given.talent();
  const other = await given.application({ talent_id: child.id, job_id });
  await workDone({ ...services, given }, other.id, { ago: -3, pay_days: 0, member: owner.id });
  const date_of_birth = given.born(12);
  await db.updateTable('talent').set({ date_of_birth }).where('id', '=', child.id).execute();
  const status = async (of: string) =>
    (await callApi('GET /api/production/applications/:id/terms', { params: { id: of } }, owner)).status;

  expect([await status(id), await status(other.id)]).toEqual([200, 404]);
});
