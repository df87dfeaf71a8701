import { UNDO_SECONDS } from '@kirdaar/contract/rules/staff-decisions';
import { expect } from 'vitest';
import {
  houseWithDocument,
  insertAppeal,
  insertReport,
  insertSuspension,
} from '#features/admin/decisions/decisions.matrix.ts';
import type { Caller } from '#testing/given.ts';
import { test as base, type CallApi } from '#testing/test.ts';

const reason = 'Name the studio.';

interface Fixtures {
  /** Lets this many seconds pass and returns the emails that are then sent. */
  pass: (seconds: number) => Promise<string[]>;
}

const test = base.extend<Fixtures>({
  pass: async ({ clock, deliver }, use) => {
    await use(async (seconds) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
      return (await deliver()).filter(({ channel }) => channel === 'email').map(({ to }) => to);
    });
  },
});

const approve = (callApi: CallApi, id: string, as: Caller) =>
  callApi('POST /api/admin/jobs/:id/approve', { params: { id }, body: { version: 1 } }, as);
const undo = (callApi: CallApi, id: string, as: Caller) =>
  callApi('POST /api/admin/decisions/:id/take-back', { params: { id } }, as);
const toUndo = async (callApi: CallApi, as: Caller) =>
  (await callApi('GET /api/admin/decisions', {}, as)).body.decisions;

test('approves a casting call ten seconds after the decision, and tells its house once', async ({
  callApi,
  given,
  pass,
}) => {
  const house = await given.houseForChildren();
  const { production_house_id } = house;
  const { id } = await given.job({ production_house_id, status: 'pending', age_range: '8-10' });
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const status = async () => (await callApi('GET /api/production/jobs/:id', { params: { id } })).status;
  const read = async (as: Caller) =>
    (await callApi('GET /api/admin/jobs/:id', { params: { id } }, as)).body.job;
  const waits = async () =>
    (await callApi('GET /api/admin/today', {}, other)).body.items.some((item) => item.id === id);
  const before = await waits();

  const decided = await approve(callApi, id, one);
  const again = await approve(callApi, id, one);
  const byColleague = await approve(callApi, id, other);
  const early = [await pass(UNDO_SECONDS - 1), await status(), await waits()];
  const seen = await read(other);
  const late = [await pass(1), await status()];
  const twice = await pass(60);
  const afterwards = await approve(callApi, id, other);

  expect([decided.status, again.status]).toEqual([200, 200]);
  expect(byColleague.body).toMatchObject({
    code: 'decided_already',
    message: expect.stringContaining(one.name),
  });
  expect([before, ...early]).toEqual([true, [], 404, false]);
  expect(seen).toMatchObject({
    child: true,
    decision: { action: 'approved_call', by: one.name, is_mine: false, state: 'waiting', undo_ms: 1000 },
  });
  expect(late).toEqual([[house.email], 200]);
  expect(twice).toEqual([]);
  expect(afterwards.body.code).toBe('decided_already');
  expect((await read(other)).decision).toMatchObject({ state: 'done', undo_ms: 0 });
});

test('takes back a decision within ten seconds, and then nothing is sent and the call waits again', async ({
  callApi,
  given,
  pass,
}) => {
  const { id } = await given.job({ status: 'pending' });
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  await approve(callApi, id, one);
  const [decision] = await toUndo(callApi, one);
  const decisionId = decision?.id ?? '';
  await pass(UNDO_SECONDS - 1);

  const byColleague = await undo(callApi, decisionId, other);
  const undone = [await undo(callApi, decisionId, one), await undo(callApi, decisionId, one)];
  const sent = await pass(60);
  const items = (await callApi('GET /api/admin/today', {}, other)).body.items.map((item) => item.id);
  const { job } = (await callApi('GET /api/admin/jobs/:id', { params: { id } }, other)).body;
  const log = await callApi('GET /api/admin/audit-log', { query: { text: id } }, await given.staff('owner'));

  expect(decision).toMatchObject({ item: `call:${id}`, is_mine: true, undo_ms: UNDO_SECONDS * 1000 });
  expect(decision?.title).toBe(job.title);
  expect(byColleague.body.code).toBe('decision_gone');
  expect(undone.map(({ status }) => status)).toEqual([200, 200]);
  expect([sent, items.includes(id)]).toEqual([[], true]);
  expect(job).toMatchObject({ waits: 'call', decision: null });
  expect(log.body.entries.map(({ action }) => action)).toEqual([
    'viewed_call',
    'took_back_decision',
    'decided',
    'viewed_call',
  ]);
  expect((await approve(callApi, id, other)).status).toBe(200);
});

