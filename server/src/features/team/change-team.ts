import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { insertHouseEvent } from '#features/house-history/queries.ts';
import { lockMember, updateRole, updateToRemoved } from '#features/team/queries.ts';
import type { ProductionActor } from '#platform/actor.ts';
import { type Database, hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const IS_LAST_OWNER = 'KD240';

type Owner = Pick<ProductionActor, 'id' | 'production_house_id'>;

/** Gives a member of the actor's house another role. */
export async function changeRole(services: Services, actor: Owner, id: string, team_role: TeamRole) {
  await changeMember(services, actor, id, async (db, member) => {
    if (member.team_role === team_role) return;
    await updateRole(db, id, team_role);
    const done = { act: 'role_changed', member_id: id, team_role } as const;
    await insertHouseEvent(db, actor, services.now(), done);
  });
}

/** Takes a member out of the actor's house; every session and other way in ends with that. */
export async function removeMember(services: Services, actor: Owner, id: string) {
  await changeMember(services, actor, id, async (db) => {
    await updateToRemoved(db, id, services.now());
    const act = id === actor.id ? 'member_left' : 'member_removed';
    await insertHouseEvent(db, actor, services.now(), { act, member_id: id });
  });
}

async function changeMember(
  { db }: Services,
  { production_house_id }: Owner,
  id: string,
  change: (db: Database, member: { team_role: TeamRole | null }) => Promise<void>,
) {
  try {
    await db.transaction().execute(async (trx) => {
      const member = await lockMember(trx, production_house_id, id);
      if (!member) throw new Refusal(404, 'Not found.');
      await change(trx, member);
    });
  } catch (error) {
    if (!hasCode(error, IS_LAST_OWNER)) throw error;
    throw new Refusal(409, 'A team keeps at least one owner. Please make somebody else an owner first.');
  }
}
