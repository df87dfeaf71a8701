import { type Insertable, type NotNull, sql } from 'kysely';
import { callsOfHouse, openReportsOfHouse } from '#features/admin/house-suspensions/queries.ts';
import { hiddenSince } from '#features/jobs/reviews/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ChildGrade } from '#platform/database/database-types.generated.ts';

export function findDocumentToReview(db: Database, ownerId: string) {
  return db
    .selectFrom('house_document')
    .innerJoin('document_owner as house', 'house.id', 'owner_id')
    .select(['house.id as house_id', 'is_agency', 'kind', 'sent_at', 'file', 'company_name', 'owner_name'])
    .leftJoin('child_grade as grade', (join) =>
      join
        .onRef('grade.production_house_id', '=', 'house.id')
        .on('second_at', 'is', null)
        .on('ended_at', 'is', null)
        .on(sql<boolean>`still_is(first_by, '{moderator,owner}')`),
    )
    .leftJoin('staff_member', 'staff_member.id', 'first_by')
    .select(['for_children', 'first_by', 'grade.reason as first_reason', 'staff_member.name as first_name'])
    .select(['gst_no as gstin', 'gst_matches_pan', 'house.created_at as registered_at'])
    .select([
      sql<string | null>`banned_house_like(house.id)`.as('banned_likeness'),
      sql<string | null>`case when not is_agency then member_name(house_document.account_id) end`.as(
        'sent_by',
      ),
      sql<string[]>`array(
        select distinct unnest(identity_warnings) from account where house.id in (production_house_id, account.id)
      )`.as('identity_warnings'),
      callsOfHouse.as('calls'),
      openReportsOfHouse.as('open_reports'),
    ])
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'waiting')
    .$narrowType<{ file: NotNull; house_id: NotNull; is_agency: NotNull; registered_at: NotNull }>()
    .executeTakeFirst();
}

export function listVerificationsEnding(db: Database, until: string) {
  return db
    .selectFrom('document_owner')
    .select(['id', 'verified_until as day'])
    .where('verified_until', '<=', until)
    .$narrowType<{ id: NotNull; day: NotNull }>()
    .orderBy('id')
    .execute();
}

/** Rejects the document by which a house or an agency was verified. */
export function updateToEnded(db: Database, ownerId: string, reason: string) {
  return db
    .updateTable('house_document')
    .set({ state: 'rejected', reason })
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'verified')
    .execute();
}

export function insertFirstApproval(db: Database, grade: Insertable<ChildGrade>) {
  return db.insertInto('child_grade').values(grade).execute();
}

/** Grants the grade that waits, in place of an earlier one. */
export async function updateToVerifiedForChildren(
  db: Database,
  houseId: string,
  second_by: string,
  now: Date,
) {
  const granted = await db
    .updateTable('child_grade')
    .set({ second_by, second_at: now.toISOString() })
    .where('production_house_id', '=', houseId)
    .where('second_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
  await endGrades(db, houseId, now).where('id', '<>', granted.id).execute();
}

/** Ends the grades of a house that are in force. */
export function endGrades(db: Database, houseId: string, now: Date) {
  return db
    .updateTable('child_grade')
    .set({ ended_at: now.toISOString() })
    .where('production_house_id', '=', houseId)
    .where('second_at', 'is not', null)
    .where('ended_at', 'is', null)
    .returning('id');
}

/** Ends a first approval that waits for a second one; its document waits for a first one again. */
export function endFirstApproval(db: Database, houseId: string, now: Date) {
  return db
    .updateTable('child_grade')
    .set({ ended_at: now.toISOString() })
    .where('production_house_id', '=', houseId)
    .where('second_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Returns the houses whose grade was valid until a day before this one. */
export function listGradesEnded(db: Database, today: string) {
  return db
    .selectFrom('child_grade')
    .select('production_house_id')
    .distinct()
    .where('second_at', 'is not', null)
    .where('ended_at', 'is', null)
    .where('valid_until', '<', today)
    .execute();
}

export function takeDownCallsForChildren(db: Database, houseId: string, rejection: string, now: Date) {
  return db
    .updateTable('job')
    .set({ ...hiddenSince(now), rejection })
    .where('production_house_id', '=', houseId)
    .where('age_from', '<', 18)
    .where(sql<boolean>`coalesce(held_status, status) = 'open'`)
    .returning('id')
    .execute();
}

/** Lists the documents that wait for staff under names that do not begin so. */
export async function listDocumentsSealedOtherwise(db: Database, prefix: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select file as name from house_document where not starts_with(file, ${prefix})
    union all select file from identity_check where not starts_with(file, ${prefix})
    union all select file from guardian_proof where not starts_with(file, ${prefix})
    union all select relation_file from guardian_proof where not starts_with(relation_file, ${prefix})`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export async function replaceDocument(db: Database, name: string, file: string) {
  await db.updateTable('house_document').set({ file }).where('file', '=', name).execute();
  await db.updateTable('identity_check').set({ file }).where('file', '=', name).execute();
  await db.updateTable('guardian_proof').set({ file }).where('file', '=', name).execute();
  const relation = db.updateTable('guardian_proof').set({ relation_file: file });
  await relation.where('relation_file', '=', name).execute();
}