test('takes back no decision that has taken effect, even late', async ({ callApi, clock, given, pass }) => {
  const { id } = await given.job({ status: 'pending' });
  const moderator = await given.staff('moderator');
  await approve(callApi, id, moderator);
  const [decision] = await toUndo(callApi, moderator);

  clock.now = new Date(clock.now.getTime() + UNDO_SECONDS * 1000);
  const late = await undo(callApi, decision?.id ?? '', moderator);
  const left = await toUndo(callApi, moderator);
  await pass(0);
  const done = await undo(callApi, decision?.id ?? '', moderator);

  expect([late.body.code, done.body.code]).toEqual(['decision_final', 'decision_final']);
  expect(left).toEqual([]);
});

test('cancels a decision on a casting call that its house has changed meanwhile', async ({
  callApi,
  db,
  given,
  pass,
}) => {
  const { id } = await given.job({ status: 'pending' });
  const moderator = await given.staff('moderator');
  await approve(callApi, id, moderator);
  await db.updateTable('job').set({ version: 2 }).where('id', '=', id).execute();

  const sent = await pass(60);
  const { job } = (await callApi('GET /api/admin/jobs/:id', { params: { id } }, moderator)).body;

  expect(sent).toEqual([]);
  expect(job).toMatchObject({ waits: 'call', decision: { state: 'failed' } });
});

test('keeps every decision of the queue for ten seconds, and a colleague decides none again', async ({
  callApi,
  given,
  pass,
  services,
}) => {
  const [staff, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const pending = await given.job({ status: 'pending' });
  const open = await given.job();
  const [verified, rejected] = [
    await houseWithDocument({ ...services, given }),
    await houseWithDocument({ ...services, given }),
  ];
  const sent_at = services.now().toISOString();
  const report = await insertReport({ ...services, given }, 'job', (await given.job()).id);
  const appeal = await insertAppeal({ ...services, given });
  const [confirmed, dismissed] = [
    await insertSuspension({ ...services, given }),
    await insertSuspension({ ...services, given }),
  ];
  const decideAll = (as: Caller) => [
    callApi(
      'POST /api/admin/jobs/:id/reject',
      { params: { id: pending.id }, body: { version: 1, reason } },
      as,
    ),
    callApi('POST /api/admin/jobs/:id/take-down', { params: { id: open.id }, body: { reason } }, as),
    callApi(
      'POST /api/admin/house-documents/:id/verify',
      { params: { id: verified }, body: { sent_at } },
      as,
    ),
    callApi(
      'POST /api/admin/house-documents/:id/reject',
      { params: { id: rejected }, body: { sent_at, reason } },
      as,
    ),
    callApi(
      'POST /api/admin/reports/:id/close',
      { params: { id: report }, body: { outcome: 'warned', note: reason } },
      as,
    ),
    callApi(
      'POST /api/admin/appeals/:id/answer',
      { params: { id: appeal }, body: { accepted: true, answer: reason } },
      as,
    ),
    callApi('POST /api/admin/suspensions/:id/confirm', { params: { id: confirmed } }, as),
    callApi('POST /api/admin/suspensions/:id/end', { params: { id: dismissed } }, as),
  ];
  const statuses = (await Promise.all(decideAll(staff))).map(({ status }) => status);

  const early = await pass(UNDO_SECONDS - 1);
  const waiting = await toUndo(callApi, staff);
  const late = await pass(1);
  const again = await Promise.all(decideAll(other));

  expect(statuses).toEqual(statuses.map(() => 200));
  expect(again.map(({ body }) => body.code)).toEqual(statuses.map(() => 'decided_already'));
  expect(early).toEqual([]);
  expect(waiting.map(({ action }) => action).toSorted()).toEqual([
    'accepted_appeal',
    'closed_report',
    'confirmed_suspension',
    'dismissed_suspension',
    'rejected_call',
    'rejected_document',
    'took_down_call',
    'verified_house',
  ]);
  expect(late.length).toBeGreaterThanOrEqual(7);
  expect(await toUndo(callApi, staff)).toEqual([]);
});

test('rejects a decision on a document that the house has since replaced', async ({
  callApi,
  given,
  services,
}) => {
  const id = await houseWithDocument({ ...services, given });
  const sent_at = new Date(services.now().getTime() - 1000).toISOString();

  const verified = await callApi(
    'POST /api/admin/house-documents/:id/verify',
    { params: { id }, body: { sent_at } },
    await given.staff('moderator'),
  );

  expect(verified.body.code).toBe('house_document_gone');
});
