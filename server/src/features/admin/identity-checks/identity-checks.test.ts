import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { picture } from '#testing/files.ts';
import { reason, test } from '#testing/identity-desk.ts';
import { latestRequest } from '#testing/person-request.ts';

test('corrects a name at once, which ends the badge, and keeps the objection of the person until it is answered', async ({
  callApi,
  clock,
  db,
  deliver,
  desk,
  given,
}) => {
  const talent = await given.talent({ name: 'Meera Joshi', identity_verified_at: '2026-01-01T00:00:00Z' });
  const params = { id: talent.id };
  const body = {
    request_id: randomUUID(),
    kind: 'name',
    name: 'Mira Joshi',
    asked_by: 'authority',
    reason,
  } as const;
  const correct = () => callApi('POST /api/admin/people/:id/corrections', { params, body }, desk.first);
  await correct();
  await correct();
  const told = await deliver();
  const [, id = '', token = ''] = /#id=([\w-]+)&token=([\w-]+)/.exec(told[0]?.text ?? '') ?? [];
  const object = (form: { id: string; token: string }) =>
    callApi('POST /api/corrections/object', { body: { ...form, text: 'Nobody asked you.' } });
  const other = { params: { id: (await given.talent()).id }, body: { ...body, request_id: randomUUID() } };
  await callApi('POST /api/admin/people/:id/corrections', other, desk.first);
  const [, idOfOther = ''] = /#id=([\w-]+)/.exec((await deliver())[0]?.text ?? '') ?? [];

  const answers = [
    await object({ id, token: 'a'.repeat(43) }),
    await object({ id: idOfOther, token }),
    await object({ id, token }),
    await object({ id, token }),
  ];
  const { person } = (await callApi('GET /api/admin/people/:id', { params }, desk.first)).body;
  const [today] = (await callApi('GET /api/admin/today', { query: { kind: 'request' } }, desk.first)).body
    .items;

  expect(told.map(({ to }) => to)).toEqual([talent.email]);
  expect(told[0]?.text).toContain('from Meera Joshi to Mira Joshi');
  expect(told[0]?.text).toContain('A court or an authority asked us for this.');
  expect(idOfOther).not.toBe('');
  expect(answers.map(({ body: { code } }) => code)).toEqual([
    'objection_ended',
    'objection_ended',
    undefined,
    undefined,
  ]);
  expect(person).toMatchObject({ name: 'Mira Joshi', identity_checked: false });
  expect(person.identity_checks).toMatchObject([{ title: 'name', state: 'done' }]);
  expect(person.requests).toMatchObject([
    { kind: 'objection', channel: 'site', by: null, note: 'Nobody asked you.' },
  ]);
  expect(today).toMatchObject({ id: talent.id, title: 'Answer an objection to a correction' });

  const request = await latestRequest(callApi, talent.id, desk.second);
  const rejected = { ...request, body: { ...request.body, reason } };
  await callApi('POST /api/admin/person-requests/:id/reject', rejected, desk.second);
  clock.now = new Date(clock.now.getTime() + 11_000);
  await deliver();
  clock.now = new Date(clock.now.getTime() + 90 * 86_400_000);
  expect((await object({ id, token })).status).toBe(200);
  await db.deleteFrom('account').where('id', '=', talent.id).execute();
  expect((await object({ id, token })).body.code).toBe('objection_ended');
});

test('corrects the parts of a name, which the next save of the profile joins, once for each form', async ({
  callApi,
  deliver,
  desk,
  given,
}) => {
  const talent = await given.talent({ name: 'Meera Joshi' });
  const save = async (form: Record<string, string>) =>
    (await callApi('PUT /api/user/profile', { body: form }, talent)).body.user.name;
  await save({ first_name: 'Meera', middle_name: 'R.', last_name: 'Joshi' });
  const request_id = randomUUID();
  const correct = async (name: string) => {
    const body = { request_id, kind: 'name', name, asked_by: 'person', reason } as const;
    const sent = { params: { id: talent.id }, body };
    return (await callApi('POST /api/admin/people/:id/corrections', sent, desk.first)).body.code;
  };

  const answers = [await correct('Mira Joshi'), await correct('Mira Joshi'), await correct('Mira Rao')];

  expect(answers).toEqual([undefined, undefined, 'request_id_reused']);
  expect(await save({ city: 'Pune' })).toBe('Mira Joshi');
  expect(await deliver()).toMatchObject([
    { to: talent.email, text: expect.stringContaining('Meera R. Joshi') },
  ]);
});

