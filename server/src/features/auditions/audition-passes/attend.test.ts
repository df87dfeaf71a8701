import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { alertMissedCheckOuts } from '#features/auditions/audition-passes/tasks.ts';
import { test } from '#testing/audition-world.ts';

const MINUTE_MS = 60_000;

test('a talent checks in from two hours before, and out once, which the house cannot undo', async ({
  callApi,
  clock,
  given,
  arranged: { house, slot, talent, application },
}) => {
  await given.confirmed(application.id, slot.id);
  const params = { id: application.id };
  const starts = Date.parse(slot.starts_at);
  clock.now = new Date(starts - 2 * HOUR_MS - 1);
  const own = { token: await given.session(talent.id) };
  const checkIn = () => callApi('PUT /api/user/auditions/:id/check-in', { params }, own);
  const checkOut = () => callApi('PUT /api/user/auditions/:id/check-out', { params }, own);
  const early = [await checkIn(), await checkOut()].map(({ body }) => body.code);
  clock.now = new Date(starts - 2 * HOUR_MS);
  const arrived_at = clock.now.toISOString();
  const arrived = (await checkIn()).status;
  clock.now = new Date(starts + HOUR_MS);
  const as = { token: await given.session(house.id) };
  const left_at = clock.now.toISOString();
  const left = (await checkOut()).status;
  clock.now = new Date(starts + 2 * HOUR_MS);
  await checkIn();
  await checkOut();
  const undone = await callApi('DELETE /api/production/check-ins/:id', { params }, as);

  const read = await callApi('GET /api/user/auditions', {}, own);
  const seen = await callApi('GET /api/production/check-ins/:id', { params }, as);
  expect([...early, arrived, left, undone.body.code]).toEqual([
    'check_in_closed',
    'not_checked_in',
    200,
    200,
    'has_checked_out',
  ]);
  expect(read.body.auditions).toMatchObject([{ arrived_at, left_at }]);
  expect(seen.body).toMatchObject({ arrived_at, left_at });
});

test.for(['before', 'after'] as const)(
  'a talent’s own check-in stays when the house checked them in %s it and undoes that',
  async (order, { callApi, clock, given, arranged: { house, slot, talent, application } }) => {
    await given.confirmed(application.id, slot.id);
    const params = { id: application.id };
    clock.now = new Date(slot.starts_at);
    const own = { token: await given.session(talent.id) };
    const as = { token: await given.session(house.id) };
    const byHouse = () => callApi('PUT /api/production/check-ins/:id', { params }, as);
    if (order === 'before') await byHouse();
    await callApi('PUT /api/user/auditions/:id/check-in', { params }, own);
    if (order === 'after') await byHouse();

    const undone = await callApi('DELETE /api/production/check-ins/:id', { params }, as);
    const left = await callApi('PUT /api/user/auditions/:id/check-out', { params }, own);

    expect(undone).toMatchObject({ status: 409, body: { code: 'checked_in_by_talent' } });
    expect(left.status).toBe(200);
  },
);

test('the house is asked once for a woman at the audition, and the talent hears who she is', async ({
  callApi,
  given,
  arranged: { house, job, slot, talent, application },
  deliver,
}) => {
  await given.confirmed(application.id, slot.id);
  const params = { id: application.id };
  for (const _ of [1, 2]) await callApi('PUT /api/user/auditions/:id/woman', { params }, talent);
  const asked = await deliver();
  const { slots } = (await callApi('GET /api/production/auditions/:id', { params: job }, house)).body;
  const day = slot.starts_at.slice(0, 10);
  const place = { place: 'Studio 4, Andheri', contact_name: 'Ravi Menon', is_private: 'no' } as const;
  const body = { day, from: '12:00', minutes: 30, capacity: 1, ...place, woman_name: 'Meera Iyer' };
  await callApi('PUT /api/production/audition-slots/:id', { params: slot, body }, house);
  const told = await deliver();

  expect(asked.map(({ to, subject }) => [to, subject])).toEqual([
    [house.email, `Asha Rao asks for a woman at the audition: Lead Detective · Web Series`],
  ]);
  expect(slots[0]?.attendees).toMatchObject([{ asks_for_woman: true }]);
  expect(told.map(({ to }) => to)).toEqual([talent.email]);
  expect(told[0]?.text).toContain('A woman who will be there: Meera Iyer');
});

