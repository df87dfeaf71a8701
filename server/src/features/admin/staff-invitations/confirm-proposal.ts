import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  type Colleague,
  changeStaff,
  endLogin,
  findListed,
  isActiveOwner,
  tellOfEnd,
} from '#features/admin/staff-accounts/change-staff.ts';
import { updateStaff } from '#features/admin/staff-accounts/queries.ts';
import { requireSecondPerson } from '#features/admin/staff-accounts/second-person.ts';
import { newLink, storeInvitation } from '#features/admin/staff-invitations/invite-staff.ts';
import {
  deleteOpenGrants,
  findOpenGrant,
  listDueGrants,
  lockStaff,
  updateGrantToConfirmed,
} from '#features/admin/staff-invitations/queries.ts';
import { sendStaffInvitation, tellOwnersOfStaff } from '#features/admin/staff-invitations/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Grant = NonNullable<Awaited<ReturnType<typeof findOpenGrant>>>;

/** Confirms what another owner proposed. An owner may also agree to what would take effect without an objection. */
export function confirmProposal(services: Services, actor: StaffActor, id: string, role: StaffRole | null) {
  const { now } = services;
  return changeStaff(services, actor, async (db) => {
    const person = await findListed(db, id);
    const grant = await findOpenGrant(db, id, role);
    if (!grant) throw new AppError('staff_proposal_gone');
    if (id !== actor.id) await requireSecondPerson(db, grant.proposed_by, actor.id, now());
    else if (!grant.effective_at) throw new AppError('staff_member_is_self');
    await updateGrantToConfirmed(db, grant.id, actor.id, now());
    await carryOut(services, db, person, grant);
    await insertStaffAct(db, now(), actor, actionOf(role, 'confirmed_staff_role'), ['staff', id], { role });
  });
}

/** Withdraws a proposal, or objects to that of another owner. */
export function rejectProposal(services: Services, actor: StaffActor, staff_id: string) {
  return changeStaff(services, actor, async (db) => {
    if (!(await deleteOpenGrants(db, { staff_id }))) throw new AppError('staff_proposal_gone');
    await insertStaffAct(db, services.now(), actor, 'rejected_staff_proposal', ['staff', staff_id]);
  });
}

/** Carries out the proposals to which nobody objected in time, of those who are still owners. */
export async function carryOutUnopposed(services: Services) {
  const { db, now } = services;
  for (const { staff_id, role, proposed_by } of await listDueGrants(db, now()))
    await db.transaction().execute(async (trx) => {
      const isOwner = await lockStaff(trx, proposed_by);
      const grant = await findOpenGrant(trx, staff_id, role);
      if (grant?.proposed_by !== proposed_by) return;
      if (!isOwner) {
        await deleteOpenGrants(trx, { staff_id });
        return;
      }
      await updateGrantToConfirmed(trx, grant.id, null, now());
      await carryOut(services, trx, await findListed(trx, staff_id), grant);
      const act = actionOf(role, 'changed_staff_role');
      await insertStaffAct(trx, now(), { id: proposed_by }, act, ['staff', staff_id], { role });
    });
}

function actionOf<A>(role: StaffRole | null, action: A) {
  return role ? action : 'removed_staff';
}

/** The same role again is a new login. */
async function carryOut(services: Services, db: Database, person: Colleague, { role, proposed_by }: Grant) {
  const { now, queue } = services;
  const { id, email, is_invited } = person;
  const isEnd = isActiveOwner(person);
  if (isEnd) {
    await updateStaff(db, id, { owner_until: now().toISOString() });
    await deleteOpenGrants(db, { proposed_by: id });
    await tellOfEnd(services, db, proposed_by, person);
  }
  if (!role) return endLogin(services, db, id);
  if (is_invited && !(isEnd && role === 'owner')) {
    await updateStaff(db, id, { role });
    if (!isEnd) await queue.add(db, tellOwnersOfStaff, { staff_id: id });
    return;
  }
  await storeInvitation(db, now(), { email, role, ...newLink(services) });
  await queue.add(db, sendStaffInvitation, { staff_id: id });
}
