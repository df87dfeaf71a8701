import type { TermsVersion } from '@kirdaar/contract/bookings/terms';
import { MAX_DAYS_AT_ONCE } from '@kirdaar/contract/rules/bookings';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { RoleOfferStatus } from '@kirdaar/contract/rules/role-offers';
import type { Terms } from '@kirdaar/contract/rules/terms';
import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { selectForNotification } from '#features/applications/status-history/queries.ts';
import { shownStatus } from '#features/auditions/offers/queries.ts';
import { firstAndLast, rangeOf } from '#features/bookings/availability/queries.ts';
import { shownFeedback } from '#features/bookings/feedback/queries.ts';
import { maySeePay, shownPay } from '#features/bookings/pay/queries.ts';
import { shownShootDays } from '#features/bookings/shoot-days/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { OfferTerms, TermsSignature } from '#platform/database/database-types.generated.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

export type TermsPage = NonNullable<Awaited<ReturnType<typeof findOwnPage>>>;

/** What both sides read of an application and its last offer, with each version of the terms. */
function selectPage(db: Database, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .leftJoin('role_offer', 'role_offer.application_id', 'application.id')
    .select((eb) => [
      'application.id as application_id',
      'job.id as job_id',
      jobTitle.as('title'),
      'company_name as house',
      'talent.name as talent',
      isChild(now).as('is_child'),
      sql<{ id: string; status: RoleOfferStatus; message: string; answer_by: string } | null>`
        case when role_offer.id is not null then jsonb_build_object('id', role_offer.id,
          'status', ${shownStatus(now)}, 'message', message, 'answer_by', answer_by) end`.as('offer'),
      jsonArrayFrom(
        eb
          .selectFrom('offer_terms')
          .select([
            'offer_terms.version',
            ...firstAndLast('offer_terms.days'),
            // The casts are safe: only what the contract parsed is written.
            sql<Terms>`offer_terms.terms`.as('terms'),
            timestampText(sql.ref('offer_terms.sealed_at')).as('sealed_at'),
            timestampText(sql.ref('offer_terms.ended_at')).as('ended_at'),
            sql<string | null>`case when then_backup then (
              select name from terms_signature where offer_terms_id = offer_terms.id and party = 'house') end`.as(
              'then_backup_by',
            ),
            sql<TermsVersion['signatures']>`coalesce((
              select jsonb_agg(jsonb_build_object('party', party, 'name', name, 'contact', contact,
                'signed_at', ${timestampText(sql.ref('signed_at'))}) order by party)
              from terms_signature where offer_terms_id = offer_terms.id), '[]')`.as('signatures'),
          ])
          .whereRef('offer_terms.role_offer_id', '=', 'role_offer.id')
          .orderBy('offer_terms.version', 'desc'),
      ).as('versions'),
      shownPay.as('pay'),
      shownShootDays.as('shoot_days'),
    ])
    .orderBy('role_offer.made_at', 'desc')
    .limit(1);
}

export function findOwnPage(db: Database, talentId: string, offerId: string, now: Date) {
  return selectPage(db, now)
    .select(shownFeedback('talent').as('feedback'))
    .where('application.talent_id', '=', talentId)
    .where('role_offer.id', '=', offerId)
    .executeTakeFirst();
}

/**
 * Also what the casting call says of the role. The days are those that the house holds, if it does. `alsoPay` includes
 * children whom the house may no longer see but still has to pay.
 */
export function findHousePage(
  db: Database,
  member: Record<'id' | 'production_house_id', string>,
  applicationId: string,
  now: Date,
  alsoPay = false,
) {
  return selectPage(db, now)
    .select([
      shownFeedback('house').as('feedback'),
      sql<boolean>`application.status < 'selected'`.as('is_open'),
      sql<boolean>`not ${maySeeApplication(now)}`.as('only_pay'),
      'compensation',
      'application.talent_id',
      sql<{ from: string; until: string; fee: number | null; city: string }>`(
        select jsonb_build_object('from', lower(days), 'fee', pay, 'city', city_location,
          'until', least(upper(days) - 1, lower(days) + ${MAX_DAYS_AT_ONCE - 1}::int))
        from (select coalesce((
          select days from booking where booking.application_id = application.id
            and state in ('second_hold', 'first_hold', 'confirmed')
        ), shoot_days)) known (days))`.as('role'),
    ])
    .where('application.id', '=', applicationId)
    .where('job.production_house_id', '=', member.production_house_id)
    .where(alsoPay ? maySeePay(now) : maySeeApplication(now))
    .where(seenBy(member.id))
    .executeTakeFirst();
}

