import { addDays, dayInIndia, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { remindOfAuditions, remindOfTapes } from '#features/auditions/reminders/tasks.ts';
import { offerNextBackups } from '#features/bookings/terms/tasks.ts';
import { shareBoard } from '#testing/share-world.ts';
import { signers, test } from '#testing/terms-world.ts';

test('nothing is arranged or agreed about a casting call that staff removed, and everything can be let go', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  services,
  takeEffect,
}) => {
  const applied = await given.applied({
    job: { positions: 9, shoot_dates: addDays(dayInIndia(clock.now), 40) },
  });
  const { house, job, application, talent } = applied;
  const params = { id: job.id };
  const another = async () => {
    const { id, token } = await given.talent();
    return { id, token, application: (await given.application({ talent_id: id, job_id: job.id })).id };
  };
  const [offered, signing, held] = [await another(), await another(), await another()];
  const slot = await given.slot(job.id);
  const free = await given.slot(job.id, { place: 'Studio 5, Andheri', capacity: 9 });
  const placed = [await another(), await another(), await another(), await another()] as const;
  for (const { application: id } of placed) {
    await given.invitation(id);
    const invited = db.updateTable('audition_invitation').where('application_id', '=', id);
    await invited.set({ proposed_slot_id: free.id }).execute();
  }
  await given.invitation(application.id);
  await given.confirmed(application.id, slot.id);
  const offer = { params: { id: await given.offer(offered.application) } };
  const terms = signers(services, callApi, signing.application, house);
  await terms.send();
  const late = signers(services, callApi, held.application, house);
  const day = (days: number) => addDays(dayInIndia(clock.now), days);
  const ofHeld = { params: { id: held.application } };
  const hold = (from: number) =>
    callApi(
      'POST /api/production/applications/:id/hold',
      { ...ofHeld, body: { from: day(from), until: day(from + 1) } as never },
      house,
    );
  expect((await hold(20)).status).toBe(200);
  const link = await shareBoard(callApi, job.id, house);
  const move = (status: 'shortlisted' | 'not_selected', id: string) =>
    callApi(
      'POST /api/production/review/moves',
      { body: { request_id: crypto.randomUUID(), application_ids: [id], status, shown: [] } as never },
      house,
    );
  const decide = (id: string) =>
    callApi(
      'POST /api/production/jobs/:id/decisions',
      { params, body: { request_id: crypto.randomUUID(), application_ids: [id] } as never },
      house,
    );
  const reason = 'Three talent paid 2,000 rupees.';
  const refusal = { params, body: { version: 1, ground: 'fraud', reason } } as const;
  await callApi('POST /api/admin/jobs/:id/refuse', refusal, await given.staff('moderator'));
  await takeEffect();

  const place = { capacity: 1, place: 'Hotel Sun', contact_name: 'Raj', is_private: 'no', confirm: true };
  const at = {
    ...place,
    day: day(2),
    from: '10:00',
    minutes: 30,
    contact_phone: '',
    woman_name: '',
    bring: '',
  };
  const plan = { ...at, to: '11:00', break_minutes: 0, round: 1 };
  await move('shortlisted', held.application);
  const answers = [
    await callApi('POST /api/production/auditions/:id/slots', { params, body: plan as never }, house),
    await callApi(
      'PUT /api/production/audition-slots/:id',
      { params: { id: slot.id }, body: { ...at, details_for: 'slot' } as never },
      house,
    ),
    await callApi(
      'POST /api/production/auditions/:id/invitations',
      { params, body: { applications: [held.application], round: 1 } as never },
      house,
    ),
    await callApi(
      'POST /api/user/auditions/:id/confirm',
      { params: { id: application.id }, body: { slot_id: free.id } },
      talent,
    ),
    await callApi(
      'POST /api/production/applications/:id/hold',
      { params: { id: offered.application }, body: { from: day(20), until: day(21) } as never },
      house,
    ),
    await callApi(
      'POST /api/production/jobs/:id/availability-checks',
      { params, body: { applications: [held.application], from: day(25), until: day(26) } as never },
      house,
    ),
    await callApi(
      'POST /api/production/applications/:id/offer',
      { ...ofHeld, body: { message: 'Come to our office.', answer_by: day(5) } },
      house,
    ),
    await callApi('POST /api/user/offers/:id/accept', offer, offered),
    await late.send(),
    await terms.sign(signing),
    await decide(held.application),
    await callApi(
      'POST /api/production/jobs/:id/shares',
      {
        params,
        body: { request_id: crypto.randomUUID(), label: 'Client', shows_tapes: true, days: 7 } as never,
      },
      house,
    ),
  ];
  await db.updateTable('job').set({ audition_type: 'Self-tape' }).where('id', '=', job.id).execute();
  const tape = await callApi(
    'PUT /api/production/self-tapes/:id',
    { params, body: { instructions: 'Film yourself.', day: day(4), time: '18:00' } },
    house,
  );
  expect([...answers, tape].map(({ status, body }) => [status, body.code])).toEqual(
    Array(answers.length + 1).fill([409, 'call_removed']),
  );
  expect(await deliver()).toEqual([]);
  const client = { token: link.token, name: 'Priya Nair' };
  expect((await callApi('POST /api/shared-board/viewers', { body: client })).status).toBe(404);

  await move('not_selected', held.application);
  const [asks, declines, withdraws, rejected] = placed;
  await move('not_selected', rejected.application);
  const letGo = [
    await callApi(
      'POST /api/user/auditions/:id/ask',
      { params: { id: asks.application }, body: { note: 'Later?' } },
      asks,
    ),
    await callApi(
      'POST /api/user/auditions/:id/decline',
      { params: { id: declines.application }, body: {} },
      declines,
    ),
    await callApi(
      'POST /api/user/job-applications/:id/withdraw',
      { params: { id: withdraws.application } },
      withdraws,
    ),
    await decide(rejected.application),
    await decide(held.application),
    await callApi('POST /api/user/offers/:id/decline', { ...offer, body: {} }, offered),
    await callApi('DELETE /api/production/audition-slots/:id', { params: { id: slot.id } }, house),
    await callApi(
      'POST /api/user/job-applications/:id/withdraw',
      { params: { id: signing.application } },
      signing,
    ),
    await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house),
  ];
  expect(letGo.map(({ status }) => status)).toEqual(letGo.map(() => 200));
  const told = (await deliver()).filter(({ to }) => to === talent.email);
  expect(told.map(({ subject }) => subject)).toEqual([]);
});

