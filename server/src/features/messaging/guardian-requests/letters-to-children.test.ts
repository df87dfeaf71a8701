import { expect } from 'vitest';
import { newMessage } from '#testing/conversation-world.ts';
import { test } from '#testing/family-world.ts';

const LANTERN = { company_name: 'Lantern Films' };

test('rejects an invitation of a child to a call for other ages, or with contact details', async ({
  callApi,
  given,
  family,
}) => {
  const { child } = await family();
  const house = await given.houseForChildren(LANTERN);
  const { production_house_id } = house;
  const fitting = await given.job({ production_house_id, age_range: '8-14' });
  const older = await given.job({ production_house_id, age_range: '18-24' });
  const invite = (job_id: string, message: string) =>
    callApi(
      'POST /api/production/casting-invitations',
      { body: { job_id, talent_ids: [child.id], message } },
      house,
    );

  const outside = await invite(older.id, 'Please apply.');
  const contact = await invite(fitting.id, 'Call 98200 12345 or write to insta: lantern_films');

  expect(outside).toMatchObject({ status: 409, body: { code: 'child_of_other_age' } });
  expect(contact).toMatchObject({
    status: 400,
    body: { fields: { message: expect.stringContaining('98200 12345') } },
  });
});

test('sends an invitation of a child to the guardian first, and to the child once passed on', async ({
  callApi,
  deliver,
  given,
  family,
}) => {
  const { child, mother, read, decide } = await family();
  const house = await given.houseForChildren(LANTERN);
  const job = await given.job({ production_house_id: house.production_house_id, age_range: '8-14' });
  const body = { job_id: job.id, talent_ids: [child.id], message: 'Please apply.' };
  const received = async () =>
    (await callApi('GET /api/user/casting-invitations', {}, child)).body.invitations;

  await callApi('POST /api/production/casting-invitations', { body }, house);
  const first = await deliver();
  const [before, { waiting }] = [await received(), await read()];
  const subject = (waiting[0] as { subject_id: string }).subject_id;
  await decide({ kind: 'invitation', subject, approve: true });
  const second = await deliver();

  expect(first.map(({ to }) => to)).toEqual([mother]);
  expect(before).toEqual([]);
  expect(waiting).toMatchObject([{ kind: 'invitation', text: 'Please apply.' }]);
  expect(second.map(({ to }) => to)).toEqual([child.email]);
  expect(await received()).toHaveLength(1);
  expect((await read()).waiting).toEqual([]);
});

test('shows a conversation to a child once the guardian allows it, and blocks a rejected house', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  family,
}) => {
  const { child, mother, decide, read: readWaiting } = await family();
  const house = await given.houseForChildren(LANTERN);
  const { id: job_id } = await given.job({
    production_house_id: house.production_house_id,
    age_range: '8-14',
  });
  const alone = (applies_alone: boolean) => db.updateTable('guardian').set({ applies_alone }).execute();
  await alone(true);
  const { id } = await given.application({ talent_id: child.id, job_id });
  await alone(false);
  const write = (text: string) =>
    callApi(
      'POST /api/production/conversations/:id/messages',
      { params: { id }, body: newMessage(text) },
      house,
    );
  const read = async () =>
    (await callApi('GET /api/user/conversations', { query: {} }, child)).body.conversations;

  const rejected = await write('Write to me at ravi@lantern.example');
  const written = await write('Can you ride a horse?');
  const told = (await deliver()).filter(({ to }) => [mother, child.email].includes(to));
  const before = await read();
  const shown = async () => ((await readWaiting()).waiting as { asked_at: string }[])[0]?.asked_at;
  const asked_at = await shown();
  clock.now = new Date(clock.now.getTime() + 60_000);
  await write('And can you swim?');
  const early = await decide({ kind: 'conversation', subject: id, approve: true, asked_at });
  await decide({ kind: 'conversation', subject: id, approve: true, asked_at: await shown() });

  expect(rejected).toMatchObject({ status: 400, body: { fields: { text: expect.any(String) } } });
  expect(written.status).toBe(200);
  expect(early.body).toMatchObject({ code: 'guardian_request_changed' });
  expect(told.map(({ to }) => to)).toEqual([mother]);
  expect([before.length, (await read()).length]).toEqual([0, 1]);
});

test('takes no contact details in the reason why a child loses a role', async ({
  callApi,
  db,
  given,
  family,
}) => {
  const { child, decide } = await family();
  const house = await given.houseForChildren(LANTERN);
  const job = await given.job({ production_house_id: house.production_house_id, age_range: '8-14' });
  const alone = (applies_alone: boolean) => db.updateTable('guardian').set({ applies_alone }).execute();
  await alone(true);
  const { id } = await given.application({ talent_id: child.id, job_id: job.id });
  await alone(false);
  const offer = await given.offer(id);
  await callApi('POST /api/user/offers/:id/accept', { params: { id: offer } }, child);
  await decide({ kind: 'offer', subject: offer, approve: true });
  const cancel = (reason: string) =>
    callApi('POST /api/production/applications/:id/cancel-role', { params: { id }, body: { reason } }, house);

  const rejected = await cancel('Call me on 98200 12345 for another role.');
  const cancelled = await cancel('The series is postponed.');

  expect(rejected).toMatchObject({ status: 400, body: { fields: { reason: expect.any(String) } } });
  expect(cancelled.status).toBe(200);
});

test('a guardian reads that staff removed a casting call, and can only reject what waits in it', async ({
  callApi,
  db,
  given,
  family,
  takeEffect,
}) => {
  const { child, read, decide } = await family();
  const house = await given.houseForChildren(LANTERN);
  const { id } = await given.job({ production_house_id: house.production_house_id, age_range: '8-14' });
  const alone = (applies_alone: boolean) =>
    db.updateTable('guardian').set({ applies_alone }).where('talent_id', '=', child.id).execute();
  await alone(true);
  const application = await given.application({ talent_id: child.id, job_id: id });
  await alone(false);
  const slot = await given.slot(id);
  await given.invitation(application.id);
  const offer = await given.offer(application.id);
  const message = { params: { id: application.id }, body: newMessage('Bring your school card.') };
  await callApi('POST /api/production/conversations/:id/messages', message, house);
  const refusal = { version: 1, ground: 'fraud', reason: 'Three paid.' } as const;
  const moderator = await given.staff('moderator');
  await callApi('POST /api/admin/jobs/:id/refuse', { params: { id }, body: refusal }, moderator);
  await takeEffect();
  const { waiting } = await read();
  const subjects = [
    { kind: 'audition', subject: application.id, slot: slot.id },
    { kind: 'offer', subject: offer },
    { kind: 'conversation', subject: application.id },
  ] as const;
  const answers = async (approve: boolean) => {
    const statuses = [];
    for (const subject of subjects) statuses.push((await decide({ ...subject, approve })).status);
    return statuses;
  };

  expect(waiting).toMatchObject(subjects.map(() => ({ staff_stop: 'removed', text: '' })));
  expect([await answers(true), await answers(false)]).toEqual([
    [409, 409, 409],
    [200, 200, 200],
  ]);
  expect((await read()).waiting).toEqual([]);
});
