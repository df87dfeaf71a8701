import { expect } from 'vitest';
import { moveApplication } from '#features/applications/apply/move-application.ts';
import { acceptOffer } from '#features/auditions/offers/answer-offer.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/test.ts';

test('the talent sees when the house first opened the application', async ({ callApi, clock, db, given }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id });
  const applied = clock.now.toISOString();
  clock.now = new Date(clock.now.getTime() + 60_000);
  const opened = clock.now.toISOString();

  const response = await callApi('POST /api/production/applications/:id/view', { params: { id } }, house);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const again = await callApi('POST /api/production/applications/:id/view', { params: { id } }, house);

  const viewed = { status: 200, body: { success: true, status: 'viewed' } };
  expect([response, again]).toMatchObject([viewed, viewed]);
  const own = await callApi('GET /api/user/job-applications', { query: { job_id } }, talent);
  expect(own.body.data).toMatchObject([
    {
      status: 'viewed',
      status_history: [
        { status: 'applied', happened_at: applied, party: 'talent' },
        { status: 'viewed', happened_at: opened, party: 'house' },
      ],
    },
  ]);
  const step = db.selectFrom('status_change').select('account_id').where('status', '=', 'viewed');
  const by = await step.where('application_id', '=', id).executeTakeFirst();
  expect(by?.account_id).toBe(house.id);
});

test('an application only moves forward, and may skip statuses', async ({ given, services }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const { id } = await given.application({ talent_id: (await given.talent()).id, job_id });

  expect(await moveApplication(services, house, id, 'shortlisted')).toBe('shortlisted');
  expect(await moveApplication(services, house, id, 'viewed')).toBe('shortlisted');
  expect(await moveApplication(services, house, id, 'audition')).toBe('audition');
  const rejected = { status: 409, code: 'move_not_allowed' };
  await expect(moveApplication(services, house, id, 'shortlisted')).rejects.toMatchObject(rejected);
  await expect(moveApplication(services, house, id, 'withdrawn')).rejects.toMatchObject(rejected);
  expect(await moveApplication(services, house, id, 'not_selected')).toBe('not_selected');
  await expect(moveApplication(services, house, id, 'viewed')).resolves.toBe('not_selected');
});

test('a house cannot select an applicant without an accepted offer', async ({ given, services }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const { id } = await given.application({ talent_id: (await given.talent()).id, job_id });

  const selected = moveApplication(services, house, id, 'selected');

  await expect(selected).rejects.toMatchObject({ status: 409, code: 'role_offer_required' });
});

test('of two outcomes given at the same time, only one is stored', async ({ given, services }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id });
  const offer_id = await given.offer(id);

  const outcomes = await Promise.allSettled([
    acceptOffer(services, talent.id, offer_id),
    moveApplication(services, house, id, 'not_selected'),
  ]);

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a house opens only applications sent to it', async ({ callApi, given }) => {
  const house = await given.houseForChildren();
  const talent = await given.talent();
  const foreign = await given.application({ talent_id: talent.id });
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const hidden = await given.application({ talent_id: child.id, job_id });
  await callApi('DELETE /api/user/guardian', {}, child);
  const view = (id: string, as?: { token: string }) =>
    callApi('POST /api/production/applications/:id/view', { params: { id } }, as);

  const notFound = { status: 404, body: { code: 'application_not_found' } };
  expect(await view(foreign.id, house)).toMatchObject(notFound);
  expect(await view(hidden.id, house)).toMatchObject(notFound);
  expect(await view(crypto.randomUUID(), house)).toMatchObject(notFound);
  expect(await view('the first', house)).toMatchObject(notFound);
  expect(await view(foreign.id)).toMatchObject({ status: 401 });
  expect(await view(foreign.id, talent)).toMatchObject({ status: 403 });
});

test('the status history is append-only, and the status cannot be set without it', async ({ db, given }) => {
  const { id, job_id } = await given.application({ talent_id: (await given.talent()).id });
  const events = { application_id: id };
  const ofEvents = db.deleteFrom('status_change').where('application_id', '=', id);

  const kept = { code: RULES.APPEND_ONLY };
  await expect(ofEvents.execute()).rejects.toMatchObject(kept);
  await expect(
    db.updateTable('status_change').set({ party: 'system' }).where('application_id', '=', id).execute(),
  ).rejects.toMatchObject(kept);
  const direct = { code: RULES.STATUS_CHANGED_DIRECTLY };
  await expect(
    db.updateTable('application').set({ status: 'selected' }).where('id', '=', id).execute(),
  ).rejects.toMatchObject(direct);
  await expect(
    given.application({ talent_id: (await given.talent()).id, job_id, status: 'viewed' }),
  ).rejects.toMatchObject(direct);
  const step = { ...events, happened_at: new Date().toISOString() };
  await expect(
    db
      .insertInto('status_change')
      .values({ ...step, status: 'shortlisted', party: 'talent' })
      .execute(),
  ).rejects.toMatchObject({ code: RULES.STATUS_CHANGE_NOT_ALLOWED });
});

test('deleting a reviewer removes the name from the status history, deleting the talent removes the history', async ({
  db,
  given,
}) => {
  const { production_house_id } = await given.house();
  const reviewer = await given.member({ production_house_id }, 'reviewer');
  const { id: job_id } = await given.job({ production_house_id });
  const { id, talent_id } = await given.application({ talent_id: (await given.talent()).id, job_id });
  const happened_at = new Date().toISOString();
  await db
    .insertInto('status_change')
    .values({ application_id: id, status: 'viewed', happened_at, party: 'house', account_id: reviewer.id })
    .execute();
  const steps = db.selectFrom('status_change').select(['status', 'account_id']);

  await db.deleteFrom('account').where('id', '=', reviewer.id).execute();
  const kept = await steps.where('application_id', '=', id).orderBy('status').execute();
  await db.deleteFrom('account').where('id', '=', talent_id).execute();
  const erased = await steps.where('application_id', '=', id).execute();

  expect(kept).toEqual([
    { status: 'applied', account_id: null },
    { status: 'viewed', account_id: null },
  ]);
  expect(erased).toEqual([]);
});
