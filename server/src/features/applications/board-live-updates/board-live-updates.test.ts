import { sql } from 'kysely';
import { expect } from 'vitest';
import { createBoard, moveOf } from '#testing/board-world.ts';
import type { Caller } from '#testing/given.ts';
import { type CallApi, test } from '#testing/test.ts';

async function readUpdates(callApi: CallApi, id: string, as: Caller, seen?: string) {
  const { body } = await callApi(
    'GET /api/production/jobs/:id/board-news',
    { params: { id }, query: seen ? { seen } : {} },
    as,
  );
  return body;
}

test('tells an open board at once which applications a colleague moved, and who', async ({
  callApi,
  given,
  nextWait,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const asha = await given.member(house, 'reviewer', { display_name: 'Asha' });
  const [first, second] = [await applicant(), await applicant()];
  const { seen } = await readUpdates(callApi, job_id, house);

  const waiting = nextWait();
  const updates = readUpdates(callApi, job_id, house, seen);
  await waiting;
  const move = moveOf([first.id], 'shortlisted');
  await callApi('POST /api/production/review/moves', move, asha);

  const { changes, seen: after } = await updates;
  const to = { status: 'shortlisted', shown_status: 'viewed', opened: true } as const;
  const moved = { application_id: first.id, ...to, moved_by: 'Asha' };
  expect(changes).toContainEqual(moved);
  expect(changes).toContainEqual(expect.objectContaining({ application_id: second.id, status: 'applied' }));

  await callApi('POST /api/production/review/undo', { body: { request_id: move.body.request_id } }, asha);
  const undone = await readUpdates(callApi, job_id, house, after);
  expect(undone.changes).toContainEqual({ ...moved, status: 'applied', opened: false, moved_by: null });
});

test('tells an open board of new applicants and withdrawals, but of no other casting call', async ({
  callApi,
  given,
  nextWait,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { seen } = await readUpdates(callApi, job_id, house);
  const elsewhere = await given.job({ production_house_id: house.production_house_id });
  const talent = await given.talent();
  await given.application({ talent_id: talent.id, job_id: elsewhere.id });

  const waiting = nextWait();
  const updates = readUpdates(callApi, job_id, house, seen);
  await waiting;
  const { id, talent: meera } = await applicant();
  const applied = await updates;
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, meera);
  const withdrawn = await readUpdates(callApi, job_id, house, applied.seen);

  const change = { application_id: id, status: 'applied', shown_status: 'applied' };
  expect(applied.changes).toEqual([{ ...change, opened: false, moved_by: null }]);
  expect(withdrawn.changes).toEqual([
    { ...change, status: 'withdrawn', shown_status: 'withdrawn', opened: true, moved_by: null },
  ]);
});

test('reports a move that commits after a later one', async ({ callApi, db, given }) => {
  const { house, job_id, applicant } = await createBoard(given);
  const [slow, quick] = [await applicant(), await applicant()];
  const shortlist = (id: string) => sql`update application set stage = 'shortlisted' where id = ${id}`;

  const seen = await db.transaction().execute(async (trx) => {
    await shortlist(slow.id).execute(trx);
    await shortlist(quick.id).execute(db);
    return (await readUpdates(callApi, job_id, house)).seen;
  });
  const { changes, seen: after } = await readUpdates(callApi, job_id, house, seen);

  expect(after).not.toBe(seen);
  expect(changes).toContainEqual(expect.objectContaining({ application_id: slow.id, status: 'shortlisted' }));
});

test('shows live updates of a board to its house only, and rejects an invalid cursor', async ({
  callApi,
  given,
}) => {
  const { house, job_id } = await createBoard(given);
  const read = (as: Caller, seen?: string) =>
    callApi(
      'GET /api/production/jobs/:id/board-news',
      { params: { id: job_id }, query: seen ? { seen } : {} },
      as,
    );

  expect((await read(house)).status).toBe(200);
  expect((await read(await given.house())).status).toBe(404);
  expect((await read(house, 'yesterday')).status).toBe(400);
  expect((await read(house, '9999999999999999/1 0@')).status).toBe(200);
});
