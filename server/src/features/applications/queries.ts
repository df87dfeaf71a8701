import type { ApplicationDetails } from '@kirdaar/contract/applications';
import type { Page } from '@kirdaar/contract/fields';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { isOpen, jobTitle, selectJob } from '#features/jobs/queries.ts';
import { ageAt, isChild } from '#features/talent/queries.ts';
import { signedTimeline, timeline } from '#features/timeline/queries.ts';
import type { Database } from '#platform/database.ts';
import type {
  Application,
  ApplicationConsent,
  ApplicationMedia,
} from '#platform/database-types.generated.ts';
import { readPage } from '#platform/read-page.ts';

/** How a talent stands towards a call; undefined when there is no such call, or not yet for the public. */
export function findStanding(db: Database, jobId: string, talentId: string, now: Date) {
  return db
    .selectFrom('job')
    .leftJoin('application', (join) =>
      join.onRef('application.job_id', '=', 'job.id').on('application.talent_id', '=', talentId),
    )
    .select([isOpen(now).as('open'), 'application.status as application_status'])
    .where('job.id', '=', jobId)
    .where('job.status', '<>', 'pending')
    .executeTakeFirst();
}

/** Stores the application, or returns undefined if this talent already applied to the job. */
export function insertApplication(db: Database, application: Insertable<Application>) {
  return db
    .insertInto('application')
    .values(application)
    .onConflict((conflict) => conflict.columns(['talent_id', 'job_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Keeps what was agreed to; a consent given twice in one form is one. */
export function insertConsents(db: Database, consents: Insertable<ApplicationConsent>[]) {
  return db
    .insertInto('application_consent')
    .values(consents)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function insertMedia(db: Database, media: Insertable<ApplicationMedia>[]) {
  return db.insertInto('application_media').values(media).execute();
}

export async function listAppliedJobIds(db: Database, talentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('application')
    .select('job_id')
    .where('talent_id', '=', talentId)
    .orderBy('applied_at', 'desc')
    .execute();
  return rows.map(({ job_id }) => job_id);
}

/** A talent's own applications with their calls, newest first: all, or the one to a call. */
export async function listApplications(
  db: Database,
  talentId: string,
  { job_id, ...page }: Page & { job_id?: string | undefined },
) {
  const own = selectJob(db)
    .innerJoin('application', 'application.job_id', 'job.id')
    .select([
      'application.id as application_id',
      // The call has a status too.
      'application.status as application_status',
      'application.applied_at',
      timeline(db).as('timeline'),
      sql<string | null>`(select words from application_release where application_id = application.id)`.as(
        'release',
      ),
    ])
    .where('application.talent_id', '=', talentId)
    .$if(job_id !== undefined, (some) => some.where('job.id', '=', job_id ?? ''))
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc');
  const { rows, total } = await readPage(own, page);
  const applications = rows.map(
    ({ application_id, application_status, applied_at, timeline, release, ...job }) => {
      return { application_id, status: application_status, applied_at, timeline, release, job };
    },
  );
  return { applications, total };
}

/** One application of a talent, to act on. */
export function selectOwn(db: Database, talentId: string, id: string) {
  return db
    .selectFrom('application')
    .select('application.status')
    .where('application.talent_id', '=', talentId)
    .where('application.id', '=', id);
}

/** One application to a call of a house, to act on. */
export function selectReceivedOne(db: Database, houseId: string, id: string, now: Date) {
  return selectReceived(db, houseId, now).select('application.status').where('application.id', '=', id);
}

/** Everyone who applied to any call of a house, once each, whoever applied last first. */
export async function listApplicants(db: Database, houseId: string, now: Date, page: Page) {
  const newest = selectReceived(db, houseId, now)
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

/** The newest call of a house. */
export function findNewestJob(db: Database, houseId: string) {
  return db
    .selectFrom('job')
    .select(['job.id', 'job.gender', jobTitle.as('title')])
    .where('job.production_house_id', '=', houseId)
    .orderBy('job.posted_on', 'desc')
    .orderBy('job.id', 'desc')
    .executeTakeFirst();
}

/** What a house received to one of its calls, or from one talent, newest first. */
export function listReceived(db: Database, houseId: string, id: string, now: Date, page: Page) {
  const received = selectWhole(db, houseId, now)
    .where((eb) => eb.or([eb('application.job_id', '=', id), eb('application.talent_id', '=', id)]))
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc');
  return readPage(received, page);
}

/** The applications a house may see, with all that it is told of each. */
export function selectWhole(db: Database, houseId: string, now: Date) {
  return selectReceived(db, houseId, now).select((eb) => [
    'application.id as application_id',
    'application.status',
    'application.applied_at',
    'application.role_specific_info',
    'application.travel',
    'application.availability',
    signedTimeline(db).as('timeline'),
    sql<boolean>`lacks_consent(application.id)`.as('consent_pending'),
    shownDetails(now).as('details'),
    applicant(now).as('user'),
    jsonBuildObject({ id: eb.ref('job.id'), title: jobTitle }).as('job'),
    jsonArrayFrom(
      eb
        .selectFrom('application_media')
        .select(['id', 'kind', 'application_media.state', 'field', 'file', 'poster'])
        .whereRef('application_id', '=', 'application.id')
        .where(sql<boolean>`not ${isWithheld}`)
        .orderBy('field'),
    ).as('media'),
  ]);
}

/** The id again, if it is that of a call of this house. */
export function findJobOfHouse(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('job')
    .select('id')
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .executeTakeFirst();
}

/**
 * The applications a house may see, with `talent`, `job` and `production_house` to choose from. A child's is
 * hidden from a house that staff do not know by its documents, unless a guardian agrees now.
 */
export function selectReceived(db: Database, houseId: string, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .where('job.production_house_id', '=', houseId)
    .where(sql<boolean>`(not ${isShielded(now)} or guardian_agrees(talent.id))`);
}

/** Whether the talent is a child and the house not known by its documents. */
export function isShielded(now: Date) {
  return sql<boolean>`(${isChild(now)} and production_house.verification <> 'documents')`;
}

// Whatever blank follows it: a name is typed freely.
const firstName = (name: RawBuilder<string>) => sql<string>`coalesce(substring(${name} from '\\S+'), '')`;

// Without consent, or once the application is withdrawn, nothing that shows or reaches the applicant.
export const isWithheld = sql<boolean>`(application.status = 'withdrawn' or lacks_consent(application.id))`;

/** The name that the house is told. */
function shownName(now: Date) {
  const name = sql.ref<string>('talent.name');
  return sql<string>`case when ${isShielded(now)} then ${firstName(name)} else ${name} end`;
}

const written = (field: keyof ApplicationDetails) =>
  sql<string | null>`nullif(application.details ->> ${sql.lit(field)}, '')`;

/** The age by the profile, or else by the form. */
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
export const shownBodyType = sql<string | null>`coalesce(talent.body_type, ${written('bodyType')})`;

/**
 * A talent as the house sees one in its lists: of a shielded child the first name. What the profile does not
 * say is taken from the form.
 */
export function applicant(now: Date) {
  return jsonBuildObject({
    id: sql.ref<string>('talent.id'),
    name: shownName(now),
    age: shownAge(now),
    gender: shownGender,
    city: shownCity,
    image_url: sql.ref<string | null>('talent.profile_photo'),
  });
}

/** The form as the house sees it: where it may not reach the applicant, without whatever does or names a child. */
export function shownDetails(now: Date) {
  const fullName = sql<string>`(application.details ->> 'fullName')`;
  const unreachable = sql`application.details - array['email', 'phone', 'portfolioLink', 'instagramLink']`;
  const shielded = sql`${unreachable} - 'dob'
    || case when ${fullName} is null then '{}' else jsonb_build_object('fullName', ${firstName(fullName)}) end`;
  // Stored by the contract's schema alone.
  return sql<ApplicationDetails>`case
    when ${isShielded(now)} then ${shielded}
    when ${isWithheld} then ${unreachable}
    else application.details end`;
}
