import type { HouseEvent } from '@kirdaar/contract/admin/house-suspensions';
import { addDays, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import { heldSince, selectWaiting } from '#features/jobs/reviews/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { HouseSuspension, SuspensionKind } from '#platform/database/database-types.generated.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** The name of the house of the row. */
export const companyName = sql<string | null>`(
  select company_name from production_house where production_house.id = production_house_id
)`;

export const callsOfHouse = sql<number>`(
  select count(*) from job other where other.production_house_id = house.id
)`;

/** How many reports of the joined `house` and its casting calls are open. */
export const openReportsOfHouse = sql<number>`(
  select count(*) from report where closed_at is null and (
    subject_id = house.id or subject_id in (select id from job other where other.production_house_id = house.id)
  )
)`;

export function findHouseForStaff(db: Database, id: string) {
  return db
    .selectFrom('production_house as house')
    .select(['house.id', 'house.company_name as name', 'house.created_at as since'])
    .select(['house.email', 'house.phone_number as phone', 'location', 'website_url'])
    .select([
      sql<boolean>`house.verification = 'documents'`.as('verified'),
      sql<boolean>`sees_children(house.id)`.as('sees_children'),
      callsOfHouse.as('calls'),
      sql<number>`(select count(*) from job where production_house_id = house.id and status = 'open')`.as(
        'public_calls',
      ),
      sql<number>`(
        select count(*) from application join job on job.id = job_id
        where production_house_id = house.id and application.status < 'selected'
      )`.as('open_applications'),
      openReportsOfHouse.as('open_reports'),
    ])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('house_document')
          .select(['kind', 'state', 'reason', timestampText(sql.ref('sent_at')).as('sent_at')])
          .whereRef('production_house_id', '=', 'house.id'),
      ).as('document'),
    ])
    .where('house.id', '=', id)
    .executeTakeFirst();
}

export function listOpenSuspensions(db: Database, houseId: string) {
  return db
    .selectFrom('house_suspension as suspension')
    .leftJoin('staff_member as proposer', 'proposer.id', 'proposed_by')
    .leftJoin('staff_member as confirmer', 'confirmer.id', 'confirmed_by')
    .select(['suspension.id', 'kind', 'reason', 'proposed_at', 'confirmed_at'])
    .select(['proposed_by as proposed_by_id', 'proposer.name as proposed_by'])
    .select(sql<boolean>`not still_is(proposed_by, '{moderator,owner}')`.as('has_lapsed'))
    .select(['confirmer.name as confirmed_by'])
    .where('production_house_id', '=', houseId)
    .where('ended_at', 'is', null)
    .execute();
}

const MAX_EVENTS = 200;

/**
 * Returns what happened to a house and what staff decided about it, its casting calls and reports of them; or to one
 * casting call only.
 */
export async function listHistory(db: Database, houseId: string, jobId: string | null = null) {
  const { rows } = await sql<HouseEvent>`
    with calls as (
      select job.id, ${jobTitle} as title, posted_on from job
      where production_house_id = ${houseId} and (${jobId}::uuid is null or job.id = ${jobId})
    ), reports as (
      select report.id, reported_at, reason::text, text, title
      from report left join calls on calls.id = subject_id where subject_id = ${houseId} or calls.id is not null
      union all
      select report.id, reported_at, reason::text, text, null
      from conversation_report report join conversation using (application_id)
      where production_house_id = ${houseId} and party = 'talent'
    ), appeals as (
      select appeal.id, sent_at, text, title from appeal left join calls on calls.id = job_id
      where production_house_id = ${houseId}
    ), events (happened_at, what, title, version, by, reported_for, text, page, page_id) as (
      select created_at, 'registered', null, null::integer, null, null, null, null, null::uuid
      from production_house where id = ${houseId}
      union all
      select sent_at, 'document_sent', kind::text, null, null, null, null, null, null
      from house_document where production_house_id = ${houseId}
      union all
      select happened_at, 'renamed', name, null, member_name(account_id), null, null, null, null
      from audit_log_entry where production_house_id = ${houseId} and action = 'renamed'
      union all select posted_on, 'call_posted', title, 1, null, null, null, 'call', id from calls
      union all
      select reported_at, 'reported', title, null, null, reason, text, 'report', id from reports
      union all select sent_at, 'appealed', title, null, null, null, text, 'appeal', id from appeals
      union all
      select happened_at, action, coalesce(calls.title, reports.title, case when action like '%suspension' then details ->> 'kind' end),
        (details ->> 'version')::integer, staff_member.name, null,
        coalesce(details ->> 'reason', details ->> 'note', details ->> 'answer'),
        case when calls.id is not null then 'call' when reports.id is not null then 'report' end,
        coalesce(calls.id, reports.id)
      from staff_audit_entry
        left join staff_member on staff_member.id = staff_id
        left join calls on calls.id::text = subject_id
        left join reports on reports.id::text = subject_id
      where (subject_id = ${houseId}::text or calls.id is not null or reports.id is not null)
        and action not in ('took_item', 'handed_over_item', 'gave_back_item', 'decided', 'took_back_decision', 'wrote_note')
        and action not like 'viewed_%'
    )
    select * from events
    where ${jobId}::uuid is null or page_id in (select id from calls union all select id from reports where title is not null)
      or what = 'appealed' and title is not null
    order by happened_at desc limit ${MAX_EVENTS}
  `.execute(db);
  return rows;
}

