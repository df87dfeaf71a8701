import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { test } from '#testing/family-world.ts';
import { answers } from '#testing/posts.ts';

/** Begins these in this order while something else of the child happens, and returns what each answered. */
async function atOneMoment<T>(db: Database, childId: string, begin: (() => Promise<T>)[]): Promise<T[]> {
  const begun: Promise<T>[] = [];
  const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await db.transaction().execute(async (trx) => {
    await sql`select from talent where id = ${childId} for no key update`.execute(trx);
    for (const one of begin) {
      begun.push(one());
      await expect
        .poll(async () => (await waits.execute(db)).rows.length, { timeout: 30_000 })
        .toBe(begun.length);
    }
  });
  return Promise.all(begun);
}

test.for([
  { second: true, answers: [200, 200] },
  { second: false, answers: [200, 409] },
])(
  'a guardian who decides in two windows at one moment has decided once: $second',
  async ({ second, answers: expected }, { callApi, db, deliver, given, family }) => {
    const { child, read, decide } = await family();
    const { production_house_id } = await given.houseForChildren();
    const { id: job_id } = await given.job({ production_house_id });
    await callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, child);
    await deliver();
    const one = (approve: boolean) => () => decide({ kind: 'application', subject: job_id, approve });

    const decided = await atOneMoment(db, child.id, [one(true), one(second)]);

    expect(decided.map(({ status }) => status)).toEqual(expected);
    expect(await read()).toMatchObject({ waiting: [], decided: [{ kind: 'application', approved: true }] });
    const sent = db.selectFrom('application').select('job_id').where('talent_id', '=', child.id);
    expect(await sent.execute()).toEqual([{ job_id }]);
  },
);

test('leaves nothing waiting when a child chooses an audition time at the moment of the decision', async ({
  callApi,
  db,
  given,
  family,
}) => {
  const { child, read, decide } = await family();
  const { production_house_id } = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id });
  await db.updateTable('guardian').set({ applies_alone: true }).where('talent_id', '=', child.id).execute();
  const { id } = await given.application({ talent_id: child.id, job_id });
  await db.updateTable('guardian').set({ applies_alone: false }).where('talent_id', '=', child.id).execute();
  await given.invitation(id);
  const [early, late] = [await given.slot(job_id), await given.slot(job_id, { place: 'Studio 5, Andheri' })];
  const choose = (slot_id: string) => () =>
    callApi('POST /api/user/auditions/:id/confirm', { params: { id }, body: { slot_id } }, child);
  const approve = (slot: string) => () => decide({ kind: 'audition', subject: id, approve: true, slot });

  const done = await atOneMoment(db, child.id, [choose(early.id), approve(late.id)]);

  const { body } = await callApi('GET /api/user/auditions', {}, child);
  expect(done.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read()).toMatchObject({ waiting: [], decided: [{ kind: 'audition', approved: true }] });
  expect(body.auditions).toMatchObject([{ answer: 'confirmed', slot_id: late.id }]);
});
