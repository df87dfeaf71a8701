import { sql } from 'kysely';
import { insertDecision } from '#features/admin/decisions/queries.ts';
import { upsertDocument } from '#features/houses/documents/queries.ts';
import { insertSubjectReport } from '#features/messaging/reports/queries.ts';
import type { Services } from '#platform/services.ts';
import type { createGiven } from '#testing/given.ts';

type Given = ReturnType<typeof createGiven>;
type Stores = Pick<Services, 'db' | 'now'>;

export const reason = 'Please name the studio.';

/** Inserts a house whose document waits for a decision and returns its id. */
export async function houseWithDocument({ db, now }: Stores, given: Given): Promise<string> {
  const house = await given.house();
  const file = `${crypto.randomUUID()}.pdf`;
  await db
    .insertInto('media_file')
    .values({ name: file, is_public: false, created_at: now().toISOString() })
    .execute();
  await upsertDocument(db, {
    production_house_id: house.production_house_id,
    kind: 'pan_card',
    file,
    account_id: house.id,
    sent_at: now().toISOString(),
  });
  return house.production_house_id;
}

/** Inserts a report of an open casting call and returns its id. */
export async function reportOfCall(stores: Stores, given: Given): Promise<string> {
  return reportOf(stores, given, 'job', (await given.job()).id);
}

export async function reportOf({ db, now }: Stores, given: Given, subject: 'job' | 'house', id: string) {
  const { id: account_id } = await given.talent();
  await insertSubjectReport(db, account_id, { subject, id, reason: 'money', text: 'Asked for 500.' }, now());
  const report = db.selectFrom('report').select('id').where('subject_id', '=', id);
  return (await report.executeTakeFirstOrThrow()).id;
}

/** Inserts a suspension of a house that somebody else has proposed, and returns its id. */
export async function proposedSuspension({ db, now }: Stores, given: Given): Promise<string> {
  const { production_house_id } = await given.house();
  const { id } = await db
    .insertInto('house_suspension')
    .values({
      production_house_id,
      kind: 'suspension',
      reason,
      proposed_by: (await given.staff('moderator')).id,
      proposed_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a rejected casting call whose house appeals, and returns the id of the appeal. */
export async function appealOfCall({ db, now }: Stores, given: Given): Promise<string> {
  const { id: account_id, production_house_id } = await given.house();
  const { id: job_id } = await given.job({ production_house_id, status: 'pending', rejection: reason });
  const { id } = await db
    .insertInto('appeal')
    .values({
      ...{ production_house_id, job_id, account_id, job_version: 1, decision: reason },
      text: 'The studio is named in the second line.',
      sent_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a decision that waits to take effect, and returns its id. */
export async function decisionOf({ db, now }: Stores, given: Given, staff_id: string): Promise<string> {
  const call = ['call', (await given.job({ status: 'pending' })).id] as const;
  const decided_at = now();
  const effective_at = new Date(decided_at.getTime() + 60_000);
  const decision = { action: 'approved_call', input: { version: 1 }, title: 'Lead', staff_id } as const;
  const stored = await insertDecision(db, call, { ...decision, decided_at, effective_at });
  return stored?.id ?? '';
}

/** Inserts a background task that failed for good and returns its id. */
export async function failedTask({ db }: Pick<Services, 'db'>): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, state, data, completed_on)
    values ('send-welcome', 'failed', '{}', now()) returning id`.execute(db);
  return rows[0]?.id ?? '';
}
