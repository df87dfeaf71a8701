import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const edit = 'PUT /api/production/jobs/:id';

test('tells applicants of a new title, pay and earlier deadline, and keeps the former text for both sides', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const house = await given.house({ company_name: 'Lantern Films' });
  const { id } = await given.job({ production_house_id: house.production_house_id, compensation: 'Paid' });
  const [one, gone, invited] = [
    await given.talent(),
    await given.talent(),
    await given.talent({ date_of_birth: given.born(30) }),
  ];
  await given.application({ job_id: id, talent_id: one.id });
  const withdrawn = await given.application({ job_id: id, talent_id: gone.id });
  await given.step(withdrawn.id, 'withdrawn', 'talent');
  const invitation = { job_id: id, talent_ids: [invited.id], message: 'Your reel is what we look for.' };
  await callApi('POST /api/production/casting-invitations', { body: invitation }, house);
  await deliver();
  const before = (await callApi('GET /api/production/jobs/:id', { params: { id } })).body.job;
  const application_deadline = addDays(dayInIndia(clock.now), 1);
  const body = {
    ...jobPost(clock.now),
    role_details: 'Chief Inspector',
    compensation: 'Paid, 900 a day',
    application_deadline,
  };

  const saved = await callApi(edit, { params: { id }, body }, house);

  expect(saved.status).toBe(200);
  const emails = await deliver();
  expect(emails.map(({ to }) => to).toSorted()).toEqual([one.email, invited.email].toSorted());
  const told = emails.find(({ to }) => to === one.email)?.text ?? '';
  expect(told).toContain(`Role title: was ${before.role_title}, now Chief Inspector.`);
  expect(told).toContain('Pay: was Paid, now Paid, 900 a day.');
  expect(told).toContain('Last day to apply: was');
  expect(emails.find(({ to }) => to === invited.email)?.text).not.toContain('900 a day');
  const changes = [
    { field: 'role_details', was: before.role_title, becomes: 'Chief Inspector' },
    { field: 'compensation', was: 'Paid', becomes: 'Paid, 900 a day' },
    { field: 'application_deadline', was: before.application_deadline, becomes: application_deadline },
  ];
  const own = await callApi('GET /api/user/job-applications', {}, one);
  expect(own.body.data[0]?.job_changes).toMatchObject(changes);
  const state = await callApi('GET /api/production/jobs/:id/posting-state', { params: { id } }, house);
  expect(state.body.changes).toMatchObject(changes);
});

test('notifies nobody of a later deadline, and sends only facts that are still true', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id, compensation: 'Paid' });
  const talent = await given.talent();
  await given.application({ job_id: id, talent_id: talent.id });
  const post = { ...jobPost(clock.now), compensation: 'Paid' };
  const { role_title, application_deadline } = (
    await callApi('GET /api/production/jobs/:id', { params: { id } })
  ).body.job;
  const save = (more: object) =>
    callApi(edit, { params: { id }, body: { ...post, role_details: role_title, ...more } }, house);

  await save({ application_deadline: addDays(application_deadline ?? '', 3) });
  expect(await deliver()).toEqual([]);

  await save({ application_deadline: addDays(application_deadline ?? '', 3), compensation: 'Unpaid' });
  await save({
    application_deadline: addDays(application_deadline ?? '', 3),
    compensation: 'Paid, 900 a day',
  });
  const sent = await deliver();
  expect(sent).toMatchObject([{ to: talent.email }]);
  expect(sent[0]?.text).toContain('Pay: was Unpaid, now Paid, 900 a day.');
});

test('moves the deadline to tomorrow at the earliest once someone has applied', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const today = dayInIndia(clock.now);
  const save = (application_deadline: string) =>
    callApi(edit, { params: { id }, body: { ...jobPost(clock.now), application_deadline } }, house);

  expect((await save(addDays(today, 9))).status).toBe(200);
  await given.application({ job_id: id, talent_id: (await given.talent()).id });
  expect(await save(today)).toMatchObject({
    status: 400,
    body: { code: 'deadline_too_soon', fields: { application_deadline: expect.any(String) } },
  });
  expect((await save(addDays(today, 1))).status).toBe(200);
  const direct = db
    .updateTable('job')
    .set({ application_deadline: today, updated_at: clock.now.toISOString() })
    .where('id', '=', id);
  await expect(direct.execute()).rejects.toMatchObject({ code: RULES.JOB_FACTS_LOCKED });
});

