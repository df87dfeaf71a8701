import { type HouseEvent, insertHouseEvent } from '#features/houses/audit-log/queries.ts';
import {
  deleteEntries,
  deleteTalentList,
  findTalentList,
  insertEntries,
  insertTalentList,
  listVisibleTalent,
  lockTalentList,
  updateTalentList,
} from '#features/houses/talent-lists/queries.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function createList({ db, now }: Services, actor: ProductionActor, name: string) {
  const { id: account_id, production_house_id } = actor;
  const made = { production_house_id, account_id, name, created_at: now().toISOString() };
  const inserted = await insertTalentList(db, made);
  const list = inserted && (await findTalentList(db, production_house_id, inserted.id));
  if (!list) throw AppError.field('name', 'talent_list_name_taken');
  return list;
}

export async function renameList(services: Services, actor: ProductionActor, id: string, name: string) {
  const renaming = changeList(services, actor, id, async (trx, list) => {
    rejectOfColleagues(actor, list);
    if (list.name === name) return [];
    await updateTalentList(trx, id, name);
    return [{ action: 'list_renamed', talent_list_id: id, name: list.name }];
  });
  await renaming.catch((error) => {
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw AppError.field('name', 'talent_list_name_taken');
  });
}

export async function deleteList(services: Services, actor: ProductionActor, id: string) {
  await changeList(services, actor, id, async (trx, list) => {
    rejectOfColleagues(actor, list);
    await deleteTalentList(trx, id);
    return [{ action: 'list_deleted', name: list.name }];
  });
}

/** A member limited to projects changes only lists of their own: those of colleagues have people they do not see. */
function rejectOfColleagues({ id, is_limited }: ProductionActor, { account_id }: KeptList) {
  if (is_limited && account_id !== id) throw new AppError('talent_list_of_colleagues');
}

/** Adds talent to a list of the house, each once. Those the member may not see are left out. */
export async function addToList(
  { db, now }: Services,
  actor: ProductionActor,
  talent_list_id: string,
  talent_ids: string[],
) {
  if (!(await findTalentList(db, actor.production_house_id, talent_list_id)))
    throw new AppError('talent_list_not_found');
  const visible = await requireVisible(db, actor, talent_ids, now());
  const added = { talent_list_id, account_id: actor.id, added_at: now().toISOString() };
  await insertEntries(
    db,
    visible.map((talent_id) => ({ ...added, talent_id })),
  );
}

/** Removes talent from a list of the house. Those the member may not see stay. Idempotent. */
export async function removeFromList(
  services: Services,
  actor: ProductionActor,
  talent_list_id: string,
  talent_ids: string[],
) {
  await changeList(services, actor, talent_list_id, async (trx, { name }) => {
    const visible = await requireVisible(trx, actor, talent_ids, services.now());
    const removed = await deleteEntries(trx, talent_list_id, visible);
    return removed.map(({ talent_id }) => ({ action: 'talent_removed', talent_list_id, talent_id, name }));
  });
}

type KeptList = NonNullable<Awaited<ReturnType<typeof lockTalentList>>>;

async function requireVisible(db: Database, actor: ProductionActor, talent_ids: string[], now: Date) {
  const visible = await listVisibleTalent(db, actor, talent_ids, now);
  if (visible.length === 0) throw new AppError('profile_not_found');
  return visible;
}

/** Changes a list of the house while it is locked, and adds what was done to the audit log. */
async function changeList(
  { db, now }: Services,
  actor: ProductionActor,
  id: string,
  change: (trx: Database, list: KeptList) => Promise<HouseEvent[]>,
) {
  await db.transaction().execute(async (trx) => {
    const list = await lockTalentList(trx, actor.production_house_id, id);
    if (!list) throw new AppError('talent_list_not_found');
    for (const done of await change(trx, list)) await insertHouseEvent(trx, actor, now(), done);
  });
}
