import { ADDED_KEPT_DAYS } from '@kirdaar/contract/rules/added-people';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { MediaState } from '@kirdaar/contract/rules/vocabulary';
import { type Insertable, sql } from 'kysely';
import { selectReceived } from '#features/applications/received/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type {
  AddedPerson,
  Application,
  ApplicationNote,
  TalentMedia,
} from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';
import { shownTitle } from '#platform/database/shown-title.ts';

/** The end of a casting call from which added people are kept for a while. */
const keptFrom = (now: Date) => new Date(now.getTime() - ADDED_KEPT_DAYS * DAY_MS).toISOString();

export function findCallForAdded(db: Database, houseId: string, jobId: string, now: Date) {
  return db
    .selectFrom('job')
    .select([
      sql<boolean>`age_to < 18`.as('is_for_children'),
      sql<boolean>`status = 'open' and closes_at > ${keptFrom(now)}`.as('takes_people'),
    ])
    .where('id', '=', jobId)
    .where('production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** Returns the people the house added, latest first. Those who had everything deleted have no application. */
export function listAdded(db: Database, jobId: string) {
  return db
    .selectFrom('added_person')
    .leftJoin('application', 'application.id', 'added_person.application_id')
    .leftJoin('talent', 'talent.id', 'application.talent_id')
    .select([
      'application.id as application_id',
      'talent.name',
      'added_at',
      sql<string | null>`member_name(added_person.account_id)`.as('by'),
      'told_at',
      'joined_at',
      'is_merged',
      sql<boolean>`added_person.email is not null`.as('has_email'),
      sql<boolean>`added_person.mobile is not null`.as('has_mobile'),
    ])
    .where('added_person.job_id', '=', jobId)
    .orderBy('added_at', 'desc')
    .orderBy('added_person.position')
    .execute();
}

/** Returns the applications that a form has made, in its order. */
export function listAddedBy(db: Database, jobId: string, requestId: string) {
  return db
    .selectFrom('added_person')
    .select('application_id')
    .where('job_id', '=', jobId)
    .where('request_id', '=', requestId)
    .orderBy('position')
    .execute();
}

/** Returns the contacts of people on the board among these: mailboxes and mobile numbers. */
export async function listTaken(db: Database, jobId: string, contacts: readonly string[]) {
  const { rows } = await sql<{ contact: string }>`
    select contact from added_person, unnest(array[mailbox, mobile]) as contact
    where job_id = ${jobId} and contact = any(${contacts.map(mailboxOf)})`.execute(db);
  return rows.map(({ contact }) => contact);
}

/** Returns those of these fingerprints whose owner had everything deleted that the house kept. */
export async function listDeleted(db: Database, houseId: string, fingerprints: readonly Buffer[]) {
  const { rows } = await sql<{ fingerprint: Buffer }>`
    select fingerprint from added_person join job on job.id = job_id, unnest(deleted_contacts) as fingerprint
    where production_house_id = ${houseId} and fingerprint = any(${fingerprints})`.execute(db);
  return rows.map(({ fingerprint }) => fingerprint);
}

export function insertAccountsWithoutLogin(db: Database, people: { id: string; name: string }[], now: Date) {
  const accounts = people.map(({ id }) => ({
    id,
    role: 'talent' as const,
    email: `${id}@added.invalid`,
    added_by_house: true,
    created_at: now.toISOString(),
  }));
  return db
    .with('accounts', (trx) => trx.insertInto('account').values(accounts))
    .insertInto('talent')
    .values(people)
    .execute();
}

export function insertApplications(db: Database, applications: Insertable<Application>[]) {
  return db.insertInto('application').values(applications).execute();
}

export function insertAddedPeople(db: Database, people: Insertable<AddedPerson>[]) {
  return db.insertInto('added_person').values(people).execute();
}

export function insertNotes(db: Database, notes: Insertable<ApplicationNote>[]) {
  return db.insertInto('application_note').values(notes).execute();
}

const isStopped = sql<boolean>`is_stopped(job.id)`.as('is_stopped');

/** Returns a person whom a house added and who has not registered. */
export function findAdded(db: Database, houseId: string, applicationId: string, now: Date) {
  return selectReceived(db, houseId, now)
    .innerJoin('added_person', 'added_person.application_id', 'application.id')
    .select(['application.id as application_id', 'talent.id as talent_id'])
    .select(['added_person.email', 'added_person.mobile', isStopped])
    .where('application.id', '=', applicationId)
    .where('joined_at', 'is', null)
    .executeTakeFirst();
}

/** Replaces a file of the application. Returns the names of the files that it had. */
export async function replaceMedium(
  db: Database,
  medium: {
    application_id: string;
    field: string;
    kind: 'image' | 'video';
    state: MediaState;
    file: string;
  },
): Promise<(string | null)[]> {
  const { application_id, field } = medium;
  const former = await db
    .deleteFrom('application_media')
    .where('application_id', '=', application_id)
    .where('field', '=', field)
    .returning(['file', 'poster'])
    .execute();
  await db.insertInto('application_media').values(medium).execute();
  return former.flatMap(({ file, poster }) => [file, poster]);
}

/** Replaces the picture that cards show. */
export async function replacePortrait(db: Database, portrait: Insertable<TalentMedia>) {
  await db.deleteFrom('talent_media').where('talent_id', '=', portrait.talent_id).execute();
  await db.insertInto('talent_media').values(portrait).execute();
}

/** Selects people who have not registered, with what every message to them says. */
export function selectAdded(db: Database) {
  return db
    .selectFrom('added_person')
    .innerJoin('application', 'application.id', 'added_person.application_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select(['talent.name', 'company_name as house', shownTitle.as('title')])
    .select(['added_person.mobile', 'added_person.email'])
    .where('joined_at', 'is', null);
}

/** Returns all that a message to an added person says, in the language of the member who added them. */
export function findAddedToTell(db: Database, applicationId: string) {
  return selectAdded(db)
    .leftJoin('account', 'account.id', 'added_person.account_id')
    .select(['added_person.id', 'token_hash', languageOfAccount, isStopped])
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

export function updateToTold(db: Database, id: string, now: Date) {
  return db
    .updateTable('added_person')
    .set({ told_at: now.toISOString() })
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .execute();
}

/** Returns what houses do not know yet: people who had everything deleted, or had applied themselves. */
export function listNews(db: Database) {
  return db
    .selectFrom('added_person')
    .innerJoin('job', 'job.id', 'added_person.job_id')
    .leftJoin('application', 'application.id', 'added_person.application_id')
    .leftJoin('talent', 'talent.id', 'application.talent_id')
    .select([
      'added_person.id',
      'added_person.job_id',
      'added_person.application_id',
      'job.production_house_id',
      jobTitle.as('title'),
      'talent.name as person',
      'added_at',
    ])
    .where('house_told_at', 'is', null)
    .where((where) => where.or([where('deleted_at', 'is not', null), where('is_merged', '=', true)]))
    .orderBy('added_person.id')
    .limit(100)
    .execute();
}

export function updateHouseToTold(db: Database, id: string, now: Date) {
  return db
    .updateTable('added_person')
    .set({ house_told_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Returns people who have not registered, long after the end of their casting calls. */
export function listOutdated(db: Database, now: Date) {
  return db
    .selectFrom('added_person')
    .innerJoin('application', 'application.id', 'added_person.application_id')
    .select(['application.id as application_id', 'talent_id'])
    .where('joined_at', 'is', null)
    .where(sql<boolean>`call_ended_at(added_person.job_id) <= ${keptFrom(now)}`)
    .limit(500)
    .execute();
}

export function deleteOutdatedTraces(db: Database, now: Date) {
  return db
    .deleteFrom('added_person')
    .where('deleted_at', 'is not', null)
    .where(sql<boolean>`call_ended_at(job_id) <= ${keptFrom(now)}`)
    .execute();
}

/** Leaves of a person only that somebody had everything deleted, and keyed fingerprints of the contacts. */
export function updateToDeleted(
  db: Database,
  { application_id, deleted_contacts }: { application_id: string; deleted_contacts: Buffer[] },
  now: Date,
) {
  return db
    .updateTable('added_person')
    .set({ application_id: null, email: null, mobile: null, deleted_at: now.toISOString(), deleted_contacts })
    .where('application_id', '=', application_id)
    .execute();
}

/** Deletes all that is kept of a person without an account, and returns the names of the files. */
export async function deleteWithoutLogin(db: Database, talentId: string): Promise<(string | null)[]> {
  const { rows } = await sql<{ file: string; poster: string | null; application_id: string }>`
    select file, poster from application_media join application on application.id = application_id
      where talent_id = ${talentId}
    union all select file, poster from talent_media where talent_id = ${talentId}`.execute(db);
  // Notifications to the house name the person.
  await sql`
    with own as (select string_agg(id::text, '|') as ids from application where talent_id = ${talentId}),
      messages as (delete from notification_delivery using own where source ~ ids)
    delete from notification using own where source ~ ids`.execute(db);
  await db.deleteFrom('account').where('id', '=', talentId).where('added_by_house', '=', true).execute();
  return rows.flatMap(({ file, poster }) => [file, poster]);
}
