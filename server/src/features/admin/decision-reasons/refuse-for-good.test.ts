import { expect } from 'vitest';
import { houseWithDocument } from '#features/admin/decisions/decisions.matrix.ts';
import { pdf } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const reason = 'Three talent paid 2,000 rupees.';
const text = 'The fee was asked by somebody who pretends to be us.';

test('refuses an open casting call for good, which its house reads in its language and only an appeal ends', async ({
  callApi,
  db,
  given,
  takeEffect,
}) => {
  const house = await given.house();
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', house.id).execute();
  const job = await given.job({ production_house_id: house.production_house_id });
  const params = { id: job.id };
  const [moderator, other, support] = [
    await given.staff('moderator'),
    await given.staff('moderator'),
    await given.staff('support'),
  ];
  const read = async (as: Caller = moderator) =>
    (await callApi('GET /api/admin/jobs/:id', { params }, as)).body.job;
  const refuse = (as: Caller, ground = 'fraud') =>
    callApi('POST /api/admin/jobs/:id/refuse', { params, body: { version: 1, ground, reason } as never }, as);
  const isPublic = async () => (await callApi('GET /api/production/jobs/:id', { params })).status === 200;
  const posting = async () =>
    (await callApi('GET /api/production/jobs/:id/posting-state', { params }, house)).body.review;

  expect(await read()).toMatchObject({ language: 'hi', refused: false });
  const answers = [await refuse(support), await refuse(moderator, 'rude'), await refuse(moderator)];
  const undecided = await isPublic();
  const emails = (await takeEffect()).filter(({ to }) => to === house.email);
  const review = await posting();
  const again = await refuse(other);
  const approve = (as: Caller) =>
    callApi('POST /api/admin/jobs/:id/approve', { params, body: { version: 1 } }, as);
  const approved = [await approve(moderator), await approve(other)];
  const asked = await callApi(
    'POST /api/admin/jobs/:id/reject',
    { params, body: { version: 1, reason } },
    other,
  );

  expect(answers.map(({ status }) => status)).toEqual([403, 400, 200]);
  expect([undecided, await isPublic()]).toEqual([true, false]);
  expect(review).toMatchObject({ state: 'rejected', refused: true, reason: `धोखाधड़ी\n${reason}` });
  expect([again, ...approved, asked].map(({ body }) => body.code)).toEqual(Array(4).fill('decided_already'));
  expect(await takeEffect()).toEqual([]);
  await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house);
  expect(await posting()).toEqual(review);
  const reopened = await callApi('POST /api/production/jobs/:id/reopen', { params, body: {} }, house);
  expect([reopened.body.code, await isPublic(), await posting()]).toEqual(['call_removed', false, review]);
  await expect(
    db.updateTable('job').set({ version: 2, rejection: null }).where('id', '=', job.id).execute(),
  ).rejects.toMatchObject({ code: 'KD278' });

  const appeals = async () => (await callApi('GET /api/production/appeals', {}, house)).body;
  expect((await appeals()).decisions).toMatchObject([{ kind: 'refused_call', job_id: job.id }]);
  await callApi('POST /api/production/appeals', { body: { job_id: job.id, text } }, house);
  const today = await callApi('GET /api/admin/today', {}, other);
  const id = today.body.items.find(({ kind }) => kind === 'appeal')?.id ?? '';
  const answer = async (as: Caller) => {
    await callApi('GET /api/admin/appeals/:id', { params: { id } }, as);
    const body = { accepted: true, answer: 'You are right.' };
    return callApi('POST /api/admin/appeals/:id/answer', { params: { id }, body }, as);
  };
  expect((await answer(moderator)).body.code).toBe('another_person_required');
  expect((await appeals()).decisions).toMatchObject([{ job_id: job.id, appealed_at: expect.any(String) }]);
  expect((await answer(other)).status).toBe(200);
  const accepted = (await takeEffect()).filter(
    ({ to, channel }) => to === house.email && channel === 'email',
  );
  const open = await callApi('POST /api/production/jobs/:id/reopen', { params, body: {} }, house);

  expect(accepted).toHaveLength(1);
  expect([open.body.status, open.body.message]).toEqual(['open', 'Casting call reopened.']);
  expect(await isPublic()).toBe(true);
  expect(await read()).toMatchObject({ refused: false, rejection: null });
  expect(JSON.stringify(emails)).toContain(reason);
});

