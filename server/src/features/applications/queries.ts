import type { ApplicationDetails } from '@kirdaar/contract/applications';
import type { Page } from '@kirdaar/contract/fields';
import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { isOpen, jobTitle, selectJob } from '#features/jobs/queries.ts';
import { ageOn } from '#features/talent/queries.ts';
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
    .select((eb) => [
      isOpen(now).as('open'),
      eb
        .exists(
          eb
            .selectFrom('application')
            .select('application.id')
            .whereRef('application.job_id', '=', 'job.id')
            .where('application.talent_id', '=', talentId),
        )
        .as('applied'),
    ])
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

/** A talent's own applications with their calls, newest first. */
export async function listApplications(db: Database, talentId: string, page: Page) {
  const own = selectJob(db)
    .innerJoin('application', 'application.job_id', 'job.id')
    .select([
      'application.id as application_id',
      // The call has a status too.
      'application.status as application_status',
      'application.applied_at',
    ])
    .where('application.talent_id', '=', talentId)
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc');
  const { rows, total } = await readPage(own, page);
  const applications = rows.map(({ application_id, application_status, applied_at, ...job }) => {
    return { application_id, status: application_status, applied_at, job };
  });
  return { applications, total };
}

/** Everyone who applied to any call of a house, once each, whoever applied last first. */
export async function listApplicants(db: Database, houseId: string, today: string, page: Page) {
  const newest = db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .where('job.production_house_id', '=', houseId)
    .groupBy('application.talent_id')
    .select(({ fn }) => ['application.talent_id', fn.max('application.applied_at').as('applied_at')]);
  const applicants = db
    .selectFrom(newest.as('newest'))
    .innerJoin('talent', 'talent.id', 'newest.talent_id')
    .select(applicant(today).as('user'))
    .orderBy('newest.applied_at', 'desc')
    .orderBy('talent.id');
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
export function listReceived(db: Database, houseId: string, id: string, today: string, page: Page) {
  const received = db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .select((eb) => [
      'application.id as application_id',
      'application.status',
      'application.applied_at',
      'application.role_specific_info',
      'application.travel',
      'application.availability',
      // Stored by the contract's schema alone.
      eb.ref('application.details').$castTo<ApplicationDetails>().as('details'),
      applicant(today).as('user'),
      jsonBuildObject({ id: eb.ref('job.id'), title: jobTitle }).as('job'),
      jsonArrayFrom(
        eb
          .selectFrom('application_media')
          .select(['id', 'kind', 'field', 'file'])
          .whereRef('application_id', '=', 'application.id')
          .orderBy('field'),
      ).as('media'),
    ])
    .where('job.production_house_id', '=', houseId)
    .where((eb) => eb.or([eb('application.job_id', '=', id), eb('application.talent_id', '=', id)]))
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc');
  return readPage(received, page);
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

/** A talent as a house sees one in its lists. */
function applicant(today: string) {
  return jsonBuildObject({
    id: sql.ref<string>('talent.id'),
    name: sql.ref<string>('talent.name'),
    age: ageOn(today),
    gender: sql.ref<'Male' | 'Female' | 'Other' | null>('talent.gender'),
    city: sql.ref<string | null>('talent.city'),
    image_url: sql.ref<string | null>('talent.profile_photo'),
  });
}
