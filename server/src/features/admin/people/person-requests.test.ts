import type { PersonRequestForm } from '@kirdaar/contract/admin/people';
import { expect } from 'vitest';
import { latestRequest } from '#testing/person-request.ts';
import { test } from '#testing/test.ts';

const reason = 'We could not confirm that it came from you.';
const form: PersonRequestForm = {
  kind: 'deletion',
  channel: 'post',
  received_on: '2026-07-01',
  note: 'Folder 12, with a copy of the passport.',
};

test('deletes an account on a request by post within the legal period, and notifies the person', async ({
  callApi,
  clock,
  deliver,
  given,
}) => {
  clock.now = new Date('2026-07-03T12:00:00+05:30');
  const [support, colleague, talent] = [
    await given.staff('support'),
    await given.staff('support'),
    await given.talent({ name: 'Zeenat Khan', date_of_birth: '1996-05-01' }),
  ];
  const params = { id: talent.id };
  const record = (body: PersonRequestForm) =>
    callApi('POST /api/admin/people/:id/requests', { params, body }, support);
  const read = async () => (await callApi('GET /api/admin/people/:id', { params }, support)).body.person;
  const readPage = async () => (await callApi('GET /api/profiles/:id', { params })).status;
  const shown = await readPage();
  const recorded = await record(form);
  const [twice, early] = [
    await record(form),
    await record({ ...form, kind: 'export', received_on: '2026-07-04' }),
  ];
  const today = (await callApi('GET /api/admin/today', {}, support)).body.items;
  const [request] = (await read()).requests;
  const sent = await latestRequest(callApi, talent.id, support);
  const carryOut = (staff = colleague) =>
    callApi('POST /api/admin/person-requests/:id/carry-out', sent, staff);

  const alone = await carryOut(support);
  const [done, again] = [await carryOut(), await carryOut()];
  const messages = await deliver();
  const after = await read();

  expect([recorded.status, twice.body.code]).toEqual([200, 'person_request_open_already']);
  expect(early.body.fields).toEqual({ received_on: 'Choose today or an earlier day.' });
  expect(request).toMatchObject({ ...form, due_on: '2026-07-31', by: support.name, state: 'open' });
  expect(today.find(({ id }) => id === talent.id)).toMatchObject({
    kind: 'request',
    title: 'Delete an account',
    by: 'Zeenat Khan',
    due_at: new Date('2026-07-31T00:00:00+05:30').toISOString(),
  });
  expect([shown, await readPage()]).toEqual([200, 404]);
  expect([alone.body.code, done.status, again.body.code]).toEqual([
    'second_person_required',
    200,
    'person_request_gone',
  ]);
  expect(after).toMatchObject({ state: 'being_deleted', requests: [{ state: 'done' }] });
  expect((await callApi('GET /api/account', {}, talent)).status).toBe(401);
  expect(messages.map(({ to }) => to)).toEqual([talent.email]);
});

test('prepares a copy of the data that only its owner can download, and none for other members of a house', async ({
  callApi,
  deliver,
  given,
}) => {
  const [support, talent] = [await given.staff('support'), await given.talent()];
  const colleague = await given.staff('support');
  const unproven = await given.talent({}, { verified_at: null });
  const house = await given.house();
  const [member, leaving] = [await given.member(house, 'reviewer'), await given.member(house, 'reviewer')];
  const ask = async (id: string, kind: 'export' | 'deletion' = 'export') => {
    const body = { ...form, received_on: '2026-01-05', kind } as const;
    await callApi('POST /api/admin/people/:id/requests', { params: { id }, body }, support);
    const request = await latestRequest(callApi, id, support);
    return callApi('POST /api/admin/person-requests/:id/carry-out', request, colleague);
  };

  const [done, rejected] = [await ask(talent.id), await ask(unproven.id)];
  const messages = await deliver();
  const ofHouse = [await ask(member.id), await ask(leaving.id, 'deletion')];
  const told = (await deliver()).map(({ to }) => to);
  const own = await callApi('GET /api/user/data-exports', {}, talent);

  expect([done.status, rejected.body.code]).toEqual([200, 'person_has_no_email']);
  expect(ofHouse).toMatchObject([{ body: { code: 'export_for_owners_only' } }, { status: 200 }]);
  expect(told).toEqual([leaving.email]);
  expect(JSON.stringify(done.body)).not.toContain('file');
  expect(messages.map(({ to }) => to)).toEqual([talent.email]);
  expect(own.body.data_export).toMatchObject({ state: 'ready' });
});

test('rejects a request with a reason that the person is told, and then accepts another', async ({
  callApi,
  deliver,
  given,
}) => {
  const [support, talent] = [await given.staff('support'), await given.talent()];
  const params = { id: talent.id };
  const body = { ...form, received_on: '2026-01-05' };
  const record = () => callApi('POST /api/admin/people/:id/requests', { params, body }, support);
  const read = async () =>
    (await callApi('GET /api/admin/people/:id', { params }, support)).body.person.requests;
  await record();
  const request = await latestRequest(callApi, talent.id, support);
  const rejected = { ...request, body: { ...request.body, reason } };

  await callApi('POST /api/admin/person-requests/:id/reject', rejected, support);
  const messages = await deliver();
  const another = await record();

  expect(messages.map(({ to, text }) => [to, text.includes(reason)])).toEqual([[talent.email, true]]);
  expect(another.status).toBe(200);
  expect((await read()).map(({ state }) => state)).toEqual(['open', 'rejected']);
  expect((await callApi('GET /api/account', {}, talent)).status).toBe(200);
  const log = await callApi(
    'GET /api/admin/audit-log',
    { query: { text: talent.id } },
    await given.staff('owner'),
  );
  expect(log.body.entries.map(({ action }) => action).filter((action) => action !== 'viewed_person')).toEqual(
    ['recorded_request', 'rejected_request', 'recorded_request'],
  );
});
