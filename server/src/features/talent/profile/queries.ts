import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { type TalentFields, talentFieldList } from '@kirdaar/contract/rules/talent-fields';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { ageAt } from '#platform/database/age-at.ts';
import type { Database } from '#platform/database/database.ts';
import type { Talent, TalentDraft } from '#platform/database/database-types.generated.ts';

/** A row of the database function `public_talent`, which holds the rule of who is public. */
interface PublicTalent
  extends Pick<
    Selectable<Talent>,
    | 'id'
    | 'gender'
    | 'city'
    | 'profile_type'
    | 'hair_color'
    | 'body_type'
    | 'beard'
    | 'eye_color'
    | 'updated_at'
  > {
  name: string;
  age: number;
  /** For filtering and sorting only, never shown. */
  date_of_birth: string;
  image: string | null;
}

/** Selects public talent, who are adults, with only the columns that everyone may see. */
export function selectPublicTalent(db: Database, now: Date) {
  return db.selectFrom(sql<PublicTalent>`public_talent(${now.toISOString()})`.as('talent'));
}

/** Counts by category public talent and the children that verified houses find; leaves out empty ones. */
export function countTalentByCategory(db: Database, now: Date) {
  const today = dayInIndia(now);
  return db
    .selectFrom('talent')
    .select(['profile_type', sql<number>`count(*)`.as('talents')])
    .where('profile_type', 'is not', null)
    .where('public_from', 'is not', null)
    .where((eb) => eb.or([eb('public_from', '<=', today), eb('houses_from', '<=', today)]))
    .groupBy('profile_type')
    .execute();
}

type ColumnOf<F> = F extends { column: infer C } ? C : never;
// The cast is safe: the filter keeps only fields that have a column.
const factColumns = talentFieldList.flatMap(([, { column }]) => column ?? []) as ColumnOf<
  TalentFields[keyof TalentFields]
>[];

const profileColumns = [
  'talent.id',
  'talent.name',
  'talent.profile_photo',
  'talent.updated_at',
  'talent.details',
  ...factColumns.map((column) => `talent.${column}` as const),
] as const;

/** The email or mobile number of a talent: of an account that others run, theirs. */
function contactOf(column: 'email' | 'mobile', now: Date) {
  return sql<string | null>`case when not managed then account.${sql.ref(column)} else (
    select holder.${sql.ref(column)} from mandate join account holder on holder.id = holder_id
    where talent_id = account.id and mandate_is_active(mandate, ${now.toISOString()})
    order by active_since limit 1
  ) end`;
}

function selectProfile(db: Database, now: Date) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .select(profileColumns)
    .select((eb) => [
      contactOf('email', now).as('email'),
      contactOf('mobile', now).as('mobile'),
      ageAt(now).as('age'),
      isChild(now).as('is_child'),
      sql<boolean>`guardian_agrees(talent.id)`.as('guardian_agrees'),
      jsonArrayFrom(
        eb
          .selectFrom('talent_media')
          .select(['kind', 'talent_media.state', 'file', 'public_file', 'focus'])
          .whereRef('talent_id', '=', 'talent.id')
          .where('state', '<>', 'failed')
          .orderBy('position')
          .orderBy('created_at')
          .orderBy('id'),
      ).as('media'),
    ]);
}

export function findOwnProfile(db: Database, id: string, now: Date) {
  return selectProfile(db, now).where('talent.id', '=', id).executeTakeFirstOrThrow();
}
export type ProfileRow = Awaited<ReturnType<typeof findOwnProfile>>;

/** Returns a talent's profile with the facts that decide how much of it a house, or anyone else, may see. */
export function findProfileFor(
  db: Database,
  id: string,
  { houseId, readerId }: { houseId: string | null; readerId: string },
  now: Date,
) {
  const applications = selectApplications(db, houseId, readerId, now);
  return selectProfile(db, now)
    .select((eb) => [
      isVisibleTo(houseId, now).as('shown'),
      sql<boolean>`exists (
        select from production_house where id = ${houseId} and verification = 'documents'
      )`.as('asker_is_known'),
      eb.exists(applications).$castTo<boolean>().as('applied'),
      eb
        .exists(
          applications
            .innerJoin('application_consent', 'application_id', 'application.id')
            .where('consent', '=', 'contact'),
        )
        .$castTo<boolean>()
        .as('may_contact'),
    ])
    .where('talent.id', '=', id)
    .executeTakeFirst();
}

