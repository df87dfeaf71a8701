import type { GuardianDecisionKind } from '@kirdaar/contract/rules/talent-vocabulary';
import { sql } from 'kysely';
import type { PreparedKind } from '#features/accounts/guardian-decisions/emails.ts';
import { isChild } from '#features/accounts/guardians/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';
import { shownTitle } from '#platform/database/shown-title.ts';

/** What a guardian decides: the call of an application, the application of an audition or tape, or an offer. */
export interface Subject {
  kind: GuardianDecisionKind;
  subject_id: string;
}

export interface Prepared extends Subject {
  kind: PreparedKind;
  job_id: string;
  /** What is kept until the guardian decides; an audition time as `slot_id`. */
  prepared?: object;
}

const ofChild = (now: Date) =>
  sql<boolean>`exists (select from talent where talent.id = talent_id and ${isChild(now)})`;

/** Whether the guardian of a talent has to decide this, whether a guardian consents at all, and whether it waits already. */
export async function findNeed(
  db: Database,
  talentId: string,
  { kind, subject_id, prepared = {} }: Prepared,
  { now, typed }: { now: Date; typed: string | undefined },
) {
  const expected = kind === 'audition' ? prepared : {};
  const { rows } = await sql<{ needed: boolean; agreed: boolean; waits: boolean }>`
    select
      is_child(known_date_of_birth(${talentId}::uuid, ${typed ?? null}), ${now.toISOString()}) and not guardian_allows(
        ${talentId}::uuid, ${kind}::guardian_decision_kind, ${subject_id}::uuid, ${JSON.stringify(expected)}::jsonb
      ) as needed,
      guardian_agrees(${talentId}::uuid) as agreed,
      exists (
        select from guardian_decision where talent_id = ${talentId} and kind = ${kind} and subject_id = ${subject_id}
          and decided_at is null
      ) as waits
  `.execute(db);
  return rows[0];
}

