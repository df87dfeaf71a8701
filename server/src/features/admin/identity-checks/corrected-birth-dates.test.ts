import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { objectionIn } from '#testing/entered-emails.ts';
import { picture } from '#testing/files.ts';
import { reason, test } from '#testing/identity-desk.ts';
import { latestRequest } from '#testing/person-request.ts';

test('corrects a date of birth once a second person has compared the document, and tells the person', async ({
  app,
  callApi,
  db,
  desk,
  given,
  takeEffect,
}) => {
  const talent = await given.talent({ name: 'Meera Joshi', date_of_birth: '1990-05-01' });
  const request_id = randomUUID();
  const answers = [
    await desk.propose(talent.id, '2090-01-01'),
    await desk.propose(talent.id, '1991-05-01', { files: [] }),
    await desk.propose(talent.id, '1990-05-01'),
    await desk.propose(talent.id, '1991-05-01', { request_id }),
    await desk.propose(talent.id, '1991-05-01', { request_id }),
    await desk.propose(talent.id, '1992-05-01'),
  ];
  const [item] = await desk.waiting();
  const { check } = (
    await callApi('GET /api/admin/identity-checks/:id', { params: { id: item?.id ?? '' } }, desk.second)
  ).body;
  const shown = await app.inject(check.document.url);

  const own = await desk.decide('approve', desk.first);
  await desk.decide('approve');
  const before = await callApi('GET /api/user/profile', {}, talent);
  const told = await takeEffect();
  const after = await callApi('GET /api/user/profile', {}, talent);
  const objection = { ...objectionIn(told[0]?.text), text: 'Wrong.' };
  await callApi('POST /api/corrections/object', { body: objection });
  const request = await latestRequest(callApi, talent.id, desk.second);
  const answered = [];
  for (const staff of [desk.first, desk.second, await given.staff('support')])
    answered.push((await callApi('POST /api/admin/person-requests/:id/carry-out', request, staff)).status);

  expect(answered).toEqual([409, 409, 200]);
  expect(answers.map(({ body }) => Object.keys(body.fields ?? {})[0] ?? body.code)).toEqual([
    ...['date_of_birth', 'document', 'date_of_birth', undefined, undefined, 'identity_check_open_already'],
  ]);
  expect(item?.title).toBe(`Correct a date of birth, proposed by ${desk.first.name}`);
  expect(check).toMatchObject({
    old_value: '1990-05-01',
    new_value: '1991-05-01',
    reason,
    asked_by: 'person',
  });
  expect([check.person.name, shown.statusCode]).toEqual(['Meera Joshi', 200]);
  expect(own.body.code).toBe('second_person_required');
  expect([before, after].map(({ body }) => body.user.date_of_birth)).toEqual(['1990-05-01', '1991-05-01']);
  expect(told.map(({ to }) => to)).toEqual([talent.email]);
  expect(told[0]?.text).toContain('from 1 May 1990 to 1 May 1991');
  expect(told[0]?.text).toContain('You asked us for this.');
  expect(await db.selectFrom('media_file').selectAll().execute()).toEqual([]);
});