test('leaves the other roles of a project to their house and to staff, also once an appeal is accepted', async ({
  callApi,
  clock,
  given,
  takeEffect,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { production_house_id } = house;
  const job = await given.job({ production_house_id });
  const other = await given.job({ production_house_id, project_id: job.project_id });
  const [one, two] = [await given.staff('moderator'), await given.staff('moderator')];
  const describe = async () =>
    (await callApi('GET /api/production/jobs/:id', { params: { id: other.id } })).body.job
      .project_description;
  await callApi(
    'POST /api/admin/jobs/:id/refuse',
    { params: { id: job.id }, body: { version: 1, ground: 'fraud', reason } },
    one,
  );
  await takeEffect();

  const edit = { ...jobPost(clock.now), project_description: 'Another family.' };
  const edited = await callApi(
    'PUT /api/production/jobs/:id',
    { params: { id: other.id }, body: edit },
    house,
  );
  const approved = await callApi(
    'POST /api/admin/jobs/:id/approve',
    { params: { id: other.id }, body: { version: 2 } },
    one,
  );
  await takeEffect();
  await callApi('POST /api/production/appeals', { body: { job_id: job.id, text } }, house);
  const { items } = (await callApi('GET /api/admin/today', {}, two)).body;
  const params = {
    id: items.find(({ kind, house_id }) => kind === 'appeal' && house_id === production_house_id)?.id ?? '',
  };
  const body = { accepted: true, answer: 'You are right.' };
  const answered = await callApi('POST /api/admin/appeals/:id/answer', { params, body }, two);
  await takeEffect();

  expect([edited.status, approved.status, answered.status]).toEqual([200, 200, 200]);
  expect(await describe()).toBe('Another family.');
});

test('refuses the documents of a house for good, until an appeal is accepted', async ({
  callApi,
  clock,
  db,
  given,
  takeEffect,
}) => {
  const id = await houseWithDocument({ db, given, now: () => clock.now });
  const { id: account } = await db
    .selectFrom('account')
    .select('id')
    .where('production_house_id', '=', id)
    .executeTakeFirstOrThrow();
  const house = { token: await given.session(account) };
  const [moderator, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const document = await callApi('GET /api/admin/house-documents/:id', { params: { id } }, moderator);
  const { sent_at } = document.body.document;
  const body = { sent_at, ground: 'not_casting', reason } as const;
  const refused = await callApi(
    'POST /api/admin/house-documents/:id/refuse',
    { params: { id }, body },
    moderator,
  );
  await takeEffect();

  const state = async () => (await callApi('GET /api/production/documents', {}, house)).body.verification;
  const send = async () =>
    callApi(
      'POST /api/production/documents',
      { body: { kind: 'pan_card' }, files: { document: [await pdf()] } },
      house,
    );
  expect(refused.status).toBe(200);
  expect(await state()).toMatchObject({
    state: 'rejected',
    refused: true,
    may_send: false,
    reason: `Not a casting call\n${reason}`,
  });
  expect((await send()).body.code).toBe('document_refused');

  const before = (await callApi('GET /api/production/appeals', {}, house)).body.decisions;
  await callApi('POST /api/production/appeals', { body: { text } }, house);
  const today = await callApi('GET /api/admin/today', {}, other);
  const appeal = { id: today.body.items.find(({ kind }) => kind === 'appeal')?.id ?? '' };
  await callApi('GET /api/admin/appeals/:id', { params: appeal }, other);
  const answered = { accepted: true, answer: 'You are right.' };
  await callApi('POST /api/admin/appeals/:id/answer', { params: appeal, body: answered }, other);
  await takeEffect();

  expect(before).toMatchObject([{ kind: 'document', job_id: null }]);
  expect(await state()).toMatchObject({ refused: false, may_send: true });
  expect((await send()).status).toBe(200);
});

test('keeps the texts of reasons in both languages, changed by moderators only', async ({
  callApi,
  given,
}) => {
  const [moderator, support] = [await given.staff('moderator'), await given.staff('support')];
  const params = { id: crypto.randomUUID() };
  const body = { kind: 'fraud', text_en: 'You asked for a fee.', text_hi: 'आपने पैसे माँगे।' } as const;
  const list = async () =>
    (await callApi('GET /api/admin/decision-reasons', {}, moderator)).body.reasons.filter(
      ({ id }) => id === params.id,
    );
  const put = (more: object, as: Caller = moderator) =>
    callApi('PUT /api/admin/decision-reasons', { body: { request_id: params.id, ...body, ...more } }, as);

  const written = [await put({}), await put({}), await put({ text_en: 'You asked for money.' })];
  const [denied, half] = [await put({}, support), await put({ text_hi: ' ' })];
  const changed = await list();
  const job = await given.job({ status: 'pending' });
  const seen = await callApi('GET /api/admin/jobs/:id', { params: { id: job.id } }, moderator);
  const remove = () => callApi('DELETE /api/admin/decision-reasons/:id', { params }, moderator);
  const removed = [await remove(), await remove()];

  expect(written.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(changed).toEqual([{ id: params.id, ...body, text_en: 'You asked for money.' }]);
  expect(seen.body.job.reasons).toContainEqual(changed[0]);
  expect([denied.status, half.body.fields]).toEqual([403, { text_hi: expect.any(String) }]);
  expect(removed.map(({ status }) => status)).toEqual([200, 404]);
  expect(await list()).toEqual([]);
});
