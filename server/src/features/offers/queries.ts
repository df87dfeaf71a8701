import type { OfferText } from '@kirdaar/contract/offers';
import { LIST_MOST } from '@kirdaar/contract/rules/limits';
import type { OfferStatus } from '@kirdaar/contract/rules/offers';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { selectReceived } from '#features/applications/queries.ts';
import { jobTitle } from '#features/jobs/queries.ts';
import { isChild } from '#features/talent/queries.ts';
import type { Database } from '#platform/database.ts';
import { instantText } from '#platform/instant-text.ts';

/** An application that a house received; nobody decides it while the transaction lasts. */
export function lockReceived(db: Database, houseId: string, id: string, now: Date) {
  return selectReceived(db, houseId, now)
    .select(['application.id', 'application.talent_id', 'application.status'])
    .where('application.id', '=', id)
    .forNoKeyUpdate('application')
    .executeTakeFirst();
}

/** The application that an offer to a talent is about; nobody decides it while the transaction lasts. */
export function lockOffered(db: Database, talentId: string, offerId: string) {
  return db
    .selectFrom('application')
    .innerJoin('offer', 'offer.application_id', 'application.id')
    .select(['application.id', 'application.status'])
    .where('application.talent_id', '=', talentId)
    .where('offer.id', '=', offerId)
    .forNoKeyUpdate('application')
    .executeTakeFirst();
}

/** One application, to have it take a step. */
export function selectOffered(db: Database, id: string) {
  return db.selectFrom('application').select('application.id').where('application.id', '=', id);
}

/** The offer of an application that is open or was accepted; one whose day has passed lapses first. */
export async function findStanding(db: Database, application_id: string, now: Date) {
  await db
    .updateTable('offer')
    .set({ status: 'lapsed', answered_at: now.toISOString() })
    .where('application_id', '=', application_id)
    .where('status', '=', 'open')
    .where('lapses_at', '<=', now.toISOString())
    .execute();
  return db
    .selectFrom('offer')
    .select(['id', 'message', 'answer_by', 'status'])
    .where('application_id', '=', application_id)
    .where('status', 'in', ['open', 'accepted'])
    .executeTakeFirst();
}

export function insertOffer(
  db: Database,
  application_id: string,
  { made_by, ...text }: OfferText & { made_by: string },
  now: Date,
) {
  return db
    .insertInto('offer')
    .values({ application_id, ...text, made_by, made_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Closes an offer of an application that is open. */
export function updateOffer(
  db: Database,
  id: string,
  answer: { status: OfferStatus; reason?: string; withdrawn_by?: string },
  now: Date,
) {
  return db
    .updateTable('offer')
    .set({ ...answer, answered_at: now.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
}

/** Where an offer stands at an instant. */
export function findOffer(db: Database, id: string, now: Date) {
  return db
    .selectFrom('offer')
    .select(['application_id', shownStatus(now).as('status')])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Every offer to a talent, newest first. */
export function listOwnOffers(db: Database, talentId: string, now: Date) {
  return db
    .selectFrom('offer')
    .innerJoin('application', 'application.id', 'offer.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select((eb) => [
      ...columns,
      shownStatus(now).as('status'),
      'offer.made_at',
      'offer.answered_at',
      'offer.application_id',
      jsonBuildObject({ id: eb.ref('job.id'), title: jobTitle }).as('job'),
    ])
    .where('application.talent_id', '=', talentId)
    .orderBy('offer.made_at', 'desc')
    .orderBy('offer.id')
    .limit(LIST_MOST)
    .execute();
}

/** A talent's applications to a house with what was arranged for each, newest first. */
export function listNextSteps(db: Database, houseId: string, talentId: string, now: Date) {
  return selectReceived(db, houseId, now)
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
            instantText(sql.ref('starts_at')).as('starts_at'),
            sql<string | null>`member_name(audition_invitation.account_id)`.as('invited_by'),
          ])
          .whereRef('application_id', '=', 'application.id'),
      ).as('audition'),
      jsonArrayFrom(
        eb
          .selectFrom('offer')
          .select([
            ...columns,
            shownStatus(now).as('status'),
            instantText(sql.ref('made_at')).as('made_at'),
            instantText(sql.ref('answered_at')).as('answered_at'),
            sql<string | null>`member_name(offer.made_by)`.as('made_by'),
            sql<string | null>`member_name(offer.withdrawn_by)`.as('withdrawn_by'),
          ])
          .whereRef('application_id', '=', 'application.id')
          .orderBy('offer.made_at', 'desc'),
      ).as('offers'),
    ])
    .where('application.talent_id', '=', talentId)
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id')
    .limit(LIST_MOST)
    .execute();
}

/** The parts that a talent accepted or is offered now, with the days of their shoots. */
export function listParts(db: Database, talentId: string, now: Date) {
  return db
    .selectFrom('offer')
    .innerJoin('application', 'application.id', 'offer.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select([
      'application_id',
      'job.production_house_id',
      jobTitle.as('title'),
      'shoot_dates',
      'shoot_duration',
      'offer.status',
    ])
    .where('application.talent_id', '=', talentId)
    .where(shownStatus(now), 'in', ['open', 'accepted'])
    .orderBy('shoot_dates')
    .execute();
}

/** When the shoots of some applications are. */
export function listShoots(db: Database, applicationIds: string[]) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select(['application.id as application_id', 'shoot_dates', 'shoot_duration'])
    .where('application.id', 'in', applicationIds)
    .execute();
}

export type OfferNews = NonNullable<Awaited<ReturnType<typeof findNews>>>;

/** All that a letter about an offer says, and to whom. */
export function findNews(db: Database, offerId: string, now: Date) {
  return db
    .selectFrom('offer')
    .innerJoin('application', 'application.id', 'offer.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .innerJoin('account', 'account.id', 'talent.id')
    .leftJoin('guardian', (join) =>
      join.onRef('guardian.talent_id', '=', 'talent.id').on('guardian.withdrawn_at', 'is', null),
    )
    .select([
      'offer.status',
      'offer.message',
      'offer.answer_by',
      'offer.lapses_at',
      'offer.reason',
      jobTitle.as('title'),
      'company_name',
      'talent.id as talent_id',
      'talent.name',
      'account.email',
      isChild(now).as('is_child'),
      'guardian.name as guardian_name',
      'guardian.mobile as guardian_mobile',
      'job.production_house_id',
    ])
    .where('offer.id', '=', offerId)
    .executeTakeFirst();
}

const columns = ['offer.id', 'offer.message', 'offer.answer_by', 'offer.reason'] as const;

/** An open offer lapses by itself at the end of its day in India. */
function shownStatus(now: Date) {
  return sql<OfferStatus>`case
    when offer.status = 'open' and offer.lapses_at <= ${now.toISOString()} then 'lapsed' else offer.status end`;
}
