import type { ApplicationDetails } from '@kirdaar/contract/applications/applications';
import type { Page } from '@kirdaar/contract/fields';
import { FULL_AGE } from '@kirdaar/contract/rules/limits';
import { type AgeBand, ageBands } from '@kirdaar/contract/rules/profile-filters';
import type { SelfTapeState } from '@kirdaar/contract/rules/self-tapes';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { signedStatusHistory } from '#features/applications/status-history/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import { focusOfCopy } from '#features/talent/media/queries.ts';
import { isStaying } from '#features/talent/profile/queries.ts';
import { ageAt } from '#platform/database/age-at.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/read-page.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** Selects one application to a casting call of a house, to change it. */
export function selectReceivedOne(db: Database, houseId: string, id: string, now: Date) {
  return selectReceived(db, houseId, now).select('application.status').where('application.id', '=', id);
}

type Member = Record<'id' | 'production_house_id', string>;

export async function listApplicants(db: Database, member: Member, now: Date, page: Page) {
  const newest = selectReceived(db, member.production_house_id, now)
    .where(seenBy(member.id))
    .distinctOn('application.talent_id')
    .select(['application.talent_id', 'application.applied_at', applicant(now).as('user')])
    .orderBy('application.talent_id')
    .orderBy('application.applied_at', 'desc');
  const applicants = db
    .selectFrom(newest.as('newest'))
    .select('user')
    .orderBy('applied_at', 'desc')
    .orderBy('talent_id');
  const { rows, total } = await readPage(applicants, page);
  return { users: rows.map(({ user }) => user), total };
}

export function findNewestJob(db: Database, member: Member) {
  return db
    .selectFrom('job')
    .select(['job.id', 'job.gender', jobTitle.as('title')])
    .where('job.production_house_id', '=', member.production_house_id)
    .where(seenBy(member.id))
    .orderBy('job.posted_on', 'desc')
    .orderBy('job.id', 'desc')
    .executeTakeFirst();
}

export function listReceived(db: Database, member: Member, id: string, now: Date, page: Page) {
  const received = selectWhole(db, member.production_house_id, now)
    .where(seenBy(member.id))
    .where((eb) => eb.or([eb('application.job_id', '=', id), eb('application.talent_id', '=', id)]))
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc');
  return readPage(received, page);
}

export function selectWhole(db: Database, houseId: string, now: Date) {
  return selectReceived(db, houseId, now).select((eb) => [
    'application.id as application_id',
    'application.stage as status',
    'application.applied_at',
    viaAgency.as('via_agency'),
    'application.role_specific_info',
    'application.travel',
    'application.availability',
    sql<boolean>`not ${isUnopened}`.as('opened'),
    signedStatusHistory(db).as('status_history'),
    sql<boolean>`lacks_consent(application.id)`.as('consent_pending'),
    shownDetails.as('details'),
    isUnverified.as('contact_hidden'),
    applicant(now).as('user'),
    jsonBuildObject({ id: eb.ref('job.id'), title: jobTitle }).as('job'),
    jsonArrayFrom(
      eb
        .selectFrom('application_media')
        .select(['id', 'kind', 'application_media.state', 'field', 'file', focusOfCopy.as('focus'), 'poster'])
        .whereRef('application_id', '=', 'application.id')
        .where(sql<boolean>`not ${isMediaWithheld}`)
        .orderBy('field'),
    ).as('media'),
    jsonObjectFrom(
      eb
        .selectFrom('self_tape')
        .innerJoin('tape_request', 'tape_request.id', 'self_tape.request_id')
        .select([
          'self_tape.id',
          selfTapeState(now).as('state'),
          timestampText(sql.ref('deadline')).as('deadline'),
          sql<string | null>`${timestampText(sql.ref('received_at'))}`.as('received_at'),
        ])
        .whereRef('self_tape.application_id', '=', 'application.id')
        .orderBy('invited_at', 'desc')
        .orderBy('self_tape.id')
        .limit(1),
    ).as('self_tape'),
  ]);
}

/** What became of the last self-tape of the query's application; null if the house asked for none. */
export function selfTapeState(now: Date) {
  return sql<SelfTapeState>`self_tape_state(application.id, ${now.toISOString()}::timestamptz)`;
}

export function listReceivedOf(db: Database, houseId: string, jobId: string, ids: string[], now: Date) {
  return selectReceived(db, houseId, now)
    .select(['application.id', 'application.status'])
    .where('job.id', '=', jobId)
    .where('application.id', 'in', ids)
    .orderBy('application.id')
    .execute();
}