test('nothing comes by itself about a removed casting call, its applicants see that, and closing it says no untruth', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  services,
  takeEffect,
}) => {
  const sooner = { shoot_dates: addDays(dayInIndia(clock.now), 40), audition_type: 'Self-tape' } as const;
  const { house, job, application, talent } = await given.applied({ job: { positions: 9, ...sooner } });
  const params = { id: job.id };
  const another = async () => {
    const { id, token, email } = await given.talent();
    return { id, token, email, sent: (await given.application({ talent_id: id, job_id: job.id })).id };
  };
  const [taping, decided, offered, backup] = [
    await another(),
    await another(),
    await another(),
    await another(),
  ];
  const in48 = new Date(clock.now.getTime() + 48 * HOUR_MS);
  const ends_at = new Date(in48.getTime() + HOUR_MS).toISOString();
  const slot = await given.slot(job.id, { starts_at: in48.toISOString(), ends_at });
  await given.invitation(application.id);
  await given.confirmed(application.id, slot.id);
  await given.tapeRequest(job.id, { deadline: in48.toISOString() });
  await given.selfTape(taping.sent);
  const one = { request_id: crypto.randomUUID(), application_ids: [decided.sent] };
  const move = { ...one, status: 'shortlisted', shown: [] } as const;
  await callApi('POST /api/production/review/moves', { body: move as never }, house);
  const send_at = new Date(clock.now.getTime() + 20 * HOUR_MS).toISOString();
  const later = { ...one, send_at } as never;
  await callApi('POST /api/production/jobs/:id/decisions', { params, body: later }, house);
  await db.updateTable('application').set({ stage: 'backup' }).where('id', '=', backup.sent).execute();
  const terms = signers(services, callApi, offered.sent, house);
  await terms.send({ then_backup: true, hours: 9 });
  await deliver();
  const refusal = { version: 1, ground: 'fraud', reason: 'Three paid.' } as const;
  const moderator = await given.staff('moderator');
  const report = { subject: 'job', id: job.id, reason: 'money', text: 'They asked me for 2,000 rupees.' };
  const reportBy = async (as: { token: string }) =>
    (await callApi('POST /api/reports', { body: report as never }, as)).status;
  await callApi('POST /api/admin/jobs/:id/refuse', { params, body: refusal }, moderator);
  await takeEffect();

  await callApi(
    'POST /api/user/offers/:id/decline',
    { params: { id: await terms.offerOf() }, body: {} },
    offered,
  );
  await offerNextBackups.run(services, {}, '');
  clock.now = new Date(clock.now.getTime() + 25 * HOUR_MS);
  await remindOfAuditions.run(services, {}, '');
  await remindOfTapes.run(services, {}, '');
  const people = [talent, taping, decided, offered, backup].map(({ email }) => email);
  const told = async () => (await deliver()).filter(({ to }) => people.includes(to));
  expect(await told()).toEqual([]);

  const fresh = { token: await given.session(talent.id) };
  const own = await callApi('GET /api/user/job-applications', {}, fresh);
  const auditions = await callApi('GET /api/user/auditions', {}, fresh);
  const tapes = await callApi('GET /api/user/self-tapes', {}, { token: await given.session(taping.id) });
  expect(own.body.data).toMatchObject([{ staff_stop: 'removed', needs_answer: false }]);
  expect([auditions.body.auditions, tapes.body.tapes]).toEqual([[], []]);
  expect([await reportBy(fresh), await reportBy(await given.talent())]).toEqual([200, 404]);

  const owner = { ...house, token: await given.session(house.id) };
  const closing = await callApi('GET /api/production/jobs/:id/closing', { params }, owner);
  await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, owner);
  expect([closing.body.emails, await told()]).toEqual([[], []]);
});
