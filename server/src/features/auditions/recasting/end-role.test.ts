import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { createBoard, moveOf, sendOf } from '#testing/board-world.ts';
import { test as base } from '#testing/offer-world.ts';

const why = { reason: 'I have to look after my mother.' };
const postponed = { reason: 'The producers have postponed the series.' };

/** An applicant who has accepted the role, and a backup, of the house of `applied`. */
const test = base.extend<{
  cast: { offer: string; backup: { id: string; talent: { id: string; token: string } } };
}>({
  cast: async ({ callApi, given, applied: { house, talent, id }, db, deliver }, use) => {
    const offer = await given.offer(id);
    await callApi('POST /api/user/offers/:id/accept', { params: { id: offer } }, talent);
    const { job_id } = await db
      .selectFrom('application')
      .select('job_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const other = await given.talent({ name: 'Mira Sen' });
    const backup = { ...(await given.application({ talent_id: other.id, job_id })), talent: other };
    await callApi('POST /api/production/review/moves', moveOf([backup.id], 'backup'), house);
    await deliver();
    await use({ offer, backup });
  },
});

test('a talent steps back with a reason, and the house is told and can offer the role to the backup', async ({
  callApi,
  applied: { house, talent, id },
  cast: { offer, backup },
  week,
  deliver,
}) => {
  const stepBack = () =>
    callApi('POST /api/user/offers/:id/step-back', { params: { id: offer }, body: why }, talent);

  const done = await stepBack();
  const again = await stepBack();

  expect([done.status, again.status]).toEqual([200, 200]);
  const emails = await deliver();
  expect(emails).toMatchObject([
    { to: house.email, subject: expect.stringContaining(' gave up the role: Lead Detective · Web Series') },
  ]);
  expect(emails[0]?.text).toContain(why.reason);
  const own = await callApi('GET /api/user/job-applications', {}, talent);
  const last = { status: 'withdrawn', party: 'talent', ...why };
  expect(own.body.data[0]).toMatchObject({ status: 'withdrawn', rejection: null });
  expect(own.body.data[0]?.status_history.at(-1)).toMatchObject(last);
  const steps = await callApi('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house);
  const backups = [{ application_id: backup.id, talent_id: backup.talent.id, name: 'Mira Sen' }];
  expect(steps.body.data).toMatchObject([
    { status: 'withdrawn', offers: [{ status: 'stepped_back' }], backups },
  ]);
  const read = await callApi('GET /api/production/applications/:id', { params: { id: talent.id } }, house);
  expect(read.body.data[0]?.status_history.at(-1)).toMatchObject(last);

  const body = { message: 'The role is free: would you take it?', answer_by: week };
  const made = await callApi(
    'POST /api/production/applications/:id/offer',
    { params: { id: backup.id }, body },
    house,
  );
  const next = await callApi(
    'GET /api/production/applications/:id',
    { params: { id: backup.talent.id } },
    house,
  );
  expect(made.status).toBe(200);
  expect(next.body.data).toMatchObject([{ status: 'selected' }]);
  const after = await callApi('GET /api/production/next-steps/:id', { params: { id: talent.id } }, house);
  expect(after.body.data).toMatchObject([{ application_id: id, backups: null }]);
});

test('a house cancels a role with a reason, which the talent is told, and may consider the talent again', async ({
  callApi,
  applied: { house, talent, id },
  cast: { offer },
  db,
  deliver,
}) => {
  const cancel = () =>
    callApi('POST /api/production/applications/:id/cancel-role', { params: { id }, body: postponed }, house);

  const done = await cancel();
  const again = await cancel();
  const late = await callApi(
    'POST /api/user/offers/:id/step-back',
    { params: { id: offer }, body: why },
    talent,
  );

  expect([done.status, again.status]).toEqual([200, 200]);
  expect(late).toMatchObject({ status: 409, body: { code: 'role_offer_cancelled' } });
  const [email, ...others] = await deliver();
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    to: talent.email,
    subject: 'Your role was cancelled: Lead Detective · Web Series',
  });
  expect(email?.text).toContain(postponed.reason);
  const own = await callApi('GET /api/user/job-applications', {}, talent);
  expect(own.body.data[0]?.status_history.at(-1)).toMatchObject({
    status: 'not_selected',
    party: 'house',
    ...postponed,
  });

  await callApi('POST /api/production/review/moves', moveOf([id], 'shortlisted'), house);
  const { job_id } = await db
    .selectFrom('application')
    .select('job_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [id]), house);
  const [reopened] = await deliver();
  expect(reopened?.text).toContain('cancelled your role in Lead Detective · Web Series. That has changed');
});

test.for([
  ['a talent', 'POST /api/user/offers/:id/step-back'],
  ['a house', 'POST /api/production/applications/:id/cancel-role'],
] as const)(
  '%s cannot end a role without a reason or before it is accepted',
  async ([, endpoint], { callApi, given, applied: { house, talent, id } }) => {
    const offer = await given.offer(id);
    const isTalent = endpoint === 'POST /api/user/offers/:id/step-back';
    const end = (reason: string) =>
      callApi(
        endpoint,
        { params: { id: isTalent ? offer : id }, body: { reason } },
        isTalent ? talent : house,
      );

    expect(await end(' ')).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } });
    expect(await end('A reason.')).toMatchObject({ status: 409, body: { code: 'role_not_accepted' } });
  },
);

