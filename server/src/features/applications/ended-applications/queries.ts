import { sql } from 'kysely';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Locks the applications of a talent whose consent or account ends: before the talent, in a fixed order of locks. */
export function lockApplicationsOf(db: Database, talentId: string) {
  return db
    .selectFrom('application')
    .select('id')
    .where('talent_id', '=', talentId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Returns a child's undecided applications that ended with the consent, at houses that may know of them. */
export function listEnded(db: Database, talentId: string) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('status_change', (join) =>
      join
        .onRef('status_change.application_id', '=', 'application.id')
        .onRef('status_change.happened_at', '=', 'application.hidden_at')
        .on('status_change.status', '=', 'withdrawn'),
    )
    .select([
      'application.id',
      'job.id as job_id',
      jobTitle.as('title'),
      'job.production_house_id',
      sql<string>`application.hidden_at`.as('hidden_at'),
    ])
    .where('application.talent_id', '=', talentId)
    .where(sql<boolean>`sees_children(job.production_house_id)`)
    .execute();
}

/** Lists the children whose undecided applications a house no longer sees since its last grade for children ended. */
export function listChildrenLeft(db: Database, houseId: string, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'job_id')
    .innerJoin('production_house as house', 'house.id', 'production_house_id')
    .innerJoin('talent', 'talent.id', 'talent_id')
    .select(['talent_id', 'company_name'])
    .select(
      sql<string | null>`(
        select id from child_grade grade where grade.production_house_id = house.id and second_at is not null
        order by second_at desc limit 1
      )`.as('grade_id'),
    )
    .distinct()
    .where('house.id', '=', houseId)
    .where('application.status', 'not in', ['not_selected', 'withdrawn'])
    .where(isChild(now))
    .where(sql<boolean>`not sees_children(house.id)`)
    .execute();
}
