import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect, onTestFinished } from 'vitest';
import { newMeera, addedTest as test } from '#testing/added-world.ts';
import { video as clip } from '#testing/files.ts';
import { readShared, shareBoard, viewBoard } from '#testing/share-world.ts';

test('nobody logs in as an added person, and no public page or count has them', async ({
  added,
  callApi,
  db,
  deliver,
  given,
}) => {
  await added.add([{ name: 'Meera Nair', email: 'meera118@home.example' }]);
  const stub = await added.accountOf('Meera Nair');

  const logins = [];
  for (const identifier of [stub.email, 'meera118@home.example'])
    logins.push(
      await callApi('POST /api/user/login', { body: { identifier, password: 'a lamp in the window' } }),
    );
  const profile = await callApi(
    'GET /api/user/profile/:id',
    { params: { id: stub.id } },
    await given.house(),
  );

  const job = await callApi('GET /api/production/jobs/:id', { params: { id: added.job_id } }, added.house);

  expect(logins.every(({ status }) => status >= 400)).toBe(true);
  expect(profile.status).toBe(404);
  expect(job.body).toMatchObject({ job: { applicants: 0 } });
  expect(await deliver()).toEqual([]);
  await expect(
    db
      .updateTable('account')
      .set({ verified_at: new Date().toISOString() })
      .where('id', '=', stub.id)
      .execute(),
  ).rejects.toThrow('account_added_opens_nothing');
});

test('sends an added person no message, offer or decision, and says so', async ({
  added,
  callApi,
  deliver,
}) => {
  const { body } = await added.add([{ name: 'Meera Nair', email: 'meera119@home.example' }]);
  const id = String(body.application_ids[0]);
  await callApi(
    'POST /api/production/review/moves',
    { body: { request_id: crypto.randomUUID(), application_ids: [id], status: 'not_selected', shown: [id] } },
    added.house,
  );

  const decisions = await callApi(
    'GET /api/production/jobs/:id/decisions',
    { params: { id: added.job_id } },
    added.house,
  );
  const message = await callApi(
    'POST /api/production/conversations/:id/messages',
    { params: { id }, body: { text: 'Hello', request_id: crypto.randomUUID() } },
    added.house,
  );

  expect(JSON.stringify(decisions.body)).not.toContain('Meera');
  expect(message.body).toMatchObject({ code: 'talent_not_registered' });
  expect(await deliver()).toEqual([]);
});

test('invites the others of a selection, considers no added person for another role, and says why', async ({
  added,
  callApi,
  given,
}) => {
  const { id } = await added.addOne({ name: 'Meera Nair', email: 'meera120@home.example' });
  const stub = await added.accountOf('Meera Nair');
  const other = await added.applicant();
  const role = await given.job({ production_house_id: added.house.production_house_id });
  const body = { job_id: role.id, talent_ids: [stub.id, other.talent.id], message: 'Please apply.' };

  const check = await callApi('POST /api/production/casting-invitations/check', { body }, added.house);
  const sent = await callApi('POST /api/production/casting-invitations', { body }, added.house);
  const params = { id };
  const roles = await callApi('GET /api/production/applications/:id/consider', { params }, added.house);

  const reason = expect.stringContaining('has no account here');
  for (const { invited, not_invited } of [check.body, sent.body])
    expect([invited, not_invited]).toMatchObject([[other.talent.id], [{ talent_id: stub.id, reason }]]);
  expect(roles.body.jobs).toMatchObject([{ id: role.id, reason }]);
});

