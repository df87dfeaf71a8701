import type { StaffPerson } from '@kirdaar/contract/admin/staff-accounts';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  deleteStaffSessions,
  listStaff,
  updateStaff,
  updateToRemoved,
} from '#features/admin/staff-accounts/queries.ts';
import {
  deleteOpenGrant,
  findColleague,
  findFormerOwner,
  insertGrant,
  lockStaff,
  needsSecondOwner,
} from '#features/admin/staff-invitations/queries.ts';
import { tellOfEndedStaff, tellOwnersOfStaff } from '#features/admin/staff-invitations/tasks.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readStaff({ db, now }: Services, actor: StaffActor): Promise<StaffPerson[]> {
  const staff = await listStaff(db);
  return staff.map(({ active_since, invitation_ends_at, proposed_role, proposed_by, ...person }) => {
    const { proposer, ...shown } = person;
    const isOpen = invitation_ends_at !== null && new Date(invitation_ends_at) > now();
    const unused = invitation_ends_at === null ? 'proposed' : isOpen ? 'invited' : 'expired';
    const state = active_since ? 'active' : unused;
    const proposal = proposed_role && { role: proposed_role, by: proposer, is_own: proposed_by === actor.id };
    return { ...shown, state, proposal, is_self: person.id === actor.id };
  });
}

/** Runs a change of the staff by an owner, one at a time, so that owners who lose the role change nothing any more. */
export async function changeStaff<T>(
  { db }: Services,
  actor: StaffActor,
  change: (db: Database) => Promise<T>,
) {
  try {
    return await db.transaction().execute(async (trx) => {
      if (!(await lockStaff(trx, actor.id))) throw new AppError('staff_role_required');
      return change(trx);
    });
  } catch (error) {
    throw hasCode(error, RULES.LAST_STAFF_OWNER) ? new AppError('last_staff_owner') : error;
  }
}

/** Stores the role that a second owner is to confirm, in place of an earlier proposal. Null only removes that. */
export async function proposeRole(
  { now }: Services,
  db: Database,
  actor: StaffActor,
  staff_id: string,
  role: StaffRole | null,
) {
  await deleteOpenGrant(db, staff_id);
  if (!role) return;
  await insertGrant(db, { staff_id, role, proposed_by: actor.id, proposed_at: now().toISOString() });
  await insertStaffAct(db, now(), actor, 'proposed_staff_role', ['staff', staff_id], { role });
}

type Colleague = NonNullable<Awaited<ReturnType<typeof findColleague>>>;

/**
 * Stores and tells that an owner takes the role or the login from another. One person does that once in 30 days, so
 * nobody ends up as the only owner alone.
 */
export async function endOwnership(
  { now, queue }: Services,
  db: Database,
  actor: StaffActor,
  person: Colleague | undefined,
) {
  if (!person?.is_active) return;
  const { id, email, role } = person;
  if (id === actor.id) throw new AppError('staff_member_is_self');
  if (role === 'owner') {
    if (await findFormerOwner(db, now())) throw new AppError('owner_ended_recently');
    await updateStaff(db, id, { owner_until: now().toISOString() });
  }
  await queue.add(db, tellOfEndedStaff, { staff_id: id, email, role, by: actor.id });
}

function isNewRole(person: Colleague, role: StaffRole): boolean {
  return !person.is_invited || (person.role !== role && person.role !== 'owner');
}

/**
 * Gives another role, once a second owner confirms it if there is one. The role of an owner is taken away at once.
 * Returns whether it waits.
 */
export function changeStaffRole(services: Services, actor: StaffActor, id: string, role: StaffRole) {
  if (id === actor.id) throw new AppError('staff_member_is_self');
  const { now } = services;
  return changeStaff(services, actor, async (db) => {
    const person = await findColleague(db, { id });
    if (!person || person.removed_at) throw new AppError('staff_member_not_found');
    const isGrant = isNewRole(person, role);
    const waits = isGrant && (await needsSecondOwner(db, actor.id, now()));
    await proposeRole(services, db, actor, id, waits ? role : null);
    if (waits) return true;
    await (isGrant
      ? services.queue.add(db, tellOwnersOfStaff, { staff_id: id })
      : endOwnership(services, db, actor, person));
    await updateStaff(db, id, { role });
    await insertStaffAct(db, now(), actor, 'changed_staff_role', ['staff', id], { role });
    return false;
  });
}

/** Ends every way in of a colleague. The name stays in the audit log. */
export function removeStaff(services: Services, actor: StaffActor, id: string) {
  return changeStaff(services, actor, async (db) => {
    const person = await findColleague(db, { id });
    if (!person || person.removed_at) throw new AppError('staff_member_not_found');
    await endOwnership(services, db, actor, person);
    await updateToRemoved(db, id, services.now());
    await deleteOpenGrant(db, id);
    await deleteStaffSessions(db, { staff_id: id });
    await insertStaffAct(db, services.now(), actor, 'removed_staff', ['staff', id]);
  });
}
