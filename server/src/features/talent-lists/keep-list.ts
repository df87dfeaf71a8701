import { TALENT_LIST_MOST, TALENT_LISTS_MOST } from '@kirdaar/contract/rules/limits';
import { insertHouseEvent } from '#features/house-history/queries.ts';
import {
  deleteEntry,
  deleteTalentList,
  findTalentList,
  findVisibleTalent,
  insertEntry,
  insertTalentList,
  lockTalentList,
  updateTalentList,
} from '#features/talent-lists/queries.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const UNIQUE_VIOLATION = '23505';
const HAS_ENOUGH_LISTS = 'KD243';
const IS_FULL = 'KD244';

/** Makes a list of talents for the whole house. */
export async function makeList({ db, now }: Services, actor: ProductionActor, name: string) {
  const { id: account_id, production_house_id } = actor;
  const made = { production_house_id, account_id, name, created_at: now().toISOString() };
  try {
    const inserted = await insertTalentList(db, made);
    const list = inserted && (await findTalentList(db, production_house_id, inserted.id));
    if (!list) throw taken();
    return list;
  } catch (error) {
    if (!hasCode(error, HAS_ENOUGH_LISTS)) throw error;
    throw new Refusal(409, `A house has at most ${TALENT_LISTS_MOST} lists.`);
  }
}

export async function renameList({ db, now }: Services, actor: ProductionActor, id: string, name: string) {
  try {
    await db.transaction().execute(async (trx) => {
      const list = await lockTalentList(trx, actor.production_house_id, id);
      if (!list) throw missing();
      if (list.name === name) return;
      await updateTalentList(trx, id, name);
      const done = { act: 'list_renamed', talent_list_id: id, name: list.name } as const;
      await insertHouseEvent(trx, actor, now(), done);
    });
  } catch (error) {
    if (hasCode(error, UNIQUE_VIOLATION)) throw taken();
    throw error;
  }
}

export async function deleteList({ db, now }: Services, actor: ProductionActor, id: string) {
  await db.transaction().execute(async (trx) => {
    const list = await lockTalentList(trx, actor.production_house_id, id);
    if (!list) throw missing();
    await deleteTalentList(trx, id);
    await insertHouseEvent(trx, actor, now(), { act: 'list_deleted', name: list.name });
  });
}

/** Puts a talent whom the house may see on one of its lists, once. */
export async function addToList(
  { db, now }: Services,
  { id: account_id, production_house_id }: ProductionActor,
  listId: string,
  talent_id: string,
) {
  if (!(await findTalentList(db, production_house_id, listId))) throw missing();
  if (!(await findVisibleTalent(db, production_house_id, talent_id, now())))
    throw new Refusal(404, 'No profile found.');
  try {
    await insertEntry(db, { talent_list_id: listId, talent_id, account_id, added_at: now().toISOString() });
  } catch (error) {
    if (!hasCode(error, IS_FULL)) throw error;
    throw new Refusal(409, `A list has at most ${TALENT_LIST_MOST} talents.`);
  }
}

/** Takes a talent off a list of the house; once more does nothing. */
export async function takeOffList(
  { db, now }: Services,
  actor: ProductionActor,
  listId: string,
  talent_id: string,
) {
  await db.transaction().execute(async (trx) => {
    const list = await lockTalentList(trx, actor.production_house_id, listId);
    if (!list) throw missing();
    if (!(await deleteEntry(trx, listId, talent_id))) return;
    const done = { act: 'talent_removed', talent_list_id: listId, talent_id, name: list.name } as const;
    await insertHouseEvent(trx, actor, now(), done);
  });
}

export function missing() {
  return new Refusal(404, 'Not found.');
}

function taken() {
  const message = 'Your house has another list of this name.';
  return new Refusal(409, message, { fields: { name: message } });
}
