import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { maySee } from '#features/accounts/visible-children/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

export function findLastOffer(db: Database, applicationId: string) {
  return db
    .selectFrom('role_offer')
    .select(['id', 'status'])
    .where('application_id', '=', applicationId)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the future slot that an applicant has confirmed or that is kept for their answer. */
export function findHeldSlot(db: Database, applicationId: string, now: Date) {
  return db
    .selectFrom('audition_invitation')
    .innerJoin('audition_slot', (join) =>
      join.on(
        sql<boolean>`audition_slot.id = coalesce(proposed_slot_id, case when answer = 'confirmed' then slot_id end)`,
      ),
    )
    .select(['job_id', 'audition_slot.round', 'starts_at'])
    .where('application_id', '=', applicationId)
    .where('starts_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** The applications of a talent with an accepted role whose last day of work is still ahead. */
export function selectCastAhead(db: Database, talentId: string, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'job_id')
    .select('application.id')
    .where('talent_id', '=', talentId)
    .where('hidden_at', 'is', null)
    .where('application.status', '=', 'selected')
    .where(
      sql<boolean>`coalesce((
        select upper(days) from booking where application_id = application.id and state = 'confirmed'
      ), upper(shoot_days)) > ${dayInIndia(now)}`,
    );
}

/** Ends what houses have offered and that is still ahead, and lists it with the roles given up. A house can send it again. */
export async function updateToEnded(db: Database, talentId: string, now: Date, givenUp: readonly string[]) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const own = sql`application_id in (
    select id from application where talent_id = ${talentId} and hidden_at is null)`;
  const { rows } = await sql<{ production_house_id: string; titles: string[] }>`
    with offers as (
      update role_offer set status = 'ended', answered_at = ${at}
      where ${own} and is_open(role_offer, ${at}) returning application_id
    ), auditions as (
      update audition_invitation set answer = 'ended', changed_at = ${at}
      where ${own} and answer in ('offered', 'asked', 'confirmed') and not is_under_way(audition_invitation, ${at})
      returning application_id
    ), holds as (
      update booking set state = 'ended', changed_at = ${at}
      where ${own} and state in ('second_hold', 'first_hold') and expires_at > ${at} returning application_id
    ), tapes as (
      delete from self_tape where ${own} and received_at is null and declined_at is null returning application_id
    ), invitations as (
      delete from invitation_to_apply invitation
      where talent_id = ${talentId} and declined_at is null and not exists (
        select from application where job_id = invitation.job_id and talent_id = invitation.talent_id
      ) returning job_id
    ), ended as (
      select job_id from application where id in (
        select application_id from offers union all table auditions union all table holds union all table tapes
          union all select unnest(${givenUp}::uuid[])
      )
      union select job_id from invitations
    )
    select production_house_id, array_agg(${jobTitle} order by posted_on, job.id) as titles
    from ended join job on job.id = job_id join talent on talent.id = ${talentId}
    where ${maySee(sql<string>`production_house_id`, now)} group by production_house_id order by production_house_id
  `.execute(db);
  return rows;
}

export function findLeaver(db: Database, talentId: string, now: Date) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .select(['talent.name', isChild(now).as('is_child'), languageOfAccount])
    .where('talent.id', '=', talentId)
    .executeTakeFirst();
}

interface FreedRole {
  application_id: string;
  backups: { application_id: string; talent_id: string; name: string }[];
}

/** Applications whose talent lost or gave up the role, and the backups without an offer, longest waiting first. */
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
      where backup.job_id = application.job_id and ${isBackup(now)}
        and not exists (
          select from role_offer where application_id = backup.id and is_open(role_offer, ${at})
        )
    ), '[]') as backups
    from application join job on job.id = job_id
    where application.id = any(${ids}::uuid[]) and application.status in ('not_selected', 'withdrawn')
      and has_free_position(application.id, ${at})
      and exists (
        select from role_offer where application_id = application.id and status in ('stepped_back', 'cancelled')
      )
  `.execute(db);
  return rows;
}

/** Whether the application `backup` of `talent` is one that the role can be offered. */
function isBackup(now: Date) {
  return sql`backup.stage = 'backup' and backup.status < 'selected'
    and not exists (select from account_deletion where account_id = talent.id)
    and backup.hidden_at is null and ${maySee(sql<string>`job.production_house_id`, now)}`;
}

/** Lists the backups who were never offered the role and are not booked or held for others on these days, longest waiting first. */
export async function listBackups(
  db: Database,
  { job_id, from, until }: { job_id: string; from: string; until: string },
  now: Date,
) {
  const { rows } = await sql<{ application_id: string }>`
    select backup.id as application_id
    from application backup join talent on talent.id = backup.talent_id join job on job.id = backup.job_id
    where job.id = ${job_id} and ${isBackup(now)}
      and not exists (select from role_offer where application_id = backup.id)
      and not exists (
        select from booking
        where talent_id = talent.id and application_id <> backup.id and days && daterange(${from}::date, ${until}::date, '[]')
          and (state = 'confirmed' or state = 'first_hold' and expires_at > ${now.toISOString()})
      )
    order by backup.applied_at, backup.id
  `.execute(db);
  return rows;
}
