import type { NewRoleOffer } from '@kirdaar/contract/auditions/offers';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import type { RoleOfferStatus } from '@kirdaar/contract/rules/role-offers';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { selectReceived } from '#features/applications/received/queries.ts';
import { reasonShown, selectForNotification } from '#features/applications/status-history/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { shownTitle } from '#platform/database/shown-title.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** The casting call is locked before the application. */
export function lockJobOf(db: Database, houseId: string, applicationId: string) {
  return db
    .selectFrom('job')
    .select('id')
    .where('production_house_id', '=', houseId)
    .where('id', 'in', (eb) => eb.selectFrom('application').select('job_id').where('id', '=', applicationId))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function findPositions(db: Database, applicationId: string, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select(['positions', sql<boolean>`has_free_position(application.id, ${now.toISOString()})`.as('free')])
    .where('application.id', '=', applicationId)
    .executeTakeFirstOrThrow();
}

/** Locks an application that a house received against a decision. */
export function lockReceived(db: Database, houseId: string, id: string, now: Date) {
  return selectReceived(db, houseId, now)
    .select(['application.id', 'application.talent_id', 'application.status', 'application.stage'])
    .where('application.id', '=', id)
    .forNoKeyUpdate('application')
    .executeTakeFirst();
}

/** Locks the application of an offer to a talent against a decision. */
export function lockOffered(db: Database, talentId: string, offerId: string) {
  return db
    .selectFrom('application')
    .innerJoin('role_offer', 'role_offer.application_id', 'application.id')
    .select(['application.id', 'application.status'])
    .where('application.talent_id', '=', talentId)
    .where('role_offer.id', '=', offerId)
    .forNoKeyUpdate('application')
    .executeTakeFirst();
}

export function selectOffered(db: Database, id: string) {
  return db.selectFrom('application').select('application.id').where('application.id', '=', id);
}

/** Returns the offer that is open or was accepted. An offer whose day has passed lapses first. */
export async function findOfferState(db: Database, application_id: string, now: Date) {
  await db
    .updateTable('role_offer')
    .set({ status: 'lapsed', answered_at: now.toISOString() })
    .where('application_id', '=', application_id)
    .where('status', '=', 'open')
    .where(sql<boolean>`not is_open(role_offer, ${now.toISOString()})`)
    .execute();
  return db
    .selectFrom('role_offer')
    .select(['id', 'message', 'answer_by', 'status'])
    .where('application_id', '=', application_id)
    .where('status', 'in', ['open', 'accepted'])
    .executeTakeFirst();
}

export function insertOffer(
  db: Database,
  application_id: string,
  offer: Omit<NewRoleOffer, 'confirm'> & { made_by: string; exceeds_positions: boolean },
  now: Date,
) {
  return db
    .insertInto('role_offer')
    .values({ application_id, ...offer, made_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export function updateOffer(
  db: Database,
  id: string,
  answer: { status: RoleOfferStatus; reason?: string; withdrawn_by?: string },
  now: Date,
) {
  return db
    .updateTable('role_offer')
    .set({ ...answer, answered_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
}

export function findOffer(db: Database, id: string, now: Date) {
  return db
    .selectFrom('role_offer')
    .innerJoin('application', 'application.id', 'role_offer.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select(['application_id', 'job_id', shownStatus(now).as('status')])
    .select(sql<boolean>`house_suspension_kind(job.production_house_id) is not null`.as('is_suspended'))
    .where('role_offer.id', '=', id)
    .executeTakeFirst();
}

/** Newest first. */
export function listOwnOffers(db: Database, talentId: string, now: Date) {
  return db
    .selectFrom('role_offer')
    .innerJoin('application', 'application.id', 'role_offer.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select((eb) => [
      ...columns,
      shownStatus(now).as('status'),
      'role_offer.made_at',
      'role_offer.answered_at',
      'role_offer.application_id',
      jsonBuildObject({ id: eb.ref('job.id'), title: shownTitle }).as('job'),
    ])
    .where('application.talent_id', '=', talentId)
    .orderBy('role_offer.made_at', 'desc')
    .orderBy('role_offer.id')
    .limit(MAX_LIST)
    .execute();
}

/** Newest first. */
export function listNextSteps(
  db: Database,
  member: Record<'id' | 'production_house_id', string>,
  talentId: string,
  now: Date,
) {
  return selectReceived(db, member.production_house_id, now)
    .where(seenBy(member.id))
    .select((eb) => [
      'application.id as application_id',
      'application.status',
      'job.id as job_id',
      jsonObjectFrom(
        eb
          .selectFrom('audition_invitation')
          .leftJoin('audition_slot', (join) =>
            join.onRef('audition_slot.id', '=', 'slot_id').on('answer', '=', 'confirmed'),
          )
          .select([
            'answer',
            'note',
            'place',
            timestampText(sql.ref('starts_at')).as('starts_at'),
            sql<string | null>`member_name(audition_invitation.account_id)`.as('invited_by'),
          ])
          .whereRef('application_id', '=', 'application.id'),
      ).as('audition'),
      jsonArrayFrom(
        eb
          .selectFrom('role_offer')
          .select([
            ...columns,
            shownStatus(now).as('status'),
            timestampText(sql.ref('made_at')).as('made_at'),
            timestampText(sql.ref('answered_at')).as('answered_at'),
            sql<string | null>`member_name(role_offer.made_by)`.as('made_by'),
            sql<string | null>`member_name(role_offer.withdrawn_by)`.as('withdrawn_by'),
          ])
          .whereRef('application_id', '=', 'application.id')
          .orderBy('role_offer.made_at', 'desc'),
      ).as('offers'),
    ])
    .where('application.talent_id', '=', talentId)
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id')
    .limit(MAX_LIST)
    .execute();
}

/** The other roles on shoot days of these applications that the talent has accepted or is offered now. */
export async function listClashes(
  db: Database,
  talentId: string,
  applicationIds: string[],
  memberId: string | null,
  now: Date,
) {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('role_offer')
    .innerJoin('application', 'application.id', 'role_offer.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('application as asked', (join) => join.on('asked.id', 'in', applicationIds))
    .innerJoin('job as asked_job', 'asked_job.id', 'asked.job_id')
    .select([
      'asked.id as application_id',
      'job.production_house_id',
      seenBy(memberId).as('is_seen'),
      jobTitle.as('title'),
      sql<string>`lower(job.shoot_days)::text`.as('from'),
      sql<string>`(upper(job.shoot_days) - 1)::text`.as('until'),
      sql<boolean>`role_offer.status = 'accepted'`.as('accepted'),
    ])
    .where('application.talent_id', '=', talentId)
    .whereRef('asked.id', '<>', 'application.id')
    .where(sql<boolean>`job.shoot_days && asked_job.shoot_days`)
    .where(shownStatus(now), 'in', ['open', 'accepted'])
    .orderBy('job.shoot_dates')
    .execute();
}

export function findOfferForEmail(db: Database, offerId: string, now: Date) {
  return selectForNotification(db, now)
    .innerJoin('role_offer', 'role_offer.application_id', 'application.id')
    .select([
      'role_offer.status',
      'role_offer.message',
      'role_offer.answer_by',
      'role_offer.lapses_at',
      sql<string>`coalesce((
        select ${reasonShown} from status_change where application_id = application.id order by position desc limit 1
      ), role_offer.reason)`.as('reason'),
    ])
    .where('role_offer.id', '=', offerId)
    .executeTakeFirst();
}

const columns = [
  'role_offer.id',
  'role_offer.message',
  'role_offer.answer_by',
  'role_offer.reason',
  sql<boolean>`exists (select from offer_terms where role_offer_id = role_offer.id)`.as('has_terms'),
] as const;

/** An open offer lapses by itself at the end of its day in India. */
export function shownStatus(now: Date) {
  return sql<RoleOfferStatus>`case
    when role_offer.status = 'open' and not is_open(role_offer, ${now.toISOString()}) then 'lapsed' else role_offer.status end`;
}
