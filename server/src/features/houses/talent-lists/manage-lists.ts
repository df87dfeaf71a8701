import { insertHouseEvent } from '#features/houses/audit-log/queries.ts';
import {
  deleteEntry,
  deleteTalentList,
  findTalentList,
  findVisibleTalent,
  insertEntry,
  insertTalentList,
  lockTalentList,
  updateTalentList,
} from '#features/houses/talent-lists/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS, RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Creates a talent list for the whole house. */
export async function createList({ db, now }: Services, actor: ProductionActor, name: string) {
  const { id: account_id, production_house_id } = actor;
  const made = { production_house_id, account_id, name, created_at: now().toISOString() };
  try {
    const inserted = await insertTalentList(db, made);
    const list = inserted && (await findTalentList(db, production_house_id, inserted.id));
    if (!list) throw AppError.field('name', 'talent_list_name_taken');
    return list;
  } catch (error) {
    if (!hasCode(error, RULES.TALENT_LIST_LIMIT)) throw error;
    throw new AppError('too_many_talent_lists');
  }
}

export async function renameList({ db, now }: Services, actor: ProductionActor, id: string, name: string) {
  try {
    await db.transaction().execute(async (trx) => {
      const list = await lockTalentList(trx, actor.production_house_id, id);
      if (!list) throw new AppError('talent_list_not_found');
      if (list.name === name) return;
      await updateTalentList(trx, id, name);
      const done = { action: 'list_renamed', talent_list_id: id, name: list.name } as const;
      await insertHouseEvent(trx, actor, now(), done);
    });
  } catch (error) {
    if (hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION))
      throw AppError.field('name', 'talent_list_name_taken');
    throw error;
  }
}

export async function deleteList({ db, now }: Services, actor: ProductionActor, id: string) {
  await db.transaction().execute(async (trx) => {
    const list = await lockTalentList(trx, actor.production_house_id, id);
    if (!list) throw new AppError('talent_list_not_found');
    await deleteTalentList(trx, id);
    await insertHouseEvent(trx, actor, now(), { action: 'list_deleted', name: list.name });
  });
}

/** Adds a talent that the house may see to one of its lists, once. */
export async function addToList(
  { db, now }: Services,
  { id: account_id, production_house_id }: ProductionActor,
  listId: string,
  talent_id: string,
) {
  if (!(await findTalentList(db, production_house_id, listId))) throw new AppError('talent_list_not_found');
  if (!(await findVisibleTalent(db, production_house_id, talent_id, now())))
    throw new AppError('profile_not_found');
  try {
    await insertEntry(db, { talent_list_id: listId, talent_id, account_id, added_at: now().toISOString() });
  } catch (error) {
    if (!hasCode(error, RULES.TALENT_LIST_ENTRY_LIMIT)) throw error;
    throw new AppError('talent_list_full');
  }
}

/** Removes a talent from a list of the house; repeating it changes nothing. */
export async function removeFromList(
  { db, now }: Services,
  actor: ProductionActor,
  listId: string,
  talent_id: string,
) {
  await db.transaction().execute(async (trx) => {
    const list = await lockTalentList(trx, actor.production_house_id, listId);
    if (!list) throw new AppError('talent_list_not_found');
    if (!(await deleteEntry(trx, listId, talent_id))) return;
    const done = { action: 'talent_removed', talent_list_id: listId, talent_id, name: list.name } as const;
    await insertHouseEvent(trx, actor, now(), done);
  });
}