test('corrects at the request of a guardian only the data of a child', async ({
  callApi,
  deliver,
  desk,
  given,
}) => {
  const [adult, child] = [await given.talent(), await given.talent({ date_of_birth: '2015-05-01' })];
  const correct = async (id: string) => {
    const asked = { request_id: randomUUID(), kind: 'name', asked_by: 'guardian', reason } as const;
    const sent = { params: { id }, body: { ...asked, name: 'Mira Joshi' } };
    return (await callApi('POST /api/admin/people/:id/corrections', sent, desk.first)).body;
  };

  const [ofAdult, ofChild] = [await correct(adult.id), await correct(child.id)];

  expect(ofAdult.fields).toEqual({ asked_by: expect.stringContaining('not a child') });
  expect(ofChild.success).toBe(true);
  expect((await deliver()).map(({ text }) => text)).toEqual([
    expect.stringContaining('guardian asked us for this'),
  ]);
});

test('answers a request for a correction, with what was added to it, by the day of the law, and the person reads what became of it', async ({
  callApi,
  clock,
  deliver,
  desk,
  given,
}) => {
  clock.now = new Date('2026-07-03T12:00:00+05:30');
  const talent = await given.talent();
  const ask = (text: string) => callApi('POST /api/user/correction-requests', { body: { text } }, talent);
  const read = async () => (await callApi('GET /api/user/correction-requests', {}, talent)).body.requests;
  const close = async (act: 'carry-out' | 'reject') => {
    const request = await latestRequest(callApi, talent.id, desk.first);
    if (act === 'carry-out')
      return callApi('POST /api/admin/person-requests/:id/carry-out', request, desk.first);
    const rejected = { ...request, body: { ...request.body, reason } };
    return callApi('POST /api/admin/person-requests/:id/reject', rejected, desk.first);
  };
  await ask('I was born in Pune.');
  const unread = await latestRequest(callApi, talent.id, desk.first);
  clock.now = new Date(clock.now.getTime() + 1000);
  await ask('Not in Delhi.');
  const [due] = (await callApi('GET /api/admin/today', { query: { kind: 'request' } }, desk.first)).body
    .items;

  const early = await callApi('POST /api/admin/person-requests/:id/carry-out', unread, desk.first);
  await close('carry-out');
  const done = await deliver();
  clock.now = new Date(clock.now.getTime() + 60_000);
  await ask('In Pune.');
  await close('reject');

  expect(early.body.code).toBe('person_request_gone');
  expect(due?.due_at).toBe(new Date('2026-08-02T00:00:00+05:30').toISOString());
  expect(done).toMatchObject([{ to: talent.email, text: expect.stringContaining('We corrected your data') }]);
  expect(await read()).toMatchObject([
    { state: 'rejected', reason },
    { state: 'done', text: 'I was born in Pune.\n\nNot in Delhi.', due_on: '2026-08-02' },
  ]);
});

test('checks the document of a talent with a plan for the badge, who hears what is wrong with it', async ({
  callApi,
  desk,
  given,
  takeEffect,
}) => {
  const talent = await given.talent({ name: 'Meera Joshi', date_of_birth: '1990-05-01' });
  const send = async () =>
    callApi('POST /api/user/badge-check', { body: {}, files: { document: [await picture()] } }, talent);
  const read = async () => (await callApi('GET /api/user/badge-check', {}, talent)).body.badge;
  const planless = await send();
  await given.plan(talent.id, { plan: 'Pro' });
  const states = [await read()];
  const sent = await Promise.all(Array.from({ length: 8 }, send));
  states.push(await read());
  const [item] = await desk.waiting();

  await desk.decide('reject');
  const rejected = (await takeEffect()).find(({ to }) => to === talent.email);
  states.push(await read());
  await send();
  await desk.decide('approve');
  await callApi('PUT /api/user/profile', { body: { first_name: 'Shah', last_name: 'Khan' } }, talent);
  const afterRename = await takeEffect();
  states.push(await read());
  await desk.decide('approve');
  const [approved] = await takeEffect();
  states.push(await read());

  expect(planless.body.code).toBe('badge_needs_plan');
  expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(item).toMatchObject({ title: 'Identity check for the verified badge', by: 'Meera Joshi' });
  expect(states.map(({ state }) => state)).toEqual(['none', 'waiting', 'rejected', 'waiting', 'done']);
  expect(afterRename).toEqual([]);
  expect(states[2]?.reason).toBe('The name differs.');
  expect([rejected, approved].map((email) => email?.to)).toEqual([talent.email, talent.email]);
  expect(rejected?.text).toContain('The name differs.');
  expect((await callApi('GET /api/profiles/:id', { params: talent })).body.data.verified).toBe(true);
  expect((await send()).body.code).toBe('identity_checked_already');
});
