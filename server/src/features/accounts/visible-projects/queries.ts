import { MAX_LIMITS } from '@kirdaar/contract/rules/team-roles';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Whether a member may see the query's `job`; all but those who are limited to other projects. */
export function seenBy(memberId: string | null) {
  return sql<boolean>`sees_project(${memberId}, job.project_id)`;
}

/** Returns those of the ids that belong to what a member does not see. */
export async function listHiddenIds(db: Database, memberId: string, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from hidden_ids(${memberId}, ${ids}::uuid[]) hidden (id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes the notifications that lead a member to what the member does not see. */
export async function deleteHiddenNotifications(db: Database, memberId: string) {
  await sql`
    delete from notification where account_id = ${memberId} and exists (
      select from hidden_ids(${memberId}, array(
        select (regexp_matches(path, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g'))[1]::uuid
      ))
    )`.execute(db);
}

/** Whether all of the projects are those of a house. */
export async function ownsProjects(db: Database, houseId: string, ids: string[]): Promise<boolean> {
  const owned = await db
    .selectFrom('casting_project')
    .select('id')
    .where('production_house_id', '=', houseId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return owned.length === new Set(ids).size;
}

/** Limits a member to projects of the house, or with null to none. Those that are not the house's are left out. */
export async function updateLimits(db: Database, houseId: string, id: string, projectIds: string[] | null) {
  const limited_to_projects = projectIds !== null;
  await db.updateTable('account').set({ limited_to_projects }).where('id', '=', id).execute();
  await db.deleteFrom('team_member_project').where('account_id', '=', id).execute();
  await db
    .insertInto('team_member_project')
    .columns(['account_id', 'project_id'])
    .expression((eb) =>
      eb
        .selectFrom('casting_project')
        .select([sql<string>`${id}::uuid`.as('account_id'), 'id as project_id'])
        .where('production_house_id', '=', houseId)
        .where('id', '=', sql<string>`any(${projectIds ?? []}::uuid[])`),
    )
    .execute();
}

/** Newest first, each with its type and first role, which stand for a name. */
export function listProjects(db: Database, houseId: string) {
  return db
    .selectFrom('casting_project')
    .innerJoin('job', 'job.project_id', 'casting_project.id')
    .distinctOn(['casting_project.created_at', 'casting_project.id'])
    .select(['casting_project.id', 'name', 'job.project_type', 'job.role_details as role_title'])
    .where('casting_project.production_house_id', '=', houseId)
    .orderBy('casting_project.created_at', 'desc')
    .orderBy('casting_project.id')
    .orderBy('job.posted_on', 'desc')
    .limit(MAX_LIMITS)
    .execute();
}
