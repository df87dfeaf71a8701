import type { StaffPerson } from '@kirdaar/contract/admin/staff-accounts';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { OWNER_OBJECTION_DAYS, type StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  deleteStaffSessions,
  listStaff,
  updateStaff,
  updateToRemoved,
} from '#features/admin/staff-accounts/queries.ts';
import {
  deleteOpenGrants,
  findColleague,
  hasSecondOwner,
  insertGrant,
  lockStaff,
  needsSecondOwner,
} from '#features/admin/staff-invitations/queries.ts';
import {
  tellOfEndedStaff,
  tellOfProposedEnd,
  tellOwnersOfStaff,
} from '#features/admin/staff-invitations/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readStaff({ db, now }: Services, actor: StaffActor): Promise<StaffPerson[]> {
  const staff = await listStaff(db);
  return staff.map(({ active_since, invitation_ends_at, proposed_by, ...person }) => {
    const { proposer, proposed_role, effective_at, ...shown } = person;
    const isOpen = invitation_ends_at !== null && new Date(invitation_ends_at) > now();
    const unused = invitation_ends_at === null ? 'proposed' : isOpen ? 'invited' : 'expired';
    const state = active_since ? 'active' : unused;
    const proposed = { role: proposed_role, by: proposer, is_own: proposed_by === actor.id, effective_at };
    return { ...shown, state, proposal: proposed_by ? proposed : null, is_self: person.id === actor.id };
  });
}

/** Runs a change of the staff by an owner, one at a time, so that owners who lose the role change nothing any more. */
export function changeStaff<T>(
  { db }: Services,
  actor: { id: string },
  change: (db: Database) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockStaff(trx, actor.id))) throw new AppError('staff_role_required', { roles: ['owner'] });
    return change(trx);
  });
}

/** What a change of the staff waits for: a second owner, or the time in which the person may object. */
export type WaitsFor = 'owner' | 'objection' | undefined;

/** Stores what a second owner is to confirm, in place of an earlier proposal. A role of null removes the person. */
export async function propose(
  { now }: Services,
  db: Database,
  actor: StaffActor,
  staff_id: string,
  role: StaffRole | null,
  effective_at: Date | null = null,
): Promise<WaitsFor> {
  await deleteOpenGrants(db, { staff_id });
  const proposed = { proposed_by: actor.id, proposed_at: now().toISOString() };
  await insertGrant(db, { staff_id, role, ...proposed, effective_at: effective_at?.toISOString() ?? null });
  await insertStaffAct(db, now(), actor, 'proposed_staff_role', ['staff', staff_id], { role });
  return effective_at ? 'objection' : 'owner';
}

export type Colleague = NonNullable<Awaited<ReturnType<typeof findColleague>>>;

export function isActiveOwner({ is_active, role }: Colleague): boolean {
  return is_active && role === 'owner';
}

/**
 * Proposes to take the role or login from an owner, which another owner has to confirm. Without an independent one it
 * takes effect by itself, unless the person objects. Both are told now.
 */
export async function proposeEnd(
  services: Services,
  db: Database,
  actor: StaffActor,
  { id }: Colleague,
  role: StaffRole | null,
): Promise<WaitsFor> {
  const { now, queue } = services;
  if (id === actor.id) throw new AppError('staff_member_is_self');
  const hasOther = await hasSecondOwner(db, actor.id, now(), id);
  const effective_at = hasOther ? null : new Date(now().getTime() + OWNER_OBJECTION_DAYS * DAY_MS);
  await queue.add(db, tellOfProposedEnd, { staff_id: id, by: actor.id, is_timed: !hasOther });
  return propose(services, db, actor, id, role, effective_at);
}

/** Tells everybody that the role or the login of a person ends. */
export async function tellOfEnd(
  { queue }: Services,
  db: Database,
  by: string,
  person: Colleague | undefined,
) {
  if (!person) return;
  const { id, email, role, is_active } = person;
  if (id === by) throw new AppError('staff_member_is_self');
  if (is_active) await queue.add(db, tellOfEndedStaff, { staff_id: id, email, role, by });
}

/** Gives another role, once a second owner confirms it if there is one. Returns what it waits for. */
export function changeStaffRole(services: Services, actor: StaffActor, id: string, role: StaffRole) {
  if (id === actor.id) throw new AppError('staff_member_is_self');
  const { now } = services;
  return changeStaff(services, actor, async (db) => {
    const person = await findListed(db, id);
    if (isActiveOwner(person) && role !== 'owner') return proposeEnd(services, db, actor, person, role);
    const isGrant = !person.is_invited || person.role !== role;
    if (isGrant && (await needsSecondOwner(db, actor.id, now())))
      return propose(services, db, actor, id, role);
    await deleteOpenGrants(db, { staff_id: id });
    if (isGrant) await services.queue.add(db, tellOwnersOfStaff, { staff_id: id });
    await updateStaff(db, id, { role });
    await insertStaffAct(db, now(), actor, 'changed_staff_role', ['staff', id], { role });
    return undefined;
  });
}

/** Removes a colleague at once, and an owner as `proposeEnd` describes. Returns what it waits for. */
export function removeStaff(services: Services, actor: StaffActor, id: string) {
  return changeStaff(services, actor, async (db) => {
    const person = await findListed(db, id);
    if (isActiveOwner(person)) return proposeEnd(services, db, actor, person, null);
    await tellOfEnd(services, db, actor.id, person);
    await endLogin(services, db, id);
    await insertStaffAct(db, services.now(), actor, 'removed_staff', ['staff', id]);
    return undefined;
  });
}

export async function findListed(db: Database, id: string): Promise<Colleague> {
  const person = await findColleague(db, { id });
  if (!person || person.removed_at) throw new AppError('staff_member_not_found');
  return person;
}

/** Ends every way in of a colleague. The name stays in the audit log. */
export async function endLogin({ now }: Services, db: Database, id: string) {
  await updateToRemoved(db, id, now());
  await deleteOpenGrants(db, { staff_id: id });
  await deleteStaffSessions(db, { staff_id: id });
}
