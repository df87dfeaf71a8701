import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { objectionIn, test } from '#testing/entered-emails.ts';
import { reason } from '#testing/identity-desk.ts';
import { latestRequest } from '#testing/person-request.ts';
import { codeSentTo } from '#testing/registrations.ts';

const password = 'a lamp in the window';

test('sends no link after an objection, or once the account or who entered the email has changed', async ({
  callApi,
  clock,
  db,
  deliver,
  desk,
  enter: { enter, aDayLater },
  given,
}) => {
  const accounts = await Promise.all(Array.from({ length: 5 }, () => given.talent({}, { password })));
  const [objects, writes, changes, leaves, keeps] = accounts.map((account) => ({
    ...account,
    params: account,
  }));
  if (!objects || !writes || !changes || !leaves || !keeps) throw new Error('There are five accounts.');
  const owner = await given.house();
  const member = await given.member(owner, 'reviewer');
  const object = (link: { id: string; token: string }, text: string) =>
    callApi('POST /api/corrections/object', { body: { ...link, text } });

  await enter(objects.id, 'first@new.example');
  const first = objectionIn((await deliver())[0]?.text);
  for (const { id } of [objects, writes, changes, leaves, keeps, member])
    await enter(id, `${id}@new.example`);
  await deliver();
  const objections = [
    await object(first, 'Not me.'),
    await object(first, 'Not me.'),
    await object(first, 'Stop.'),
  ];
  const body = {
    kind: 'objection',
    channel: 'email',
    received_on: dayInIndia(clock.now),
    note: 'A mail.',
  } as const;
  await callApi('POST /api/admin/people/:id/requests', { params: writes, body }, desk.first);
  const email = 'own@new.example';
  await callApi('POST /api/user/change-email', { body: { email, password } }, changes);
  const otp = codeSentTo(email, await deliver());
  await callApi('POST /api/user/change-email/confirm', { body: { email, otp } }, changes);
  await callApi('POST /api/user/account-deletion', { body: { password } }, leaves);
  await callApi('DELETE /api/production/team/members/:id', { params: member }, owner);
  const again = await enter(objects.id, 'again@new.example');
  const sent = await aDayLater();
  const requests = await callApi(
    'GET /api/admin/people/:id',
    { params: objects },
    { token: await given.staffSession(desk.first.id) },
  );

  expect(objections.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(requests.body.person.requests).toMatchObject([{ kind: 'objection', note: 'Not me.\n\nStop.' }]);
  expect(again.body.code).toBe('objection_unanswered');
  expect(sent.map(({ to }) => to)).toEqual([`${keeps.id}@new.example`]);

  await enter(writes.id, 'x@new.example');
  await db
    .updateTable('staff_member')
    .set({
      removed_at: new Date().toISOString(),
      active_since: null,
      password_hash: null,
      sealed_secret: null,
    })
    .where('id', '=', desk.first.id)
    .execute();
  const token = /#token=([\w-]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
  const ofRemoved = await callApi('POST /api/corrections/confirm-email', { body: { token } });
  expect(ofRemoved.body.code).toBe('email_proof_ended');
});

const name = { kind: 'name', name: 'Mira Sen', asked_by: 'person', reason } as const;

test('ends an entered email for good by any objection, a deletion, a guardian who has it and the lost role of who entered it', async ({
  callApi,
  db,
  deliver,
  desk,
  enter: { enter, aDayLater },
  given,
}) => {
  const [objects, writes, leaves, keeps] = await Promise.all(
    Array.from({ length: 4 }, () => given.talent({}, { password })),
  );
  if (!objects || !writes || !leaves || !keeps) throw new Error('There are four accounts.');
  const body = { ...name, request_id: randomUUID() };
  await callApi('POST /api/admin/people/:id/corrections', { params: objects, body }, desk.first);
  const renamed = objectionIn((await deliver())[0]?.text);
  const child = await given.talent({ date_of_birth: '2014-05-01' });
  const ask = (text: string) => callApi('POST /api/user/correction-requests', { body: { text } }, writes);
  await ask('My name is misspelled.');
  for (const { id } of [objects, writes, leaves]) await enter(id, `${id}@new.example`);
  await enter(child.id, 'mother@new.example');

  await callApi('POST /api/corrections/object', { body: { ...renamed, text: 'Stop everything.' } });
  await ask('Keep my email.');
  await callApi('POST /api/user/account-deletion', { body: { password } }, leaves);
  await given.guardian(child.id, { email: 'mother@new.example', contact: 'mother@new.example' });
  const ofLeaving = await enter(leaves.id, 'taken@new.example');
  const restored = await callApi(
    'POST /api/admin/people/:id/restore',
    { params: leaves, body: { reason } },
    desk.second,
  );
  await enter(keeps.id, 'first@new.example');
  const giveRole = (role: 'editor' | 'support') =>
    db.updateTable('staff_member').set({ role }).where('id', '=', desk.first.id).execute();
  await giveRole('editor');
  await giveRole('support');
  const ended = await aDayLater();
  await enter(keeps.id, 'second@new.example');
  const [link] = await aDayLater();

  expect([ofLeaving.body.code, restored.status]).toEqual(['person_being_deleted', 200]);
  expect(ended).toEqual([]);
  expect(link?.to).toBe('second@new.example');
});

test('lets nobody answer an objection to their own correction, and keeps an objection short', async ({
  callApi,
  clock,
  deliver,
  desk,
  enter: { enter },
  given,
}) => {
  const talent = await given.talent();
  const body = { ...name, request_id: randomUUID() };
  await callApi('POST /api/admin/people/:id/corrections', { params: talent, body }, desk.second);
  clock.now = new Date(clock.now.getTime() + 30 * 86_400_000);
  await deliver();
  desk.second = { ...desk.second, token: await given.staffSession(desk.second.id) };
  await enter(talent.id, 'first@new.example');
  const link = objectionIn((await deliver())[0]?.text);
  const object = (text: string) => callApi('POST /api/corrections/object', { body: { ...link, text } });
  const objections = [await object('a'.repeat(5000)), await object('b'.repeat(5000)), await object('No.')];
  const first = { token: await given.staffSession(desk.first.id) };
  const request = await latestRequest(callApi, talent.id, desk.second);
  const rejected = { ...request, body: { ...request.body, reason } };

  const byFirst = [
    await callApi('POST /api/admin/person-requests/:id/carry-out', request, first),
    await callApi('POST /api/admin/person-requests/:id/reject', rejected, first),
    await enter(talent.id, 'first@new.example'),
  ];
  const bySecond = await callApi('POST /api/admin/person-requests/:id/reject', rejected, desk.second);

  expect(objections.map(({ body: { code } }) => code)).toEqual([
    undefined,
    'own_request_open_already',
    undefined,
  ]);
  expect(byFirst.map(({ body: { code } }) => code)).toEqual([
    'another_person_required',
    'another_person_required',
    'objection_unanswered',
  ]);
  expect(bySecond.status).toBe(200);
});

test('leaves no email open beside an objection that comes at the same moment', async ({
  callApi,
  deliver,
  enter: { enter, aDayLater },
  given,
}) => {
  const answers: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const { id, email } = await given.talent();
    await enter(id, `${turn}.first@new.example`);
    const warned = (await deliver()).find(({ to }) => to === email);
    const body = { ...objectionIn(warned?.text), text: 'No.' };
    const both = await Promise.all([
      callApi('POST /api/corrections/object', { body }),
      enter(id, `${turn}.second@new.example`),
    ]);
    answers.push(...both.map(({ status }) => status));
  }

  expect(answers.filter((status) => ![200, 409].includes(status))).toEqual([]);
  expect(await aDayLater()).toEqual([]);
});