test('a client link shows added people without an age, and plays their videos', async ({
  added,
  app,
  callApi,
  db,
}) => {
  const { id } = await added.addOne({ name: 'Meera Nair', email: 'meera121@home.example' });
  const files = { video: [clip()] };
  await callApi('POST /api/production/added-people/:id/files', { params: { id }, files }, added.house);
  await db
    .updateTable('application_media')
    .set({ state: 'ready' })
    .where('application_id', '=', id)
    .execute();
  const { token } = await shareBoard(callApi, added.job_id, added.house, { applications: [id] });
  const viewer = await viewBoard(callApi, token);

  const [person] = await readShared(callApi, token, viewer);
  const video = person?.pictures[0]?.video ?? '';
  const { url } = (await callApi('POST /api/shared-board/video', { body: { viewer, video } })).body;
  const played = await app.inject({ method: 'GET', url, headers: { range: 'bytes=0-3' } });

  expect(person).toMatchObject({ name: 'Meera Nair', age: null });
  expect([played.statusCode, played.headers['content-type']]).toEqual([206, 'video/mp4']);
});

test('tells an added person whom the house invited that staff removed the casting call, and that it continues', async ({
  added: { add, house, job_id },
  callApi,
  deliver,
  given,
  takeEffect,
}) => {
  const { body } = await add([
    { name: 'Meera Nair', email: 'meera121@home.example' },
    { name: 'Ravi Rao', email: 'ravi121@home.example' },
  ]);
  await given.slot(job_id);
  const params = { id: job_id };
  const invited = { applications: body.application_ids.slice(0, 1), round: 1 };
  await callApi('POST /api/production/auditions/:id/invitations', { params, body: invited as never }, house);
  await deliver();
  const [moderator, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const toAdded = async () => (await takeEffect()).filter(({ to }) => to.endsWith('121@home.example'));

  const reason = 'A fee was asked.';
  await callApi('POST /api/admin/jobs/:id/take-down', { params, body: { reason } }, moderator);
  const removed = await toAdded();
  await callApi('POST /api/production/appeals', { body: { job_id, text: 'No fee.' } }, house);
  const { items } = (await callApi('GET /api/admin/today', {}, other)).body;
  const appeal = items.find((item) => item.house_id === house.production_house_id);
  const answer = { params: { id: appeal?.id ?? '' }, body: { accepted: true, answer: 'You are right.' } };
  await callApi('POST /api/admin/appeals/:id/answer', answer, other);

  const meera = { to: 'meera121@home.example' };
  const subject = expect.stringMatching(/^Casting call no longer shown/);
  expect(removed).toMatchObject([{ ...meera, subject, text: expect.stringContaining('/added/') }]);
  expect(await toAdded()).toMatchObject([
    { ...meera, subject: expect.stringMatching(/^Casting call continues/) },
  ]);
  const ofHouse = {
    params: { id: house.production_house_id },
    body: { kind: 'suspension', reason } as const,
  };
  await callApi('POST /api/admin/houses/:id/suspend', ofHouse, moderator);
  const { body: read } = await callApi('GET /api/admin/houses/:id', { params: ofHouse.params }, other);
  const confirmed = { params: { id: read.house.proposed?.id ?? '' } };
  await callApi('POST /api/admin/suspensions/:id/confirm', confirmed, other);
  expect(await toAdded()).toMatchObject([{ ...meera, subject }]);
});

test('an added person is written to in the morning, and not at night', async ({
  added,
  callApi,
  clock,
  deliver,
  given,
  services: { config },
}) => {
  const { id } = await added.addOne(newMeera());
  const day = dayInIndia(clock.now);
  clock.now = new Date(`${day}T23:10:00+05:30`);
  config.QUIET_HOURS = true;
  onTestFinished(() => {
    config.QUIET_HOURS = false;
  });
  const house = { token: await given.session(added.house.id) };

  const { body } = await callApi('POST /api/production/added-people/:id/tell', { params: { id } }, house);
  const atNight = await deliver();
  clock.now = new Date(`${addDays(day, 1)}T09:01:00+05:30`);
  const inTheMorning = await deliver();

  expect(body.message).toBe('We send them a message at 9 am.');
  expect([atNight.length, inTheMorning.length]).toEqual([0, 1]);
});
