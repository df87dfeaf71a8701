import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Returns the latest offer of an application. */
export function findLastOffer(db: Database, applicationId: string) {
  return db
    .selectFrom('role_offer')
    .select(['id', 'status'])
    .where('application_id', '=', applicationId)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

interface FreedRole {
  application_id: string;
  backups: { application_id: string; talent_id: string; name: string }[];
}

/**
 * Returns those of the applications of a house whose talent gave up the role or lost it, if the role has a
 * free position, with the backups who have no offer, longest waiting first.
 */
export async function listFreedRoles(db: Database, ids: string[], now: Date): Promise<FreedRole[]> {
  if (ids.length === 0) return [];
  const at = now.toISOString();
  const { rows } = await sql<FreedRole>`
    select application.id as application_id, coalesce((
      select jsonb_agg(
        jsonb_build_object('application_id', backup.id, 'talent_id', talent.id, 'name', talent.name)
        order by backup.applied_at, backup.id
      )
      from application backup join talent on talent.id = backup.talent_id
      where backup.job_id = application.job_id and backup.stage = 'backup' and backup.status < 'selected'
        and not (is_child(talent.date_of_birth, ${at}) and production_house.verification <> 'documents')
        and not exists (
          select from role_offer where application_id = backup.id and status = 'open' and lapses_at > ${at}
        )
    ), '[]') as backups
    from application join job on job.id = job_id join production_house on production_house.id = production_house_id
    where application.id = any(${ids}::uuid[]) and application.status in ('not_selected', 'withdrawn')
      and has_free_position(application.id, ${at})
      and exists (
        select from role_offer where application_id = application.id and status in ('stepped_back', 'cancelled')
      )
  `.execute(db);
  return rows;
}
