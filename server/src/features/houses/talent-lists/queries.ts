import type { FoundTalent } from '@kirdaar/contract/houses/discovery';
import { listActions } from '@kirdaar/contract/rules/audit-actions';
import { type Insertable, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { maySee } from '#features/accounts/visible-children/queries.ts';
import { seenBy } from '#features/accounts/visible-projects/queries.ts';
import { selectHouseEvents } from '#features/houses/audit-log/queries.ts';
import { isStaying, isVisibleTo } from '#features/talent/profile/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { TalentList, TalentListEntry } from '#platform/database/database-types.generated.ts';

/** A member of a house; without an id, the whole house. */
interface Member {
  id: string | null;
  production_house_id: string;
}

/** Returns the lists of a house by name, and whether each contains all of the given talent. */
export function listTalentLists(db: Database, houseId: string, talentIds: string[]) {
  return selectLists(db, houseId)
    .select(
      sql<boolean>`(
        select count(*) between 1 and sum(case when talent_id is null then 0 else 1 end)
        from unnest(${talentIds}::uuid[]) as asked
          left join talent_list_entry on talent_id = asked and talent_list_id = talent_list.id
      )`.as('has_talent'),
    )
    .orderBy(sql`lower(name)`)
    .execute();
}

export function findTalentList(db: Database, houseId: string, id: string) {
  return selectLists(db, houseId).where('talent_list.id', '=', id).executeTakeFirst();
}

function selectLists(db: Database, houseId: string) {
  return db
    .selectFrom('talent_list')
    .select([
      'talent_list.id',
      'talent_list.name',
      sql<string | null>`member_name(talent_list.account_id)`.as('made_by'),
      'created_at',
      sql<number>`(
        select count(*) from talent_list_entry join talent on talent.id = talent_id
        where talent_list_id = talent_list.id and ${maySee(houseId)}
      )`.as('talents'),
    ])
    .where('production_house_id', '=', houseId);
}

/** Stores a list. Returns undefined if the house already has one with this name. */
export function insertTalentList(db: Database, list: Insertable<TalentList>) {
  return db
    .insertInto('talent_list')
    .values(list)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Returns and locks a list of the house, so that it is not renamed or deleted until the transaction ends. */
export function lockTalentList(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('talent_list')
    .select(['id', 'name', 'account_id'])
    .where('id', '=', id)
    .where('production_house_id', '=', houseId)
    .forUpdate()
    .executeTakeFirst();
}

export function updateTalentList(db: Database, id: string, name: string) {
  return db.updateTable('talent_list').set({ name }).where('id', '=', id).execute();
}

export function deleteTalentList(db: Database, id: string) {
  return db.deleteFrom('talent_list').where('id', '=', id).execute();
}

/** Returns the audit log of all lists of a house, or of one list, latest first. */
export function listListEvents(db: Database, member: Member, now: Date, listId?: string) {
  const shownName = selectShown(db, member, now)
    .select('shown.name')
    .where('talent.id', '=', sql.ref<string>('audit_log_entry.talent_id'));
  return selectHouseEvents(db, listActions)
    .select([sql<string>`name`.as('name'), shownName.as('talent')])
    .where('production_house_id', '=', member.production_house_id)
    .where('job_id', 'is', null)
    .$if(listId !== undefined, (some) => some.where('talent_list_id', '=', listId ?? null))
    .execute();
}

/** Returns the talent of a list that a member may see, latest first. */
export function listEntries(db: Database, member: Member, listId: string, now: Date) {
  const shown = sql.ref('shown');
  return selectShown(db, member, now)
    .innerJoin('talent_list_entry', 'talent_list_entry.talent_id', 'talent.id')
    .select([
      jsonBuildObject({
        id: sql<string>`${shown}.id`,
        name: sql<string>`${shown}.name`,
        age: sql<number | null>`${shown}.age`,
        gender: sql<FoundTalent['gender']>`${shown}.gender`,
        city: sql<string | null>`${shown}.city`,
        image: sql<string | null>`${shown}.image`,
        hair_color: sql<string | null>`${shown}.hair_color`,
        body_type: sql<string | null>`${shown}.body_type`,
        beard: sql<string | null>`${shown}.beard`,
        eye_color: sql<string | null>`${shown}.eye_color`,
        profileType: sql<FoundTalent['profileType']>`${shown}.profile_type`,
        applied: hasApplied(member),
        is_leaving: sql<boolean>`not ${isStaying}`,
      }).as('talent'),
      sql<string | null>`member_name(talent_list_entry.account_id)`.as('added_by'),
      'added_at',
    ])
    .where('talent_list_id', '=', listId)
    .orderBy('added_at', 'desc')
    .orderBy('talent.id')
    .execute();
}

function selectShown(db: Database, member: Member, now: Date) {
  const shown = sql<FoundTalent>`talent_for_houses(${now.toISOString()})`.as('shown');
  return selectVisible(db, member, now).innerJoin(shown, (join) => join.onRef('shown.id', '=', 'talent.id'));
}

/** Returns those of the ids whose talent a member may see: visible to houses, or an applicant in a project they see. */
export async function listVisibleTalent(db: Database, member: Member, ids: string[], now: Date) {
  const found = await selectVisible(db, member, now)
    .select('talent.id')
    .where('talent.id', 'in', ids)
    .execute();
  return found.map(({ id }) => id);
}

export function selectVisible(db: Database, member: Member, now: Date) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .where(isVisible(member, now));
}

/** Whether a member sees the query's talent: visible to houses, or an applicant in a project they see. */
export function isVisible(member: Member, now: Date) {
  const houseId = member.production_house_id;
  return sql<boolean>`(${isVisibleTo(houseId, now)} or (${hasApplied(member)} and ${maySee(houseId, now)}))`;
}

function hasApplied({ id, production_house_id }: Member) {
  const seen = id === null ? sql`true` : seenBy(id);
  return sql<boolean>`exists (
    select from application join job on job.id = job_id
    where application.talent_id = talent.id and hidden_at is null
      and job.production_house_id = ${production_house_id} and ${seen})`;
}

/** Adds talent to a list, but those who are already on it. */
export function insertEntries(db: Database, entries: Insertable<TalentListEntry>[]) {
  return db
    .insertInto('talent_list_entry')
    .values(entries)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes talent from a list, and returns those who were on it. */
export function deleteEntries(db: Database, talent_list_id: string, talent_ids: string[]) {
  return db
    .deleteFrom('talent_list_entry')
    .where('talent_list_id', '=', talent_list_id)
    .where('talent_id', 'in', talent_ids)
    .returning('talent_id')
    .execute();
}
