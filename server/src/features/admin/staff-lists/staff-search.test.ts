import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { expect } from 'vitest';
import { insertReport } from '#features/admin/decisions/decisions.matrix.ts';
import { test } from '#testing/payments.ts';

const roles = ['owner', 'moderator', 'support', 'finance', 'editor'] as const satisfies StaffRole[];

test('finds each kind by name, number or id, only for the roles that may open it', async ({
  buy,
  callApi,
  clock,
  db,
  given,
}) => {
  const house = await given.house({ company_name: 'Zenana Pictures' });
  const { production_house_id: houseId } = house;
  const job = await given.job({ production_house_id: houseId, role_details: 'Zenana guard' });
  const talent = await given.talent({ name: 'Mira Zenana', date_of_birth: given.born(30) });
  await buy(talent, 'Basic');
  const { id: application } = await given.application({ talent_id: talent.id, job_id: job.id });
  const report = await insertReport({ db, given, now: () => clock.now }, 'house', houseId);
  const [invoice] = (await callApi('GET /api/user/invoices', {}, talent)).body.data;
  const staff = new Map(
    await Promise.all(roles.map(async (role) => [role, await given.staff(role)] as const)),
  );
  const search = async (text: string, role: StaffRole = 'owner') => {
    const { status, body } = await callApi('GET /api/admin/search', { query: { text } }, staff.get(role));
    if (status !== 200) return [body.code];
    return body.results.map(({ kind, rows }) => [kind, rows.map(({ page_id }) => page_id)]);
  };
  const people = ['person', [talent.id]];
  const applications = ['application', [talent.id]];
  const order = (await db.selectFrom('plan_order').select('id').executeTakeFirstOrThrow()).id;
  const orders = ['order', [order]];
  const member = ['person', [house.id]];

  expect(await search('zenana')).toEqual([
    ['house', [houseId]],
    ['call', [job.id]],
    ['person', expect.arrayContaining([talent.id, house.id])],
    applications,
    orders,
    ['report', [report]],
  ]);
  expect(await search('zenana', 'moderator')).toEqual([
    ['house', [houseId]],
    ['call', [job.id]],
    ['report', [report]],
  ]);
  expect(await search('zenana', 'support')).toHaveLength(6);
  expect(await search('zenana', 'finance')).toEqual([orders]);
  expect(await search('zenana', 'editor')).toEqual(['staff_role_required']);
  expect(await search(house.email)).toEqual([['house', [houseId]], member]);
  expect(await search(house.mobile.replace('+91', '0'))).toEqual([['house', [houseId]], member]);
  expect(await search(talent.email.toUpperCase())).toEqual([people, applications, orders]);
  expect(await search(invoice?.number ?? '')).toEqual([people, orders]);
  expect(await search(job.id)).toEqual([['call', [job.id]]]);
  expect(await search(application)).toEqual([applications]);
  expect(await search(report)).toEqual([['report', [report]]]);
});

test('shows exact matches first and says that there are more', async ({ callApi, clock, given }) => {
  const support = await given.staff('support');
  const exact = await given.talent({ name: 'Omkar' });
  for (let place = 0; place < 11; place++) {
    clock.now = new Date(clock.now.getTime() + 1000);
    await given.talent({ name: `Omkar ${place}` });
  }

  const { body } = await callApi('GET /api/admin/search', { query: { text: 'OMKAR' } }, support);

  expect(body.results).toMatchObject([{ kind: 'person', more: true }]);
  expect(body.results[0]?.rows).toHaveLength(10);
  expect(body.results[0]?.rows[0]?.id).toBe(exact.id);
});

test('lists houses, calls, suspensions and decided items by state, and rejects a short search', async ({
  callApi,
  given,
  takeEffect,
}) => {
  const [moderator, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const verified = await given.houseForChildren();
  const plain = await given.house({ company_name: 'Kala' });
  const waiting = await given.job({ production_house_id: plain.production_house_id, status: 'pending' });
  const list = async (query: object, as = moderator) =>
    (await callApi('GET /api/admin/lists', { query }, as)).body.rows.map(({ page_id, state }) => [
      page_id,
      state,
    ]);
  const params = { id: plain.production_house_id };
  const body = { kind: 'suspension', reason: 'Asked for money.' } as const;
  const before = await list({ list: 'calls', state: 'pending' });
  await callApi('GET /api/admin/jobs/:id', { params: { id: waiting.id } }, moderator);
  await callApi(
    'POST /api/admin/jobs/:id/approve',
    { params: { id: waiting.id }, body: { version: 1 } },
    moderator,
  );
  await takeEffect();
  await callApi('POST /api/admin/houses/:id/suspend', { params, body }, other);

  expect(await list({ list: 'houses', text: 'kal' })).toEqual([[params.id, 'not_verified']]);
  expect(await list({ list: 'houses', state: 'verified' })).toEqual([
    [verified.production_house_id, 'verified'],
  ]);
  expect(before).toEqual([[waiting.id, 'pending']]);
  expect(await list({ list: 'calls', state: 'pending' })).toEqual([]);
  expect(await list({ list: 'suspensions' })).toEqual([[params.id, 'proposed']]);
  expect(await list({ list: 'decided', state: 'approved_call' })).toEqual([[waiting.id, 'approved_call']]);
  const short = await callApi('GET /api/admin/search', { query: { text: 'ab' } }, moderator);
  expect(short).toMatchObject({ status: 400, body: { fields: { text: expect.any(String) } } });
});

test('keeps notes with what they are about, once for each form, for the roles that may open it', async ({
  callApi,
  given,
}) => {
  const [owner, moderator, support] = [
    await given.staff('owner'),
    await given.staff('moderator'),
    await given.staff('support'),
  ];
  const house = await given.house();
  const request_id = crypto.randomUUID();
  const note = {
    subject: 'house',
    subject_id: house.production_house_id,
    text: 'Asked for a call.',
  } as const;
  const write = (more: object, as = support) =>
    callApi('POST /api/admin/notes', { body: { ...note, request_id: crypto.randomUUID(), ...more } }, as);

  const written = [await write({ request_id }), await write({ request_id })];
  const other = await write({ request_id, text: 'They called.' });
  const ofPerson = await write({ request_id, subject: 'person', subject_id: house.id });
  const person = await write({ subject: 'person', subject_id: house.id }, moderator);
  const gone = await write({ subject_id: crypto.randomUUID() });
  const empty = await write({ text: ' ' });

  const { body } = await callApi('GET /api/admin/houses/:id', { params: { id: note.subject_id } }, moderator);
  const noted = await callApi('GET /api/admin/people/:id', { params: { id: house.id } }, support);
  const log = await callApi('GET /api/admin/audit-log', { query: { action: 'wrote_note' } }, owner);
  expect([...written, other, ofPerson].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(noted.body.person.notes).toMatchObject([{ text: note.text }]);
  const texts = body.house.notes.map(({ text }) => text);
  expect(texts.sort()).toEqual([note.text, 'They called.']);
  expect(person.body).toMatchObject({
    code: 'staff_role_required',
    message: expect.stringContaining('support'),
  });
  expect(gone.body.code).toBe('note_subject_gone');
  expect(empty.body.fields).toHaveProperty('text');
  expect(log.body.entries).toMatchObject([
    { subject: 'account', subject_id: house.id, details: {} },
    { subject: 'house', subject_id: note.subject_id, details: {} },
    { subject: 'house', subject_id: note.subject_id, details: {} },
  ]);
});
