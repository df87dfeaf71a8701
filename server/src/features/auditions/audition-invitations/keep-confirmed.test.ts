import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { alertMissedCheckOuts } from '#features/auditions/audition-passes/tasks.ts';
import { test as base } from '#testing/test.ts';

const test = base.extend('arranged', async ({ clock, given }) => {
  const applied = await given.applied({
    hasGuardian: true,
    talent: { date_of_birth: given.born(12), name: 'Mira Rao' },
  });
  const { job, application } = applied;
  const slot = await given.slot(job.id, { place: 'Studio 4' });
  const later = new Date(Date.parse(slot.starts_at) + 7 * 24 * HOUR_MS).toISOString();
  const ends_at = new Date(Date.parse(later) + HOUR_MS / 2).toISOString();
  await given.slot(job.id, { place: 'Studio 9', round: 2, starts_at: later, ends_at });
  await given.invitation(application.id);
  await given.confirmed(application.id, slot.id);
  const at = async (instant: number) => {
    clock.now = new Date(instant);
    return {
      talent: { token: await given.session(applied.talent.id) },
      house: { token: await given.session(applied.house.id) },
    };
  };
  return { ...applied, slot, at };
});

const changes = [
  'the house invites them to a callback',
  'the house moves the slot',
  'the house moves it elsewhere',
  'the house cancels it',
  'they withdraw',
] as const;
test.for(changes)(
  'guardians are alerted about a child who does not leave, also when %s before it begins',
  async (change, { callApi, deliver, services, arranged: { application, job, slot, at } }) => {
    const params = { id: application.id };
    const { talent, house } = await at(Date.parse(slot.starts_at) - HOUR_MS);
    await callApi('PUT /api/user/auditions/:id/check-in', { params }, talent);
    const day = slot.starts_at.slice(0, 10);
    const moved = { day, minutes: 30, capacity: 1, contact_name: 'Ravi', contact_phone: '9820000000' };
    const safe = { ...moved, woman_name: 'Meera Iyer', is_private: 'no' } as const;
    const put = (time: { from: string; place: string }) =>
      callApi('PUT /api/production/audition-slots/:id', { params: slot, body: { ...safe, ...time } }, house);
    const act = {
      'the house invites them to a callback': () =>
        callApi(
          'POST /api/production/auditions/:id/invitations',
          { params: job, body: { applications: [application.id], round: 2 } },
          house,
        ),
      'the house moves the slot': () => put({ from: '13:00', place: 'Studio 4' }),
      'the house moves it elsewhere': () => put({ from: '12:00', place: 'https://meet.example/mira' }),
      'the house cancels it': () =>
        callApi('DELETE /api/production/audition-slots/:id', { params: slot }, house),
      'they withdraw': () => callApi('POST /api/user/job-applications/:id/withdraw', { params }, talent),
    };

    const { status, body } = await act[change]();
    await deliver();
    await at(Date.parse(slot.ends_at) + HOUR_MS / 2);
    await alertMissedCheckOuts.run(services, {}, 'run');
    const alerts = await deliver();

    if (change === 'they withdraw') expect(status).toBe(200);
    else
      expect([status, body.code]).toEqual([
        409,
        expect.stringMatching(/still_checked_in|auditions_not_over/),
      ]);
    expect(alerts.map(({ text }) => text).join()).toMatch(/has not checked out/);
  },
);

test('a callback comes after the confirmed audition, of a child after they left', async ({
  callApi,
  arranged: { application, job, slot, at },
}) => {
  const params = { id: application.id };
  const invite = (as: { token: string }) =>
    callApi(
      'POST /api/production/auditions/:id/invitations',
      { params: job, body: { applications: [application.id], round: 2 } },
      as,
    );
  const ahead = await invite((await at(Date.parse(slot.starts_at) - 3 * HOUR_MS)).house);
  const { talent } = await at(Date.parse(slot.starts_at));
  await callApi('PUT /api/user/auditions/:id/check-in', { params }, talent);
  const over = await at(Date.parse(slot.ends_at) + 2 * HOUR_MS);
  const there = await invite(over.house);
  await callApi('PUT /api/user/auditions/:id/check-out', { params }, over.talent);
  const left = await invite(over.house);

  expect([ahead, there].map(({ body }) => body.code)).toEqual(Array(2).fill('auditions_not_over'));
  expect(ahead.body.message).toContain('Mira');
  expect(left).toMatchObject({ status: 200, body: { invited: 1 } });
});