/** With a member only while they are in the team and see it. */
export function findJobOfHouse(db: Database, houseId: string, id: string, memberId?: string) {
  return db
    .selectFrom('job')
    .select('id')
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .$if(memberId !== undefined, (one) =>
      one
        .where(seenBy(memberId ?? null))
        .where(sql<boolean>`exists (select from account where id = ${memberId} and removed_at is null)`),
    )
    .executeTakeFirst();
}

/** A casting call of a house at a moment. */
export interface HouseCall {
  houseId: string;
  jobId: string;
  now: Date;
}

/**
 * Selects the applications that a house may see, joined with `talent`, `job` and `production_house`: none of a
 * child that the house may not see.
 */
export function selectReceived(db: Database, houseId: string, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .where('job.production_house_id', '=', houseId)
    .where(maySeeApplication(now));
}

/** The agency that submitted the talent. */
export const viaAgency = sql<string | null>`(
  select agency.name from mandate join talent agency on agency.id = holder_id
  where mandate.id = application.mandate_id and mandate.kind = 'agency'
)`;

/** Whether the house added the person to its board. */
export const isAdded = sql<boolean>`exists (select from added_person where application_id = application.id)`;

/** Whether the person has an account, unlike one whom only the house added. */
export const isRegistered = sql<boolean>`not is_added_by_house(talent.id)`;

/** Whether it is new for the house, or undecided and nobody has looked at it. */
export const isUnopened = sql<boolean>`(
  application.stage = 'applied' or application.status < 'selected' and not application.opened
)`;

// Without consent, or after a withdrawal, the house gets no media or contact details.
export const isWithheld = sql<boolean>`(application.status = 'withdrawn' or lacks_consent(application.id))`;

/** Nor media, when the talent leaves or a child's guardian withdraws; the written application stays. */
export const isMediaWithheld = sql<boolean>`(${isWithheld} or lacks_permission(application.talent_id))`;

/** Returns what was written into a field of the form. */
export const written = (field: keyof ApplicationDetails) =>
  sql<string | null>`nullif(application.details ->> ${sql.lit(field)}, '')`;

/** Returns the age from the profile, or else from the form. */
export function shownAge(now: Date) {
  const dob = written('dob');
  return sql<number | null>`coalesce(${ageAt(now)}, case
    when ${dob} ~ '^(19|20)\\d\\d-\\d\\d-\\d\\d$' and pg_input_is_valid(${dob}, 'date')
    then age_in_india((${dob})::date, ${now.toISOString()}) end)`;
}

export const shownGender = sql<Gender | null>`coalesce(talent.gender::text, case
  when ${written('gender')} in ('Male', 'Female') then ${written('gender')}
  when ${written('gender')} = 'Non-binary' then 'Other' end)`;
export const shownCity = sql<string | null>`coalesce(talent.city, ${written('location')})`;
export const shownHeight = sql<
  string | null
>`coalesce(${written('height')}, nullif(talent.details ->> 'height', ''))`;
export const shownBodyType = sql<string | null>`coalesce(talent.body_type, ${written('bodyType')})`;

const bands = sql.join(Object.entries(ageBands).map(([band, { from }]) => sql`(${from}::int, ${band})`));

/** Returns the band of an age, which lists show of a child. */
function bandOf(age: ReturnType<typeof shownAge>) {
  return sql<AgeBand | null>`(
    select band from (values ${bands}) band (since, band) where since <= ${age} order by since desc limit 1
  )`;
}

/** Returns a talent as shown in lists; the form fills in the profile's gaps. */
export function applicant(now: Date) {
  const age = shownAge(now);
  return jsonBuildObject({
    id: sql.ref<string>('talent.id'),
    name: sql.ref<string>('talent.name'),
    age: sql<number | null>`case when ${age} >= ${FULL_AGE} then ${age} end`,
    age_band: bandOf(age),
    gender: shownGender,
    city: shownCity,
    image_url: sql.ref<string | null>('talent.profile_photo'),
    is_leaving: sql<boolean>`not ${isStaying}`,
  });
}

// Only a house verified by documents gets what reaches a talent or identifies a document of theirs.
const isUnverified = sql<boolean>`(production_house.verification <> 'documents')`;

const reachable = sql`case when ${isWithheld}
  then application.details - array['email', 'phone', 'portfolioLink', 'instagramLink']
  else application.details end`;
/** The form without withheld contact details, with null for those of an unverified house. */
export const shownDetails = sql<ApplicationDetails>`case when ${isUnverified} then (
  select coalesce(jsonb_object_agg(key, case
    when key in ('email', 'phone', 'instagramLink', 'dob') then 'null' else value end), '{}')
  from jsonb_each(${reachable}) field
) else ${reachable} end`;
