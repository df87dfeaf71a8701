import { addDays, dayInIndia, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { moveOf, sendOf } from '#testing/board-world.ts';
import { createPair, newMessage } from '#testing/conversation-world.ts';
import { workDone } from '#testing/pay-world.ts';
import { test } from '#testing/test.ts';

test('talent neither write to a suspended house nor accept its offer, and are told why', async ({
  callApi,
  given,
  takeEffect,
}) => {
  const { house, talent, id } = await createPair(given);
  const offer = await given.offer(id);
  await callApi(
    'POST /api/production/conversations/:id/messages',
    { params: { id }, body: newMessage() },
    house,
  );
  const suspension = await given.suspension(house.production_house_id);
  const write = () =>
    callApi('POST /api/user/conversations/:id/messages', { params: { id }, body: newMessage() }, talent);
  const accept = () => callApi('POST /api/user/offers/:id/accept', { params: { id: offer } }, talent);

  const rejected = [await write(), await accept()];
  const { body } = await callApi('GET /api/user/conversations/:id', { params: { id } }, talent);
  await callApi(
    'POST /api/admin/suspensions/:id/end',
    { params: { id: suspension } },
    await given.staff('moderator'),
  );
  await takeEffect();
  const afterwards = [await write(), await accept()];

  expect(rejected.map(({ body }) => [body.code, body.message])).toEqual([
    ['conversation_barred', expect.stringContaining('suspended')],
    ['other_house_suspended', expect.stringContaining('suspended')],
  ]);
  expect(body.conversation.bar).toBe('suspended');
  expect(afterwards.map(({ status }) => status)).toEqual([200, 200]);
});

test('a talent sees that the house of an application is suspended, and no audition at it', async ({
  callApi,
  given,
}) => {
  const { house, job, application, talent } = await given.applied();
  await given.slot(job.id);
  await given.invitation(application.id);
  const shown = async () => {
    const { auditions } = (await callApi('GET /api/user/auditions', {}, talent)).body;
    const { data } = (await callApi('GET /api/user/job-applications', {}, talent)).body;
    return data.map(({ staff_stop, needs_answer }) => [staff_stop, needs_answer, auditions.length]);
  };
  const before = await shown();

  await given.suspension(house.production_house_id);

  expect([before, await shown()]).toEqual([[[null, true, 1]], [['suspension', false, 0]]]);
});

test('a decision scheduled for while its house is suspended is sent when the suspension ends', async ({
  callApi,
  clock,
  deliver,
  given,
  takeEffect,
}) => {
  const { house, job, application, talent } = await given.applied();
  await callApi('POST /api/production/review/moves', moveOf([application.id], 'not_selected'), house);
  const send_at = new Date(clock.now.getTime() + HOUR_MS).toISOString();
  await callApi(
    'POST /api/production/jobs/:id/decisions',
    sendOf(job.id, [application.id], { send_at }),
    house,
  );
  const id = await given.suspension(house.production_house_id);

  clock.now = new Date(clock.now.getTime() + 2 * HOUR_MS);
  const meanwhile = (await deliver()).map(({ subject }) => subject);
  const staff = await given.staff('moderator');
  await callApi('POST /api/admin/suspensions/:id/end', { params: { id } }, staff);
  const told = [...(await takeEffect()), ...(await deliver())].filter(({ to }) => to === talent.email);

  const rejection = expect.stringContaining('not selected');
  expect(meanwhile).not.toContainEqual(rejection);
  expect(told.map(({ subject }) => subject)).toContainEqual(rejection);
});

test.for([
  ['of a shoot that has begun', '20 days', -5],
  ['that were agreed after those of the call', '1 day', 5],
] as const)(
  'a booked talent with days to come %s is told that the casting call is removed',
  async ([, shoot_duration, comes], { callApi, deliver, given, services, takeEffect }) => {
    const begun = { shoot_dates: addDays(dayInIndia(services.now()), -3), shoot_duration };
    const { job, application, talent } = await given.applied({
      job: { ...begun, audition_dates: begun.shoot_dates },
    });
    await given.offer(application.id, 'accepted');
    await given.step(application.id, 'selected', 'talent');
    if (comes > 0) await workDone({ ...services, given }, application.id, { ago: -comes });
    await deliver();

    const removal = { params: { id: job.id }, body: { reason: 'A fee was asked.' } };
    await callApi('POST /api/admin/jobs/:id/take-down', removal, await given.staff('moderator'));

    const told = (await takeEffect()).filter(({ to }) => to === talent.email);
    expect(told).toMatchObject([{ subject: expect.stringMatching(/^Casting call removed/) }]);
  },
);