test('hides an adult who turns out to be a child, and ends what only adults have', async ({
  app,
  callApi,
  desk,
  given,
  takeEffect,
}) => {
  const { talent, application, house, job } = await given.applied({
    talent: { date_of_birth: '1990-05-01', visibility: 'public' },
  });
  const agency = await given.agency();
  const mandate = await given.mandate({ talent_id: talent.id, holder_id: agency.id });
  const acting = { ...agency, token: await given.actingSession(mandate, agency.token) };
  const photo = { body: { kind: 'photo' as const, replaces: '' }, files: { file: [await picture()] } };
  await callApi('POST /api/user/media', photo, talent);
  const link = { label: 'For Reel', days: 30, request_id: randomUUID() } as const;
  const shared = await callApi('POST /api/user/profile-links', { body: link }, talent);
  const token = shared.body.link.address?.split('/').at(-1) ?? '';
  const [address = ''] = (await callApi('GET /api/user/profile', {}, talent)).body.user.images;
  const received = async () =>
    (await callApi('GET /api/production/applications/:id', { params: { id: job.id } }, house)).body.data;
  const statuses = async () => [
    (await callApi('GET /api/profiles/:id', { params: { id: talent.id } })).status,
    (await callApi('POST /api/shared-profile', { body: { token } })).status,
    (await app.inject(address)).statusCode,
    (await callApi('GET /api/user/profile', {}, acting)).status,
    (await received()).length,
  ];
  const before = await statuses();
  const ward = await given.talent({ date_of_birth: '2012-05-01' });
  await given.guardian(ward.id, { mobile: null, email: talent.email, contact: talent.email });

  await desk.propose(talent.id, '2015-05-01');
  await desk.decide('approve');
  const told = await takeEffect();

  const { production_house_id } = await given.houseForChildren();
  const other = await given.job({ production_house_id, age_range: '8-40' });
  const applied = await callApi(
    'POST /api/user/job-apply',
    { body: { job_id: other.id, role_specific_info: 'Hello', travel: true, availability: true } },
    talent,
  );
  const [sent] = (await callApi('GET /api/user/job-applications', {}, talent)).body.data;
  expect(address).toContain('/media/public/');
  expect(before).toEqual([200, 200, 200, 200, 1]);
  expect(await statuses()).toEqual([404, 404, 404, 401, 0]);
  expect(sent?.application_id).toBe(application.id);
  expect(applied.body.code).toBe('guardian_required');
  expect((await callApi('GET /api/user/guardian', {}, talent)).body.needed).toBe(true);
  const { guardian } = (await callApi('GET /api/user/guardian', {}, ward)).body;
  expect(guardian?.state).toBe('withdrawn');
  expect(told.map(({ to }) => to)).toContain(ward.email);
});

test('tells the guardian of a child who turns out to be an adult, and ends what the guardian let others see', async ({
  db,
  desk,
  given,
  takeEffect,
}) => {
  const child = await given.talent({ date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  await db.updateTable('guardian').set({ listed: true }).where('talent_id', '=', child.id).execute();

  await desk.propose(child.id, '1999-05-01');
  await desk.decide('approve');
  const told = await takeEffect();

  const guardian = db
    .selectFrom('guardian')
    .select(['listed', 'email', 'mobile'])
    .where('talent_id', '=', child.id);
  const { listed, email, mobile } = await guardian.executeTakeFirstOrThrow();
  expect(listed).toBe(false);
  expect(told.map(({ to }) => to)).toEqual(expect.arrayContaining([child.email]));
  expect(told.some(({ to }) => to === email || to === mobile)).toBe(true);
});

test('rejects a date of birth without a change, and the database rejects one without two people', async ({
  callApi,
  db,
  desk,
  given,
  takeEffect,
}) => {
  const talent = await given.talent({ date_of_birth: '1990-05-01' });
  await desk.propose(talent.id, '1991-05-01');

  await desk.decide('reject');
  const told = await takeEffect();
  const set = db.updateTable('talent').set({ date_of_birth: '1991-05-01' }).where('id', '=', talent.id);

  expect((await callApi('GET /api/user/profile', {}, talent)).body.user.date_of_birth).toBe('1990-05-01');
  expect([told, await desk.waiting()]).toEqual([[], []]);
  await expect(set.execute()).rejects.toMatchObject({ code: 'KD011' });
});

test('corrects two people with the same form, each once', async ({ desk, given }) => {
  const people = [await given.talent(), await given.talent()];
  const request_id = randomUUID();

  for (const { id } of [...people, ...people]) await desk.propose(id, '1991-05-01', { request_id });

  expect(await desk.waiting()).toHaveLength(2);
});