/** Keeps the newest of what a child prepared, or a decision of the guardian about what a house sent. */
export function upsertRequest(
  db: Database,
  talent_id: string,
  { prepared = {}, ...subject }: Subject & Pick<Prepared, 'job_id' | 'prepared'>,
  now: Date,
  decided?: { guardian_id: string; approved: boolean },
) {
  const at = now.toISOString();
  return db
    .insertInto('guardian_decision')
    .values({
      ...{ talent_id, ...subject, prepared: JSON.stringify(prepared), asked_at: at },
      ...(decided && { ...decided, decided_at: at }),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['talent_id', 'kind', 'subject_id'])
        .where('decided_at', 'is', null)
        .doUpdateSet((eb) => ({
          prepared: eb.ref('excluded.prepared'),
          asked_at: eb.ref('excluded.asked_at'),
        })),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
}

/** Returns what waits for the guardian, or was decided last; locked until the caller's transaction ends. */
export function lockDecision(db: Database, talentId: string, { kind, subject_id }: Subject) {
  return db
    .selectFrom('guardian_decision')
    .select(['id', 'job_id', 'approved', 'prepared', 'guardian_id', 'asked_at'])
    .where('talent_id', '=', talentId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .orderBy(sql`decided_at is null`, 'desc')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export function updateToDecided(
  db: Database,
  id: string,
  { guardian_id, approved, prepared }: { guardian_id: string; approved: boolean; prepared: object },
  now: Date,
) {
  return db
    .updateTable('guardian_decision')
    .set({ guardian_id, approved, prepared: JSON.stringify(prepared), decided_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Deletes what waited for a guardian, with its files. The cleanup of files that nothing refers to deletes those. */
export async function deleteWaiting(db: Database, talentId: string, { kind, subject_id }: Subject) {
  await db
    .deleteFrom('guardian_decision')
    .where('talent_id', '=', talentId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .where('decided_at', 'is', null)
    .execute();
}

/**
 * Deletes and returns the applications that wait for a guardian and can no longer be sent: the casting call has ended or
 * was taken down, or it is not for children any more.
 */
export function deleteEnded(db: Database, now: Date) {
  return db
    .with('ended', (ended) =>
      ended
        .deleteFrom('guardian_decision')
        .using('job')
        .whereRef('job.id', '=', 'job_id')
        .where('kind', '=', 'application')
        .where('decided_at', 'is', null)
        .where((eb) =>
          eb.or([
            eb('status', '=', 'closed'),
            eb('closes_at', '<=', now.toISOString()),
            eb('approved_at', 'is', null),
            sql<boolean>`(age_from >= 18 or not sees_children(production_house_id)) and ${ofChild(now)}`,
          ]),
        )
        .returning(['guardian_decision.id', 'talent_id', 'job_id']),
    )
    .selectFrom('ended')
    .innerJoin('job', 'job.id', 'job_id')
    .select(['ended.id', 'talent_id', shownTitle.as('title')])
    .execute();
}

/** What talent who turned 18 can send themselves. */
const maySendAlone = sql<boolean>`guardian_decision.decided_at is null and (kind = 'application' or kind = 'tape'
  and exists (select from self_tape join application sent on sent.id = application_id
    where self_tape.id = subject_id and sent.status < 'selected'))`;

/**
 * Lists what of a child waits for the guardian, and what the guardian rejected last, newest first. Of an adult, what
 * still waited at 18.
 */
export function listOwnRequests(db: Database, talentId: string, jobId: string | undefined, now: Date) {
  return (
    db
      .selectFrom('guardian_decision')
      .innerJoin('job', 'job.id', 'job_id')
      .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
      .select([
        'guardian_decision.id',
        'kind',
        'subject_id',
        'job_id',
        'company_name',
        'asked_at',
        sql<false | null>`approved`.as('approved'),
        sql<boolean>`not ${ofChild(now)}`.as('may_send'),
      ])
      .select(shownTitle.as('title'))
      .where('talent_id', '=', talentId)
      .where((eb) => eb.or([ofChild(now), maySendAlone]))
      .where((eb) => eb.or([eb('approved', 'is', null), eb('approved', '=', false)]))
      // What was prepared again waits, so the rejection before is past.
      .where(
        sql<boolean>`not exists (
        select from guardian_decision later where later.talent_id = guardian_decision.talent_id
          and later.kind = guardian_decision.kind and later.subject_id = guardian_decision.subject_id
          and later.asked_at > guardian_decision.asked_at
      )`,
      )
      .$if(jobId !== undefined, (some) => some.where('job_id', '=', jobId ?? ''))
      .orderBy('asked_at', 'desc')
      .orderBy('guardian_decision.id')
      .limit(MAX_REQUESTS)
      .execute()
  );
}

const MAX_REQUESTS = 20;

/** Returns what still waited for a guardian when this talent turned 18; locked until the transaction ends. */
export function lockUnsent(db: Database, talentId: string, id: string, now: Date) {
  return db
    .selectFrom('guardian_decision')
    .select(['id', 'kind', 'subject_id', 'prepared'])
    .where('id', '=', id)
    .where('talent_id', '=', talentId)
    .where(({ not }) => not(ofChild(now)))
    .where(maySendAlone)
    .forUpdate()
    .executeTakeFirst();
}

/** What notifications about a decision contain: of each guardian who can make it, or of the one who made it. */
export function listDecisionForEmail(db: Database, id: string) {
  return db
    .selectFrom('guardian_decision')
    .innerJoin('talent', 'talent.id', 'guardian_decision.talent_id')
    .innerJoin('account', 'account.id', 'talent.id')
    .innerJoin('job', 'job.id', 'guardian_decision.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('guardian', (join) =>
      join
        .onRef('guardian.talent_id', '=', 'talent.id')
        .on('guardian.consented_at', 'is not', null)
        .on('guardian.withdrawn_at', 'is', null)
        .on(sql<boolean>`coalesce(guardian_decision.guardian_id = guardian.id, true)`),
    )
    .select([
      sql<PreparedKind>`kind`.as('kind'),
      'guardian_decision.approved',
      'guardian_decision.talent_id',
      'guardian.id as guardian_id',
      'guardian.name as guardian_name',
      'talent.name',
      'company_name',
      shownTitle.as('title'),
      languageOfAccount,
    ])
    .where('guardian_decision.id', '=', id)
    .where('kind', 'in', ['application', 'audition', 'tape', 'offer'])
    .execute();
}

/** Whether one of these talent, or of those who sent these applications, is a child. */
export async function hasChild(
  db: Database,
  to: { talent_id: string } | { talent_ids: string[] } | { application_ids: readonly string[] },
  now: Date,
): Promise<boolean> {
  const child = await db
    .selectFrom('talent')
    .select('id')
    .where((eb) =>
      'application_ids' in to
        ? sql<boolean>`id in (select talent_id from application where application.id = any (${to.application_ids}::uuid[]))`
        : eb('id', 'in', 'talent_ids' in to ? to.talent_ids : [to.talent_id]),
    )
    .where(isChild(now))
    .limit(1)
    .executeTakeFirst();
  return child !== undefined;
}

/** Lists the guardians of a child who have not let the child see what a house wrote; nobody if nobody has to. */
export function listGuardiansFirst(
  db: Database,
  talentId: string,
  { kind, subject_id }: Subject,
  now: Date,
): Promise<{ id: string }[]> {
  return db
    .selectFrom('guardian')
    .select('id')
    .where('talent_id', '=', talentId)
    .where('consented_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`awaits_guardian(talent_id, ${kind}, ${subject_id}, ${now.toISOString()})`)
    .execute();
}
