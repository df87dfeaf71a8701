import { expect } from 'vitest';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { waitForNotifications } from '#features/notifications/inbox/wait-for-notifications.ts';
import type { Database } from '#platform/database/database.ts';
import { test } from '#testing/test.ts';

// Without its live update the request would wait for an hour.
const timeout = 20_000;

test('lists notifications newest first, twenty per page, to their own account only', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent();
  await given.notices((await given.talent()).id, 2);
  const sent = await given.notices(talent.id, 21);

  const first = await callApi('GET /api/notices', {}, talent);
  const before = first.body.notices.at(-1)?.id;
  const rest = await callApi('GET /api/notices', { query: { before } }, talent);

  const newestFirst = sent.toReversed().map(({ id }) => id);
  expect(first.body.notices.map(({ id }) => id)).toEqual(newestFirst.slice(0, 20));
  expect(first.body.more).toBe(true);
  expect(rest.body).toMatchObject({ notices: [{ id: newestFirst[20] }], more: false });
});

test('gives each member of a house their own notifications', async ({ callApi, given }) => {
  const house = await given.house();
  const [notice] = await given.notices(house.id, 1);
  const reviewer = await given.member(house, 'reviewer');

  const owners = await callApi('GET /api/notices', {}, house);
  const reviewers = await callApi('GET /api/notices', {}, reviewer);

  expect(owners.body.notices).toMatchObject([{ id: notice?.id, read_at: null }]);
  expect(reviewers.body.notices).toEqual([]);
});

test('returns the unread count and the newest notification at once when something is new', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent();
  const [, newest] = await given.notices(talent.id, 2);

  const state = await callApi('GET /api/notices/wait', {}, talent);

  expect(state.body).toEqual({ success: true, newest: newest?.id, unread: 2 });
});

test('keeps a request waiting until a new notification arrives', { timeout }, async ({
  callApi,
  given,
  nextWait,
}) => {
  const talent = await given.talent();
  const [seen] = await given.notices(talent.id, 1);

  const begun = nextWait();
  const waiting = callApi('GET /api/notices/wait', { query: { newest: seen?.id, unread: 1 } }, talent);
  await begun;
  const [newest] = await given.notices(talent.id, 1);

  expect((await waiting).body).toEqual({ success: true, newest: newest?.id, unread: 2 });
});

test('answers the waiting request of another window when a notification is read', { timeout }, async ({
  callApi,
  given,
  nextWait,
}) => {
  const talent = await given.talent();
  const [notice] = await given.notices(talent.id, 1);
  const id = notice?.id ?? '';

  const begun = nextWait();
  const waiting = callApi('GET /api/notices/wait', { query: { newest: id, unread: 1 } }, talent);
  await begun;
  await callApi('POST /api/notices/:id/read', { params: { id } }, talent);

  expect((await waiting).body).toEqual({ success: true, newest: id, unread: 0 });
});

test('frees the slot of a closed window for the next one', { timeout }, async ({ app, given, nextWait }) => {
  const { id, token } = await given.talent();
  const [seen] = await given.notices(id, 1);
  const url = `/api/notices/wait?newest=${seen?.id}&unread=1`;
  const headers = { authorization: `Bearer ${token}` };

  // More than may wait at the same time.
  for (let window = 0; window < 10; window += 1) {
    const closing = new AbortController();
    const begun = nextWait();
    const waiting = app.inject({ url, headers, signal: closing.signal }).catch(() => 'closed');
    await expect(Promise.race([begun, waiting])).resolves.toBeUndefined();
    closing.abort();
    expect(await waiting).toBe('closed');
  }
});

test('returns nothing more to a waiting request once its session has ended', { timeout }, async ({
  services,
  db,
  given,
  nextWait,
}) => {
  const { id, token } = await given.talent();
  const [seen] = await given.notices(id, 1);
  const actor = { role: 'talent' as const, id, session_hash: hashToken(token) };

  const begun = nextWait();
  const waiting = expect(
    waitForNotifications(services, actor, { newest: seen?.id, unread: 1 }, () => {}),
  ).rejects.toMatchObject({ status: 401 });
  await begun;
  await db.deleteFrom('session').where('token_hash', '=', actor.session_hash).execute();
  await given.notices(id, 1);

  await waiting;
});

test('keeps the first read time when a notification is marked as read again', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const talent = await given.talent();
  const [notice] = await given.notices(talent.id, 1);
  const id = notice?.id ?? '';

  await callApi('POST /api/notices/:id/read', { params: { id } }, talent);
  const first = await readingOf(db, id);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const again = await callApi('POST /api/notices/:id/read', { params: { id } }, talent);

  expect(again.status).toBe(200);
  expect(first).not.toBeNull();
  expect(await readingOf(db, id)).toBe(first);
});

test("rejects marking another account's notification as read", async ({ callApi, db, given }) => {
  const [notice] = await given.notices((await given.talent()).id, 1);
  const id = notice?.id ?? '';
  const stranger = await given.talent();

  const one = await callApi('POST /api/notices/:id/read', { params: { id } }, stranger);
  await callApi('POST /api/notices/read', { body: { newest: id } }, stranger);

  expect(one.status).toBe(404);
  expect(await readingOf(db, id)).toBeNull();
});

test('marks notifications as read up to the newest seen and leaves later ones unread', async ({
  callApi,
  given,
}) => {
  const talent = await given.talent();
  const [, seen] = await given.notices(talent.id, 2);
  const [newest] = await given.notices(talent.id, 1);

  await callApi('POST /api/notices/read', { body: { newest: seen?.id ?? '' } }, talent);

  const state = await callApi('GET /api/notices/wait', {}, talent);
  expect(state.body).toMatchObject({ newest: newest?.id, unread: 1 });
});

async function readingOf(db: Database, id: string) {
  const notice = db.selectFrom('notification').select('read_at').where('id', '=', id);
  return (await notice.executeTakeFirstOrThrow()).read_at;
}
