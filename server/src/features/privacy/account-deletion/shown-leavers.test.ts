import { expect } from 'vitest';
import { moveOf } from '#testing/board-world.ts';
import { test } from '#testing/leaver-world.ts';
import { readShared } from '#testing/share-world.ts';

test('marks a leaver on the board, in the review, in lists and conversations, and leaves them out of links', async ({
  applicant: { acts, id, leave, logIn, talent },
  callApi,
  house,
}) => {
  const { body: all } = await callApi('GET /api/production/applications/all', {}, house);
  const { body: one } = await callApi('GET /api/production/review/:id', { params: { id } }, house);
  const params = { id: one.data.job.id };
  await acts.write();
  await acts.place();
  const { body: made } = await callApi(
    'POST /api/production/talent-lists',
    { body: { name: 'Leads' } },
    house,
  );
  const list = { params: { id: made.list.id } };
  const entry = { ...list, body: { talent_ids: [talent.id] } };
  await callApi('POST /api/production/talent-lists/:id/talents', entry, house);
  const shared = await callApi(
    'POST /api/production/jobs/:id/shares',
    { params, body: { request_id: crypto.randomUUID(), label: 'For the director', days: 7 } },
    house,
  );
  const token = String(shared.body.share.address).split('/').at(-1) ?? '';
  const read = async () => {
    const board = await callApi('GET /api/production/jobs/:id/board', { params }, house);
    const review = await callApi('GET /api/production/review/:id', { params: { id } }, house);
    const received = await callApi('GET /api/production/applications/:id', { params }, house);
    const times = await callApi('GET /api/production/auditions/:id', { params }, house);
    const thread = await callApi('GET /api/production/conversations/:id', { params: { id } }, house);
    const saved = await callApi('GET /api/production/talent-lists/:id', list, house);
    const people = await callApi('GET /api/production/applications/all', {}, house);
    return {
      board: board.body.cards[0]?.is_leaving,
      review: review.body.data.user.is_leaving,
      received: received.body.data[0]?.user.is_leaving,
      invited: times.body.invitations[0]?.user.is_leaving,
      conversation: thread.body.conversation.other.is_leaving,
      saved: saved.body.entries[0]?.talent.is_leaving,
      people: people.body.users[0]?.is_leaving,
    };
  };
  const linked = async () => (await readShared(callApi, token)).map(({ name }) => name);

  const before = { marks: Object.values(await read()), linked: await linked() };
  await leave();
  const after = { marks: Object.values(await read()), linked: await linked() };
  await logIn();

  expect(all.users).toMatchObject([{ id: talent.id, is_leaving: false }]);
  expect(before.marks).toEqual(Array(7).fill(false));
  expect(after.marks).toEqual(Array(7).fill(true));
  expect([before.linked, after.linked, await linked()]).toEqual([['Asha Rao'], [], ['Asha Rao']]);
});

test('closing tells a leaver nothing, and does not count them as told', async ({
  applicant: { acts, id, leave },
  callApi,
  deliver,
  given,
  house,
}) => {
  const { body: one } = await callApi('GET /api/production/review/:id', { params: { id } }, house);
  const params = { id: one.data.job.id };
  const staying = await given.talent({ name: 'Bina Das' });
  await given.application({ job_id: params.id, talent_id: staying.id });
  await callApi('POST /api/production/review/moves', moveOf([id], 'selected'), house);
  await leave();
  await deliver();

  const closing = await callApi('GET /api/production/jobs/:id/closing', { params }, house);
  const state = await callApi('GET /api/production/jobs/:id/posting-state', { params }, house);
  const unsent = await callApi('GET /api/production/jobs/:id/decisions', { params }, house);
  const closed = await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house);
  const told = await deliver();

  expect(closing.body.emails.flatMap(({ readers }) => readers)).toMatchObject([
    { count: 1, names: ['Bina Das'] },
  ]);
  expect(state.body.waiting).toBe(1);
  expect(unsent.body.to_offer).toEqual([]);
  expect(closed.body).toMatchObject({ rejected: 1 });
  expect(told.map(({ to }) => to)).toEqual([staying.email]);
  expect((await acts.write()).body.code).toBe('talent_leaving');
});

test('a message to several applicants reaches those who stay, and says who is leaving', async ({
  applicant: { id, leave },
  callApi,
  given,
  house,
}) => {
  const { body: one } = await callApi('GET /api/production/review/:id', { params: { id } }, house);
  const other = await given.application({ job_id: one.data.job.id, talent_id: (await given.talent()).id });
  await leave();

  const body = { request_id: crypto.randomUUID(), application_ids: [id, other.id], text: 'Are you free?' };
  const sent = await callApi('POST /api/production/conversations/messages', { body }, house);
  const applications = { applications: [id, other.id], round: 1 };
  const params = { id: one.data.job.id };
  const invited = await callApi(
    'POST /api/production/auditions/:id/invitations',
    { params, body: applications },
    house,
  );

  const reason = expect.stringContaining('asked us to delete their account');
  expect(sent.body).toMatchObject({ sent: 1, not_sent: [{ application_id: id, reason }] });
  expect(invited).toMatchObject({ status: 409, body: { code: 'talent_leaving' } });
});
