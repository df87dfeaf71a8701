import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { updateRole, updateToRemoved } from '#features/team/queries.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const IS_LAST_OWNER = 'KD240';

/** Gives a member of the actor's house another role. */
export async function changeRole(
  { db }: Services,
  { production_house_id }: ProductionActor,
  id: string,
  team_role: TeamRole,
) {
  await unlessLastOwner(() => updateRole(db, production_house_id, id, team_role));
}

/** Takes a member out of the actor's house; every session and other way in ends with that. */
export async function removeMember(
  { db, now }: Services,
  { production_house_id }: Pick<ProductionActor, 'production_house_id'>,
  id: string,
) {
  await unlessLastOwner(() => updateToRemoved(db, production_house_id, id, now()));
}

async function unlessLastOwner(change: () => Promise<{ id: string } | undefined>) {
  try {
    if (!(await change())) throw new Refusal(404, 'Not found.');
  } catch (error) {
    if (!hasCode(error, IS_LAST_OWNER)) throw error;
    throw new Refusal(409, 'A team keeps at least one owner. Please make somebody else an owner first.');
  }
}