test('the database ends an accepted role only with a reason, by the talent or the house', async ({
  applied: { id },
  cast: { offer },
  db,
}) => {
  const at = { application_id: id, happened_at: new Date().toISOString() };
  const end = (step: {
    status: 'withdrawn' | 'not_selected';
    party: 'talent' | 'house' | 'system';
    reason?: string;
  }) =>
    db
      .insertInto('status_change')
      .values({ ...at, ...step })
      .execute();
  const rejected = { code: RULES.STATUS_CHANGE_NOT_ALLOWED };

  await expect(end({ status: 'withdrawn', party: 'talent' })).rejects.toMatchObject(rejected);
  await expect(end({ status: 'not_selected', party: 'house' })).rejects.toMatchObject(rejected);
  await expect(end({ status: 'withdrawn', party: 'system', ...why })).rejects.toMatchObject(rejected);
  await expect(end({ status: 'not_selected', party: 'talent', ...why })).rejects.toMatchObject(rejected);
  await end({ status: 'withdrawn', party: 'talent', ...why });
  const { status } = await db
    .selectFrom('role_offer')
    .select('status')
    .where('id', '=', offer)
    .executeTakeFirstOrThrow();
  expect(status).toBe('stepped_back');
});

test('of 50 simultaneous requests to step back and to cancel, one side ends the role and one email goes', async ({
  callApi,
  applied: { house, talent, id },
  cast: { offer },
  deliver,
}) => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => [
      callApi('POST /api/user/offers/:id/step-back', { params: { id: offer }, body: why }, talent),
      callApi(
        'POST /api/production/applications/:id/cancel-role',
        { params: { id }, body: postponed },
        house,
      ),
    ]).flat(),
  );

  expect(answers.map(({ status }) => status).toSorted()).toEqual(
    Array.from({ length: 50 }, (_, n) => (n < 25 ? 200 : 409)),
  );
  expect(await deliver()).toHaveLength(1);
});

test('no email says that someone was chosen after that talent has stepped back', async ({
  callApi,
  clock,
  given,
  deliver,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [chosen, own, plain] = [await applicant(), await applicant(), await applicant()];
  const offer = await given.offer(chosen.id, 'accepted');
  await given.step(chosen.id, 'selected', 'talent');
  for (const { id } of [own, plain]) await given.step(id, 'viewed');
  await callApi('POST /api/production/review/moves', moveOf([own.id, plain.id], 'not_selected'), house);
  const send_at = new Date(clock.now.getTime() + 3_600_000).toISOString();
  const send = (id: string, more: object) =>
    callApi('POST /api/production/jobs/:id/decisions', sendOf(job_id, [id], { send_at, ...more }), house);
  await send(own.id, { text: 'Thank you for applying. We have cast someone else this time.' });
  await send(plain.id, {});

  await callApi('POST /api/user/offers/:id/step-back', { params: { id: offer }, body: why }, chosen.talent);
  clock.now = new Date(clock.now.getTime() + 2 * 3_600_000);
  const sent = (await deliver()).filter(({ to }) => to !== house.email);

  expect(sent).toMatchObject([{ to: plain.talent.email }]);
  expect(sent[0]?.text).toContain('decided not to continue with your application');
});