/**
 * Locks a house, so that casting calls cannot become public at the same time, and returns whether it is suspended or
 * banned.
 */
export function lockHouseToSuspend(db: Database, id: string) {
  return db
    .selectFrom('production_house')
    .select(sql<SuspensionKind | null>`house_suspension_kind(id)`.as('suspension'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Returns undefined if the house has a proposal already. */
export function insertSuspension(db: Database, suspension: Insertable<HouseSuspension>) {
  return db
    .insertInto('house_suspension')
    .values(suspension)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

export function lockSuspension(db: Database, id: string) {
  return db
    .selectFrom('house_suspension')
    .select(['kind', 'reason', 'proposed_by', 'confirmed_at'])
    .select(companyName.as('company_name'))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export function findSuspension(db: Database, id: string) {
  return db
    .selectFrom('house_suspension')
    .innerJoin('production_house as house', 'house.id', 'production_house_id')
    .select(['production_house_id', 'kind', 'reason', 'confirmed_at', 'company_name'])
    .select(sql<SuspensionKind | null>`house_suspension_kind(production_house_id)`.as('suspension'))
    .where('house_suspension.id', '=', id)
    .executeTakeFirst();
}

export function updateSuspension(db: Database, id: string, values: Updateable<HouseSuspension>) {
  return db.updateTable('house_suspension').set(values).where('id', '=', id).execute();
}

/** Ends the suspension that a ban replaces. */
export function updateReplaced(db: Database, houseId: string, ended_by: string, now: Date) {
  return db
    .updateTable('house_suspension')
    .set({ ended_by, ended_at: now.toISOString() })
    .where('production_house_id', '=', houseId)
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
}

/** Hides every public casting call of a house, and remembers what it was. */
export function holdJobs(db: Database, houseId: string, now: Date) {
  const held = { status: 'pending', on_hold_since: heldSince(now) } as const;
  return db
    .updateTable('job')
    .set((set) => ({ ...held, held_status: set.ref('status') }))
    .where('production_house_id', '=', houseId)
    .where('status', '<>', 'pending')
    .execute();
}

export function releaseJobs(db: Database, houseId: string) {
  return db
    .updateTable('job')
    .set({ status: sql<'open'>`held_status`, held_status: null })
    .where('production_house_id', '=', houseId)
    .where('held_status', 'is not', null)
    .execute();
}

/**
 * Gives offers and self-tapes of a casting call, or of all of a house, as many days more as staff stopped it if that has
 * ended: until tomorrow evening at least, and otherwise until the first day of the work.
 */
export function extendAnswers(db: Database, id: string, now: Date) {
  const [at, tomorrow] = [now.toISOString(), addDays(dayInIndia(now), 1)];
  return sql`
    with going_on as (
      select id, on_hold_since, ceil(extract(epoch from ${at}::timestamptz - on_hold_since) / 86400)::integer as days
      from job where (id = ${id} or production_house_id = ${id}) and on_hold_since is not null and not is_stopped(id)
    ), offers as (
      update role_offer set answer_by = greatest(answer_by, ${tomorrow}, least(answer_by + days, (
        select min(lower(terms.days)) from offer_terms terms where role_offer_id = role_offer.id and ended_at is null
      )))
      from application join going_on on going_on.id = job_id
      where application_id = application.id and role_offer.status = 'open' and lapses_at > on_hold_since
    ), tapes as (
      update tape_request
      set deadline = greatest(deadline + days * interval '1 day', ${instantInIndia(tomorrow, '20:00').toISOString()})
      from going_on where job_id = going_on.id and deadline > on_hold_since
    )
    update job set on_hold_since = null from going_on where job.id = going_on.id`.execute(db);
}

/** Returns who has an application without an outcome to an open casting call of a house, or a role to come. */
export function listAffected(db: Database, houseId: string, now: Date) {
  return selectWaiting(db, now)
    .where('production_house_id', '=', houseId)
    .where('approved_at', 'is not', null)
    .where(sql<boolean>`(application.status = 'selected' or coalesce(held_status, job.status) = 'open')`)
    .execute();
}