/** Selects the talent's applications to a house that it may see and that are not withdrawn. */
function selectApplications(db: Database, houseId: string | null, readerId: string, now: Date) {
  return db
    .selectFrom('application')
    .innerJoin('job', 'job.id', 'application.job_id')
    .select('application.id')
    .where('application.talent_id', '=', sql<string>`talent.id`)
    .where('production_house_id', '=', houseId)
    .where('application.status', '<>', 'withdrawn')
    .where(seenBy(readerId))
    .where(maySeeApplication(now));
}

/** Whether the account of `talent` is not to be erased. */
export const isStaying = sql<boolean>`not exists (select from account_deletion where account_id = talent.id)`;

/**
 * Whether a talent has a page for a house, or for anyone else; the query must join `account`. A profile shown
 * to houses only is visible to any house; a child's, while a guardian lists it, only to houses that may see the
 * child. Who registered as a child has to choose at 18. Nobody sees the page of a talent who asked for the deletion of
 * the account.
 */
export function isVisibleTo(houseId: string | null, now: Date) {
  return sql<boolean>`(verified_at is not null and date_of_birth is not null and ${isStaying} and case
    when ${isChild(now)}
    then visibility <> 'link' and guardian_lists(talent.id) and may_see_child(${houseId}, talent.id)
    else opens_on(talent.id, date_of_birth, visibility_chosen_at) < 'infinity'
      and (visibility = 'public' or visibility = 'houses' and ${houseId}::uuid is not null) end)`;
}

/** Locks a profile for saving: nobody else can save it until the caller's transaction ends. */
export function lockProfile(db: Database, id: string) {
  return db
    .selectFrom('talent')
    .select(['id', 'name', 'date_of_birth', 'profile_type', 'updated_at', 'saved_by_request', 'details'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function updateProfile(db: Database, id: string, profile: Updateable<Talent>) {
  return db.updateTable('talent').set(profile).where('id', '=', id).execute();
}

export function findDraft(db: Database, talentId: string) {
  return db
    .selectFrom('talent_draft')
    .select(['fields', 'based_on', 'saved_at'])
    .where('talent_id', '=', talentId)
    .executeTakeFirst();
}

export function upsertDraft(db: Database, draft: Insertable<TalentDraft>) {
  return db
    .insertInto('talent_draft')
    .values(draft)
    .onConflict((conflict) =>
      conflict.column('talent_id').doUpdateSet((eb) => ({
        fields: eb.ref('excluded.fields'),
        based_on: eb.ref('excluded.based_on'),
        saved_at: eb.ref('excluded.saved_at'),
      })),
    )
    .execute();
}

export function deleteDraft(db: Database, talentId: string) {
  return db.deleteFrom('talent_draft').where('talent_id', '=', talentId).execute();
}

export function deleteDraftsBefore(db: Database, instant: Date) {
  return db.deleteFrom('talent_draft').where('saved_at', '<', instant.toISOString()).execute();
}

/** Returns the first names of children born on one of the days whose guardian allows the greeting. */
export function listBirthdayChildren(db: Database, now: Date, days: number[], max: number) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .innerJoin('guardian', (join) => join.on('guardian.id', '=', sql<string>`consenting_guardian(talent.id)`))
    .select([
      sql<string>`coalesce(substring(talent.name from '\\S+'), '')`.as('name'),
      sql<null>`null`.as('image'),
    ])
    .where(sql<boolean>`month_and_day(talent.date_of_birth) = any(${days})`)
    .where('talent.public_from', 'is not', null)
    .where(isChild(now))
    .where('account.verified_at', 'is not', null)
    .where('guardian.birthday_greeting', '=', true)
    .where(sql<boolean>`guardian_agrees(talent.id)`)
    .orderBy('talent.id')
    .limit(max)
    .execute();
}
