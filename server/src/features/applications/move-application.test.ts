import { expect } from 'vitest';
import { moveApplication } from '#features/applications/move-application.ts';
import { acceptOffer } from '#features/offers/answer-offer.ts';
import { test } from '#testing/test.ts';

test('the talent sees when the house first opened the application', async ({ call, clock, db, given }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  const { id } = await given.application({ talent_id: talent.id, job_id });
  const applied = clock.now.toISOString();
  clock.now = new Date(clock.now.getTime() + 60_000);
  const opened = clock.now.toISOString();

  const response = await call('POST /api/production/applications/:id/view', { params: { id } }, house);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const again = await call('POST /api/production/applications/:id/view', { params: { id } }, house);

  const viewed = { status: 200, body: { success: true, status: 'viewed' } };
  expect([response, again]).toMatchObject([viewed, viewed]);
  const own = await call('GET /api/user/job-applications', { query: { job_id } }, talent);
  expect(own.body.data).toMatchObject([
    {
      status: 'viewed',
      timeline: [
        { status: 'applied', happened_at: applied, party: 'talent' },
        { status: 'viewed', happened_at: opened, party: 'house' },
      ],
    },
  ]);
  const step = db.selectFrom('application_event').select('account_id').where('status', '=', 'viewed');
  const by = await step.where('application_id', '=', id).executeTakeFirst();
  expect(by?.account_id).toBe(house.id);
});

test('an application goes forward only, and steps may be left out', async ({ given, services }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const { id } = await given.application({ talent_id: (await given.talent()).id, job_id });

  expect(await moveApplication(services, house, id, 'shortlisted')).toBe('shortlisted');
  expect(await moveApplication(services, house, id, 'viewed')).toBe('shortlisted');
  expect(await moveApplication(services, house, id, 'audition')).toBe('audition');
  const refused = { status: 409, message: 'This application has already come further, or was withdrawn.' };
  await expect(moveApplication(services, house, id, 'shortlisted')).rejects.toMatchObject(refused);
  await expect(moveApplication(services, house, id, 'withdrawn')).rejects.toMatchObject(refused);
  expect(await moveApplication(services, house, id, 'not_selected')).toBe('not_selected');
  await expect(moveApplication(services, house, id, 'viewed')).resolves.toBe('not_selected');
});

test('a house selects nobody without an offer that was accepted', async ({ given, services }) => {
  const house = await given.house();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const { id } = await given.application({ talent_id: (await given.talent()).id, job_id });

  const selected = moveApplication(services, house, id, 'selected');

  const message = 'Make an offer: a talent is selected by accepting it.';
  await expect(selected).rejects.toMatchObject({ status: 409, message });
});

test('of two outcomes given at once, one holds', async ({ given, services }) => {
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

test('a house opens only what was sent to it', async ({ call, given }) => {
  const house = await given.house();
  const talent = await given.talent();
  const foreign = await given.application({ talent_id: talent.id });
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const hidden = await given.application({ talent_id: child.id, job_id });
  await call('DELETE /api/user/guardian', {}, child);
  const view = (id: string, as?: { token: string }) =>
    call('POST /api/production/applications/:id/view', { params: { id } }, as);

  const notFound = { status: 404, body: { message: 'Not found.' } };
  expect(await view(foreign.id, house)).toMatchObject(notFound);
  expect(await view(hidden.id, house)).toMatchObject(notFound);
  expect(await view(crypto.randomUUID(), house)).toMatchObject(notFound);
  expect(await view('the first', house)).toMatchObject(notFound);
  expect(await view(foreign.id)).toMatchObject({ status: 401 });
  expect(await view(foreign.id, talent)).toMatchObject({ status: 403 });
});

test('a timeline is only added to, and a status never set past it', async ({ db, given }) => {
  const { id, job_id } = await given.application({ talent_id: (await given.talent()).id });
  const events = { application_id: id };
  const ofEvents = db.deleteFrom('application_event').where('application_id', '=', id);

  const kept = { code: 'KD014' };
  await expect(ofEvents.execute()).rejects.toMatchObject(kept);
  await expect(
    db.updateTable('application_event').set({ party: 'system' }).where('application_id', '=', id).execute(),
  ).rejects.toMatchObject(kept);
  await expect(
    db.updateTable('application').set({ status: 'selected' }).where('id', '=', id).execute(),
  ).rejects.toMatchObject(kept);
  await expect(
    given.application({ talent_id: (await given.talent()).id, job_id, status: 'viewed' }),
  ).rejects.toMatchObject(kept);
  const step = { ...events, happened_at: new Date().toISOString() };
  await expect(
    db
      .insertInto('application_event')
      .values({ ...step, status: 'shortlisted', party: 'talent' })
      .execute(),
  ).rejects.toMatchObject({ code: 'KD013' });
});

test('with the talent, or the account of the house, goes what is theirs', async ({ db, given }) => {
  const { production_house_id } = await given.house();
  const reviewer = await given.member({ production_house_id }, 'reviewer');
  const { id: job_id } = await given.job({ production_house_id });
  const { id, talent_id } = await given.application({ talent_id: (await given.talent()).id, job_id });
  const happened_at = new Date().toISOString();
  await db
    .insertInto('application_event')
    .values({ application_id: id, status: 'viewed', happened_at, party: 'house', account_id: reviewer.id })
    .execute();
  const steps = db.selectFrom('application_event').select(['status', 'account_id']);

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
