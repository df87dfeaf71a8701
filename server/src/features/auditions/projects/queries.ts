import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { containsWords } from '#features/applications/board-filters/queries.ts';
import { decisionDue } from '#features/applications/decisions/queries.ts';
import { applicant, selectReceived } from '#features/applications/received/queries.ts';
import { memberName } from '#features/houses/team/queries.ts';
import { reviewState } from '#features/jobs/job-posts/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** A project of a house at a moment. */
export interface HouseProject {
  houseId: string;
  projectId: string;
  now: Date;
}

export function findProject(db: Database, { houseId, projectId }: HouseProject) {
  return db
    .selectFrom('casting_project')
    .select(['id', 'name'])
    .where('id', '=', projectId)
    .where('production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** Returns false if the house has no such project. */
export async function updateProjectName(db: Database, houseId: string, id: string, name: string | null) {
  const { numUpdatedRows } = await db
    .updateTable('casting_project')
    .set({ name })
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0;
}

/** In form order. */
export function listRoles(db: Database, { projectId, now }: HouseProject) {
  return db
    .selectFrom('job')
    .select(['job.id', 'job.project_type', 'job.role_details as role_title', 'job.status', 'job.positions'])
    .select(['job.application_deadline', 'job.audition_dates', 'job.audition_end_date', 'job.shoot_dates'])
    .select((eb) => [
      sql<boolean>`job.stopped_at is not null`.as('applications_stopped'),
      reviewState.as('review'),
      eb
        .selectFrom('audition_slot')
        .select((slot) => slot.fn.min('starts_at').as('next'))
        .whereRef('job_id', '=', 'job.id')
        .where('cancelled_at', 'is', null)
        .where('ends_at', '>', now.toISOString())
        .as('next_audition'),
    ])
    .where('job.project_id', '=', projectId)
    .orderBy('job.posted_on', 'desc')
    .orderBy('job.id')
    .execute();
}

/** Of each role that has applicants. */
export function countApplicants(db: Database, { houseId, projectId, now }: HouseProject) {
  const count = (condition: ReturnType<typeof sql>) => sql<number>`count(*) filter (where ${condition})`;
  return selectReceived(db, houseId, now)
    .leftJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .select([
      'job.id as job_id',
      count(sql`true`).as('applicants'),
      count(sql`application.stage = 'applied'`).as('new'),
      count(sql`application.stage = 'shortlisted'`).as('shortlisted'),
      count(sql`application.stage = 'selected'`).as('selected'),
      count(sql`${decisionDue} is not null`).as('unsent'),
      count(sql`audition_invitation.answer = 'asked'`).as('asked'),
      count(sql`conversation.last_of_talent > conversation.read_by_house`).as('unread'),
    ])
    .where('job.project_id', '=', projectId)
    .groupBy('job.id')
    .execute();
}

/** Owners first. */
export function listTeamOfProject(db: Database, { houseId, projectId }: HouseProject) {
  return db
    .selectFrom('account')
    .select(['id', memberName.as('name'), 'team_role'])
    .where('production_house_id', '=', houseId)
    .where('verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`sees_project(account.id, ${projectId})`)
    .orderBy('team_role', 'desc')
    .orderBy('verified_at')
    .orderBy('id')
    .$narrowType<{ team_role: 'owner' | 'reviewer' | 'viewer' }>()
    .execute();
}

/** Latest application first. */
export function selectApplicants(db: Database, { houseId, projectId, now }: HouseProject, search: string) {
  return selectReceived(db, houseId, now)
    .select((eb) => [
      'application.id as application_id',
      'application.stage as status',
      applicant(now).as('user'),
      jsonBuildObject({
        id: eb.ref('job.id'),
        role_title: eb.ref('job.role_details'),
        stage_names: eb.ref('job.stage_names'),
      }).as('job'),
    ])
    .where('job.project_id', '=', projectId)
    .where(containsWords(sql`talent.document`, search))
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc');
}

/** From an instant on, soonest first, each with the talent who confirmed it or for whom it is kept. */
export function listSlotsOfProject(
  db: Database,
  { houseId, projectId, now }: HouseProject,
  { from, limit }: { from: Date; limit: number },
) {
  const attendees = selectReceived(db, houseId, now)
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .select(['application.id as application_id', 'talent.name'])
    .select(sql<boolean>`answer = 'confirmed'`.as('confirmed'))
    .where(
      sql<boolean>`audition_slot.id in (
        proposed_slot_id, case when answer = 'confirmed' then audition_invitation.slot_id end)`,
    )
    .orderBy('audition_invitation.changed_at');
  return db
    .selectFrom('audition_slot')
    .innerJoin('job as role', 'role.id', 'audition_slot.job_id')
    .select(['audition_slot.id', 'starts_at', 'ends_at', 'place', 'round', 'capacity'])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('role.id'), role_title: eb.ref('role.role_details') }).as('job'),
      jsonArrayFrom(attendees).as('attendees'),
    ])
    .where('role.project_id', '=', projectId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>=', from.toISOString())
    .orderBy('starts_at')
    .orderBy('place')
    .limit(limit)
    .execute();
}