test('an edit that waits for review tells the applicants once it is approved, and its history stays', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  services,
  takeEffect,
}) => {
  services.config = { ...services.config, AUTO_APPROVE: false };
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id, compensation: 'Paid' });
  const talent = await given.talent();
  await given.application({ job_id: id, talent_id: talent.id });
  const { role_title, application_deadline } = (
    await callApi('GET /api/production/jobs/:id', { params: { id } })
  ).body.job;
  const body = {
    ...jobPost(clock.now),
    role_details: role_title,
    application_deadline: application_deadline ?? '',
    compensation: 'Unpaid',
  };
  await callApi(edit, { params: { id }, body }, house);
  const waiting = (await deliver()).filter(({ to }) => to === talent.email);

  const approved = await callApi(
    'POST /api/admin/jobs/:id/approve',
    { params: { id }, body: { version: 2 } },
    await given.staff('moderator'),
  );

  expect(approved.status).toBe(200);
  expect(waiting).toEqual([]);
  const told = (await takeEffect()).filter(({ to }) => to === talent.email);
  expect(told[0]?.text).toContain('Pay: was Paid, now Unpaid.');
  const removal = db.deleteFrom('job_change').where('job_id', '=', id).execute();
  await expect(removal).rejects.toMatchObject({ code: RULES.APPEND_ONLY });
});

test('applicants hear of edits to a removed casting call with its approval, and of nothing in between', async ({
  callApi,
  clock,
  deliver,
  given,
  takeEffect,
}) => {
  const { house, job, talent } = await given.applied({ job: { compensation: 'Paid' } });
  const params = { id: job.id };
  const pay = async (compensation: string) => {
    const body = { ...jobPost(clock.now), compensation };
    return (await callApi('PUT /api/production/jobs/:id', { params, body }, house)).status;
  };
  const paid = async () => {
    const { data } = (await callApi('GET /api/user/job-applications', {}, talent)).body;
    const changes = data.flatMap(({ job_changes }) => job_changes);
    return changes.filter(({ field }) => field === 'compensation').map(({ becomes }) => becomes);
  };
  const body = { reason: 'A fee was asked.' };
  await callApi('POST /api/admin/jobs/:id/take-down', { params, body }, await given.staff('moderator'));
  await takeEffect();

  const edits = [await pay('₹5,000 a day, WhatsApp Ravi'), await pay('Paid on the last day')];
  const early = [await deliver(), await paid()];
  const other = await given.staff('moderator');
  await callApi('POST /api/admin/jobs/:id/approve', { params, body: { version: 3 } }, other);
  const told = (await takeEffect()).filter(({ to }) => to === talent.email);

  expect([edits, early]).toEqual([
    [200, 200],
    [[], []],
  ]);
  expect(told.map(({ subject }) => subject.slice(0, 22)).sort()).toEqual([
    'Casting call changed: ',
    'Casting call continues',
  ]);
  expect(told.filter(({ text }) => text.includes('WhatsApp'))).toEqual([]);
  expect(await paid()).toEqual(['Paid on the last day']);
});

test('applicants read of a removed casting call what staff last approved', async ({
  callApi,
  clock,
  given,
  takeEffect,
}) => {
  const { house, job, talent } = await given.applied();
  const params = { id: job.id };
  const shown = async () => {
    const { data } = (await callApi('GET /api/user/job-applications', {}, talent)).body;
    return data.map((application) => [application.job.title, JSON.stringify(application).includes('98200')]);
  };
  const [[before] = []] = await shown();
  const moderator = await given.staff('moderator');
  const body = { reason: 'A fee was asked.' };
  await callApi('POST /api/admin/jobs/:id/take-down', { params, body }, moderator);
  await takeEffect();

  const call = 'Call Ravi on 98200 99999';
  const edited = { ...jobPost(clock.now), role_details: call, role_description: call, skills_needed: call };
  const { status } = await callApi(edit, { params, body: edited }, house);
  const removed = await shown();
  await callApi('POST /api/admin/jobs/:id/approve', { params, body: { version: 2 } }, moderator);
  await takeEffect();

  expect([status, removed]).toEqual([200, [[before, false]]]);
  expect(await shown()).toEqual([[`${call} · Web Series`, true]]);
});
