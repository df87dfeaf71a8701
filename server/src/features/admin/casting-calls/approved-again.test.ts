import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { moveOf, sendOf } from '#testing/board-world.ts';
import { test as base } from '#testing/test.ts';

/** An application to a casting call that staff can take down, and approve again by an appeal of its house. */
const test = base.extend('applied', async ({ callApi, given, takeEffect }) => {
  const applied = await given.applied();
  const { house, job } = applied;
  const params = { id: job.id };
  const takeDown = async () => {
    const body = { reason: 'A fee was asked.' };
    await callApi('POST /api/admin/jobs/:id/take-down', { params, body }, await given.staff('moderator'));
    await takeEffect();
  };
  const acceptAppeal = async () => {
    const body = { job_id: job.id, text: 'No fee.' };
    await callApi('POST /api/production/appeals', { body }, { token: await given.session(house.id) });
    const staff = await given.staff('moderator');
    const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;
    const appeal = items.find(
      (item) => item.kind === 'appeal' && item.house_id === house.production_house_id,
    );
    const answer = { params: { id: appeal?.id ?? '' }, body: { accepted: true, answer: 'Right.' } };
    return callApi('POST /api/admin/appeals/:id/answer', answer, staff);
  };
  return { ...applied, params, takeDown, acceptAppeal };
});

test.for(['accepted', 'taken back'] as const)(
  'a decision scheduled for while the call is removed waits until it is approved again: %s',
  async (end, { applied, callApi, clock, deliver, given, takeEffect }) => {
    const { house, job, application, talent, params, takeDown, acceptAppeal } = applied;
    const moved = moveOf([application.id], 'shortlisted');
    await callApi('POST /api/production/review/moves', moved, house);
    const send_at = new Date(clock.now.getTime() + 5 * HOUR_MS).toISOString();
    const scheduled = sendOf(job.id, [application.id], { send_at });
    await callApi('POST /api/production/jobs/:id/decisions', scheduled, house);
    await takeDown();
    clock.now = new Date(clock.now.getTime() + 6 * HOUR_MS);
    await deliver();
    const owner = { ...house, token: await given.session(house.id) };
    const waiting = await callApi('GET /api/production/jobs/:id/decisions', { params }, owner);
    const cancel = { params, body: { application_ids: [application.id] } };
    if (end === 'taken back') await callApi('POST /api/production/jobs/:id/decisions/cancel', cancel, owner);
    await acceptAppeal();
    const told = [...(await takeEffect()), ...(await deliver())].filter(({ to }) => to === talent.email);

    expect(waiting.body.emails[0]?.people).toMatchObject([{ send_at }]);
    const continues = expect.stringContaining('continues');
    expect(told.map(({ subject }) => subject).toSorted()).toEqual(
      end === 'accepted' ? [continues, expect.stringContaining('shortlist')] : [continues],
    );
    expect(await deliver()).toEqual([]);
  },
);

test('tells those whom their house rejects by closing the call while an appeal is being accepted', async ({
  applied: { house, job, talent, params, takeDown, acceptAppeal },
  callApi,
  db,
  takeEffect,
}) => {
  await takeDown();
  await acceptAppeal();
  const lockWaits = async () => {
    const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await waits.execute(db)).rows.length;
  };

  const { closed, told } = await db.transaction().execute(async (trx) => {
    await sql`select from job where id = ${job.id} for update`.execute(trx);
    const closed = callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house);
    await expect.poll(lockWaits, { timeout: 30_000 }).toBe(1);
    const told = takeEffect();
    await expect.poll(lockWaits, { timeout: 30_000 }).toBe(2);
    return { closed, told };
  });

  expect((await closed).status).toBe(200);
  const texts = (await told).filter(({ to }) => to === talent.email).map(({ text }) => text);
  expect(texts).toEqual([expect.stringContaining('without opening your application')]);
});

test('approves a call again that its house closed, reopened and where it moved a rejected applicant back', async ({
  applied: { house, application, params, takeDown, acceptAppeal },
  callApi,
  takeEffect,
}) => {
  await takeDown();
  await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house);
  await callApi('POST /api/production/jobs/:id/reopen', { params, body: {} }, house);
  await callApi('POST /api/production/review/moves', moveOf([application.id], 'shortlisted'), house);

  const accepted = await acceptAppeal();
  await takeEffect();

  expect(accepted.status).toBe(200);
  expect((await callApi('GET /api/production/jobs/:id', { params })).status).toBe(200);
});
