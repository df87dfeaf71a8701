import type { StaffAppeal } from '@kirdaar/contract/admin/appeals';
import { sql } from 'kysely';
import { companyName } from '#features/admin/house-suspensions/queries.ts';
import { appealKind } from '#features/houses/appeals/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns an appeal as the given member of staff sees it, or as nobody in particular does. */
export async function findAppeal(db: Database, id: string, staffId: string | null = null) {
  const { rows } = await sql<Omit<StaffAppeal, 'decision'>>`
    select appeal.id, ${appealKind} as kind, house.id as house_id, company_name as house_name, job_id,
      role_details || ' · ' || job.project_type as title, decision as reason,
      array(select name from staff_member where id = any (appeal_deciders(appeal)) order by name) as decided_by,
      text, sent_at, appeal_waits(appeal) as waits,
      coalesce(${staffId}::uuid = any (appeal_deciders(appeal)), false) as is_own_decision,
      decided_at as answered_at, answerer.name as answered_by, accepted, answer
    from appeal
      join production_house house on house.id = appeal.production_house_id
      left join house_suspension on house_suspension.id = house_suspension_id
      left join job on job.id = job_id
      left join staff_member answerer on answerer.id = appeal.decided_by
    where appeal.id = ${id}
  `.execute(db);
  return rows[0];
}

export function lockAppeal(db: Database, id: string) {
  return db
    .selectFrom('appeal')
    .select(['id', 'production_house_id', 'house_suspension_id', 'job_id', 'job_version', 'document_sent_at'])
    .select(companyName.as('company_name'))
    .where('id', '=', id)
    .where(sql<boolean>`appeal_waits(appeal)`)
    .forUpdate()
    .executeTakeFirst();
}

export function updateToAnswered(
  db: Database,
  id: string,
  { accepted, answer }: { accepted: boolean; answer: string },
  decided_by: string,
  now: Date,
) {
  return db
    .updateTable('appeal')
    .set({ accepted, answer, decided_by, decided_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}
