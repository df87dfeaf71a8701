import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { insertHouseEvent } from '#features/houses/audit-log/queries.ts';
import {
  deleteCalendarLink,
  lockMember,
  updateRole,
  updateToRemoved,
} from '#features/houses/team/queries.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Owner = Pick<ProductionActor, 'id' | 'production_house_id'>;

/** Changes the role of a member of the actor's house. */
export async function changeRole(services: Services, actor: Owner, id: string, team_role: TeamRole) {
  await changeMember(services, actor, id, async (db, member) => {
    if (member.team_role === team_role) return;
    await updateRole(db, id, team_role);
    const done = { action: 'role_changed', member_id: id, team_role } as const;
    await insertHouseEvent(db, actor, services.now(), done);
  });
}

/** Removes a member from the actor's house and ends all their sessions and other access. */
export async function removeMember(services: Services, actor: Owner, id: string) {
  await changeMember(services, actor, id, async (db) => {
    await updateToRemoved(db, id, services.now());
    const action = id === actor.id ? 'member_left' : 'member_removed';
    await insertHouseEvent(db, actor, services.now(), { action, member_id: id });
  });
}

/** Ends the calendar link of a member of the actor's house, if there is one. */
export async function endCalendarLink(services: Services, actor: Owner, id: string) {
  await changeMember(services, actor, id, async (db) => {
    if (!(await deleteCalendarLink(db, id))) return;
    const done = { action: 'calendar_link_ended', member_id: id } as const;
    await insertHouseEvent(db, actor, services.now(), done);
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
      if (!member) throw new AppError('member_not_found');
      await change(trx, member);
    });
  } catch (error) {
    if (!hasCode(error, RULES.LAST_OWNER)) throw error;
    throw new AppError('last_owner');
  }
}