/** Returns the version that waits for a signature. */
export function findProposed(db: Database, applicationId: string) {
  return db
    .selectFrom('offer_terms')
    .select(['id', 'role_offer_id', 'version', 'terms', 'then_backup', ...firstAndLast('days')])
    .select(
      sql<string | null>`(
        select account_id from terms_signature where offer_terms_id = offer_terms.id and party = 'house')`.as(
        'signed_by',
      ),
    )
    .where('application_id', '=', applicationId)
    .where('sealed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** Inserts the next version of an offer's terms. */
export async function insertTerms(
  db: Database,
  {
    days,
    terms,
    ...rest
  }: Pick<Insertable<OfferTerms>, 'role_offer_id' | 'application_id' | 'then_backup' | 'follows'> & {
    days: { from: string; until: string };
    terms: Terms;
  },
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('offer_terms')
    .values({
      ...rest,
      terms: JSON.stringify(terms),
      days: rangeOf(days),
      version: sql`1 + coalesce((select max(version) from offer_terms where role_offer_id = ${rest.role_offer_id}), 0)`,
      made_at: now.toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertSignature(db: Database, signature: Insertable<TermsSignature>) {
  await db.insertInto('terms_signature').values(signature).execute();
}

/** Ends what was proposed, or the former version that was in force. */
export async function updateToEnded(
  db: Database,
  applicationId: string,
  kind: 'proposed' | 'in force',
  now: Date,
) {
  await db
    .updateTable('offer_terms')
    .set({ ended_at: now.toISOString() })
    .where('application_id', '=', applicationId)
    .where('sealed_at', kind === 'proposed' ? 'is' : 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
}

export async function updateToSealed(db: Database, id: string, now: Date) {
  await db.updateTable('offer_terms').set({ sealed_at: now.toISOString() }).where('id', '=', id).execute();
}

/** Returns the hash of the file. */
export async function insertMemo(db: Database, offer_terms_id: string, language: Language, file: Buffer) {
  const memo = { offer_terms_id, language, file };
  const inserted = db.insertInto('deal_memo').values(memo).returning('sha256');
  return (await inserted.executeTakeFirstOrThrow()).sha256;
}

export function findMemo(db: Database, offerId: string, version: number, language: Language) {
  return db
    .selectFrom('deal_memo')
    .innerJoin('offer_terms', 'offer_terms.id', 'offer_terms_id')
    .select('file')
    .where('role_offer_id', '=', offerId)
    .where('version', '=', version)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** Returns the name of an account, and the contacts that it has proved. */
export function findSigningAccount(db: Database, id: string) {
  return db
    .selectFrom('account')
    .leftJoin('talent', 'talent.id', 'account.id')
    .select([
      sql<string>`coalesce(talent.name, member_name(account.id))`.as('name'),
      'proven_mobile as mobile',
      sql<string | null>`case when verified_at is not null and not managed then email end`.as('email'),
    ])
    .where('account.id', '=', id)
    .executeTakeFirstOrThrow();
}

export function findSigningGuardian(db: Database, id: string) {
  return db.selectFrom('guardian').select(['name', 'contact']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Whether the talent is booked or on a first hold, by somebody else, on days of terms. */
export async function areDaysTaken(db: Database, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (
      select from booking where booking.talent_id = application.talent_id and booking.application_id is distinct from application.id
        and (state = 'confirmed' or state = 'first_hold' and expires_at > ${now.toISOString()})
        and booking.days && agreed_days(offer_terms)
    ) as taken
    from offer_terms join application on application.id = application_id where offer_terms.id = ${id}`.execute(
    db,
  );
  return rows[0]?.taken ?? false;
}

export function findTermsForEmail(db: Database, id: string, now: Date) {
  return selectForNotification(db, now)
    .innerJoin('offer_terms', 'offer_terms.application_id', 'application.id')
    .select(['role_offer_id', 'offer_terms.sealed_at', 'offer_terms.ended_at'])
    .where('offer_terms.id', '=', id)
    .executeTakeFirst();
}

interface Due extends Record<'id' | 'application_id' | 'job_id' | 'production_house_id' | 'message', string> {
  /** What the house signed. */
  signature: { party: 'house'; name: string; contact: string; account_id: string | null; signed_at: string };
  from: string;
  until: string;
  terms: Terms;
  days_to_answer: number;
  /** Who signed, while they may offer roles for the house. */
  signed_by: string | null;
}

/** Locks the next terms that nobody signed in time and that the next backup is to be offered. */
export async function lockToPassOn(db: Database, now: Date): Promise<Due | undefined> {
  const { rows } = await sql<Due>`
    select offer.id, offer.application_id, job_id, production_house_id, message, terms,
      lower(days)::text as from, (upper(days) - 1)::text as until,
      to_jsonb(terms_signature) - 'offer_terms_id' as signature,
      (select id from account where account.id = terms_signature.account_id
        and removed_at is null and team_role >= 'reviewer') as signed_by,
      answer_by - (role_offer.made_at at time zone 'Asia/Kolkata')::date as days_to_answer
    from offer_terms offer join role_offer on role_offer.id = role_offer_id
    join application on application.id = offer.application_id join job on job.id = job_id
    join terms_signature on offer_terms_id = offer.id and party = 'house'
    where then_backup and sealed_at is null and passed_on_at is null and not is_stopped(job_id)
      and ${shownStatus(now)} in ('declined', 'lapsed') and not exists (
        select from offer_terms later where later.role_offer_id = role_offer.id and later.version > offer.version
      )
    order by offer.made_at limit 1 for update of offer skip locked
  `.execute(db);
  return rows[0];
}

export async function updateThenBackup(db: Database, id: string, then_backup: boolean) {
  await db.updateTable('offer_terms').set({ then_backup }).where('id', '=', id).execute();
}

export async function updateToPassedOn(db: Database, id: string, now: Date) {
  await db.updateTable('offer_terms').set({ passed_on_at: now.toISOString() }).where('id', '=', id).execute();
}