test.for(['checked out', 'checked in'] as const)(
  'alerts guardians, house and contact once when a child has not %s 30 minutes after the end',
  async (missing, { callApi, clock, db, deliver, given, services }) => {
    const { house, job, talent, application } = await given.applied({
      hasGuardian: true,
      talent: { date_of_birth: given.born(12), name: 'Mira Rao' },
    });
    await given.guardian(talent.id, { name: 'Arun Rao', relation: 'Father' });
    const guardians = await db
      .selectFrom('guardian')
      .select('mobile')
      .where('talent_id', '=', talent.id)
      .execute();
    const place = { place: 'Studio 4', contact_name: 'Ravi Menon', contact_phone: '98200 00000' };
    const slot = await given.slot(job.id, place);
    const adult = await given.talent();
    const other = await given.application({ talent_id: adult.id, job_id: job.id });
    for (const id of [application.id, other.id]) await given.invitation(id);
    await given.confirmed(application.id, slot.id);
    await given.confirmed(other.id, (await given.slot(job.id, { ...place, place: 'Studio 5' })).id);
    await deliver();
    const params = { id: application.id };
    const alertedAt = async (minutes: number) => {
      clock.now = new Date(Date.parse(slot.ends_at) + minutes * MINUTE_MS);
      await alertMissedCheckOuts.run(services, {}, 'run');
      return (await deliver()).map(({ to, text }) => [to, /checked (?:in|out)/.exec(text)?.[0]]).sort();
    };

    clock.now = new Date(Date.parse(slot.starts_at));
    const as = { token: await given.session(talent.id) };
    if (missing === 'checked out') await callApi('PUT /api/user/auditions/:id/check-in', { params }, as);
    const alerts = [await alertedAt(29), await alertedAt(30), await alertedAt(31)];

    const reached = [...guardians.map(({ mobile }) => mobile), talent.email, house.email, '+919820000000'];
    expect(alerts).toEqual([[], reached.sort().map((to) => [to, missing]), []]);
  },
);

test.for([
  ['has checked out', {}],
  ['auditions online', { place: 'https://meet.example/tara' }],
  ['was told not to come, because the house is suspended', {}],
] as const)(
  'alerts nobody when a child %s',
  async ([why, fields], { callApi, clock, deliver, given, services }) => {
    const { house, job, talent, application } = await given.applied({
      hasGuardian: true,
      talent: { date_of_birth: given.born(12) },
    });
    const slot = await given.slot(job.id, fields);
    await given.invitation(application.id);
    await given.confirmed(application.id, slot.id);
    await deliver();
    const params = { id: application.id };
    clock.now = new Date(Date.parse(slot.starts_at));
    const as = { token: await given.session(talent.id) };
    const isStopped = why.includes('suspended');
    if (isStopped) await given.suspension(house.production_house_id);
    else await callApi('PUT /api/user/auditions/:id/check-in', { params }, as);
    if (!('place' in fields || isStopped))
      await callApi('PUT /api/user/auditions/:id/check-out', { params }, as);
    clock.now = new Date(Date.parse(slot.ends_at) + HOUR_MS);
    await alertMissedCheckOuts.run(services, {}, 'run');

    expect(await deliver()).toEqual([]);
  },
);

test('who has not come yet neither checks in, shares nor asks at an audition of a suspended house', async ({
  callApi,
  clock,
  given,
  arranged: { house, slot, talent, application },
  deliver,
  invite,
  addSlot,
}) => {
  const there = await invite();
  const other = await addSlot({ place: 'Studio 5' });
  await given.confirmed(application.id, slot.id);
  await given.confirmed(there.application_id, other.id);
  await deliver();
  clock.now = new Date(Date.parse(slot.starts_at) - HOUR_MS);
  const act = async (id: string, talentId: string) => {
    const own = { token: await given.session(talentId) };
    const params = { id };
    return [
      await callApi('PUT /api/user/auditions/:id/check-in', { params }, own),
      await callApi('POST /api/user/auditions/:id/pass', { params }, own),
      await callApi('PUT /api/user/auditions/:id/woman', { params }, own),
      await callApi('PUT /api/user/auditions/:id/check-out', { params }, own),
    ].map(({ status, body }) => body.code ?? status);
  };
  const checkIn = { params: { id: there.application_id } };
  const came = { token: await given.session(there.id) };
  await callApi('PUT /api/user/auditions/:id/check-in', checkIn, came);

  await given.suspension(house.production_house_id);

  const [away, arrived] = [await act(application.id, talent.id), await act(there.application_id, there.id)];
  expect(away).toEqual(['audition_on_hold', 'audition_on_hold', 'audition_on_hold', 'not_checked_in']);
  expect(arrived).toEqual([200, 200, 'audition_on_hold', 200]);
  expect(await deliver()).toEqual([]);
});
