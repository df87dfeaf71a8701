import type { FoundTalent } from '@kirdaar/contract/discovery';
import { listActs } from '@kirdaar/contract/rules/house-acts';
import { type Insertable, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { selectHouseEvents } from '#features/house-history/queries.ts';
import { isChild, isShownTo } from '#features/talent/queries.ts';
import type { Database } from '#platform/database.ts';
import type { TalentList, TalentListEntry } from '#platform/database-types.generated.ts';

/** The lists of a house by name, and which of them a talent is on. */
export function listTalentLists(db: Database, houseId: string, talentId: string | undefined) {
  return selectLists(db, houseId)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('talent_list_entry')
            .select('talent_id')
            .whereRef('talent_list_id', '=', 'talent_list.id')
            .where('talent_id', '=', talentId ?? null),
        )
        .$castTo<boolean>()
        .as('has_talent'),
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
      sql<number>`(select count(*) from talent_list_entry where talent_list_id = talent_list.id)`.as(
        'talents',
      ),
    ])
    .where('production_house_id', '=', houseId);
}

/** Stores a list, or returns undefined if the house has one of this name. */
export function insertTalentList(db: Database, list: Insertable<TalentList>) {
  return db
    .insertInto('talent_list')
    .values(list)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** A list of the house, which nobody renames or deletes while the transaction lasts. */
export function lockTalentList(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('talent_list')
    .select(['id', 'name'])
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

/** What was done to the lists of a house, or to one of them, the latest first. */
export function listListEvents(db: Database, houseId: string, now: Date, listId?: string) {
  const shownName = selectVisible(db, houseId, now)
    .innerJoin(sql<FoundTalent>`talent_for_houses(${now.toISOString()})`.as('shown'), (join) =>
      join.onRef('shown.id', '=', 'talent.id'),
    )
    .select('shown.name')
    .where('talent.id', '=', sql.ref<string>('house_event.talent_id'));
  return selectHouseEvents(db, listActs)
    .select([sql<string>`name`.as('name'), shownName.as('talent')])
    .where('production_house_id', '=', houseId)
    .where('job_id', 'is', null)
    .$if(listId !== undefined, (some) => some.where('talent_list_id', '=', listId ?? null))
    .execute();
}

/** The talents of a list whom the house may see, latest first. */
export function listEntries(db: Database, houseId: string, listId: string, now: Date) {
  const shown = sql.ref('shown');
  return selectVisible(db, houseId, now)
    .innerJoin('talent_list_entry', 'talent_list_entry.talent_id', 'talent.id')
    .innerJoin(sql<FoundTalent>`talent_for_houses(${now.toISOString()})`.as('shown'), (join) =>
      join.onRef('shown.id', '=', 'talent.id'),
    )
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
        applied: hasApplied(houseId),
      }).as('talent'),
      sql<string | null>`member_name(talent_list_entry.account_id)`.as('added_by'),
      'added_at',
    ])
    .where('talent_list_id', '=', listId)
    .orderBy('added_at', 'desc')
    .orderBy('talent.id')
    .execute();
}

/** The talent again, if the house may see this one at all: shown to it, or among its applicants. */
export function findVisibleTalent(db: Database, houseId: string, id: string, now: Date) {
  return selectVisible(db, houseId, now).select('talent.id').where('talent.id', '=', id).executeTakeFirst();
}

/** The talents a house may see at all: shown to it, or among its applicants. */
export function selectVisible(db: Database, houseId: string, now: Date) {
  const isKnown = sql`(select verification = 'documents' from production_house where id = ${houseId})`;
  const maySeeApplicant = sql`(not ${isChild(now)} or ${isKnown} or guardian_agrees(talent.id))`;
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .where(sql<boolean>`(${isShownTo(houseId, now)} or (${hasApplied(houseId)} and ${maySeeApplicant}))`);
}

function hasApplied(houseId: string) {
  return sql<boolean>`exists (
    select from application join job on job.id = job_id
    where application.talent_id = talent.id and job.production_house_id = ${houseId})`;
}

/** Puts a talent on a list; undefined if it is there already. */
export function insertEntry(db: Database, entry: Insertable<TalentListEntry>) {
  return db
    .insertInto('talent_list_entry')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .returning('talent_id')
    .executeTakeFirst();
}

/** Takes a talent off a list; undefined if it was not on it. */
export function deleteEntry(db: Database, talent_list_id: string, talent_id: string) {
  return db
    .deleteFrom('talent_list_entry')
    .where('talent_list_id', '=', talent_list_id)
    .where('talent_id', '=', talent_id)
    .returning('talent_id')
    .executeTakeFirst();
}
