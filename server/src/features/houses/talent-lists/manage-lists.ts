import { type HouseEvent, insertHouseEvent } from '#features/houses/audit-log/queries.ts';
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
import { type Database, hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS, RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

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

export async function renameList(services: Services, actor: ProductionActor, id: string, name: string) {
  const renaming = changeList(services, actor, id, async (trx, list) => {
    if (list.name === name) return undefined;
    await updateTalentList(trx, id, name);
    return { action: 'list_renamed', talent_list_id: id, name: list.name };
  });
  await renaming.catch((error) => {
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw AppError.field('name', 'talent_list_name_taken');
  });
}

export async function deleteList(services: Services, actor: ProductionActor, id: string) {
  await changeList(services, actor, id, async (trx, { name }) => {
    await deleteTalentList(trx, id);
    return { action: 'list_deleted', name };
  });
}

/** Adds a talent that the member may see to one of its lists, once. */
export async function addToList(
  { db, now }: Services,
  actor: ProductionActor,
  listId: string,
  talent_id: string,
) {
  if (!(await findTalentList(db, actor.production_house_id, listId)))
    throw new AppError('talent_list_not_found');
  if (!(await findVisibleTalent(db, actor, talent_id, now()))) throw new AppError('profile_not_found');
  try {
    await insertEntry(db, {
      talent_list_id: listId,
      talent_id,
      account_id: actor.id,
      added_at: now().toISOString(),
    });
  } catch (error) {
    if (!hasCode(error, RULES.TALENT_LIST_ENTRY_LIMIT)) throw error;
    throw new AppError('talent_list_full');
  }
}

/** Removes a talent from a list of the house; repeating it changes nothing. */
export async function removeFromList(
  services: Services,
  actor: ProductionActor,
  talent_list_id: string,
  talent_id: string,
) {
  await changeList(services, actor, talent_list_id, async (trx, { name }) => {
    const removed = await deleteEntry(trx, talent_list_id, talent_id);
    return removed && { action: 'talent_removed', talent_list_id, talent_id, name };
  });
}

/** Changes a list of the house while it is locked, and adds what was done to the audit log. */
async function changeList(
  { db, now }: Services,
  actor: ProductionActor,
  id: string,
  change: (trx: Database, list: { name: string }) => Promise<HouseEvent | undefined>,
) {
  await db.transaction().execute(async (trx) => {
    const list = await lockTalentList(trx, actor.production_house_id, id);
    if (!list) throw new AppError('talent_list_not_found');
    const done = await change(trx, list);
    if (done) await insertHouseEvent(trx, actor, now(), done);
  });
}
