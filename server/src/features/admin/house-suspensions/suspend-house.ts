import type { StaffHouse } from '@kirdaar/contract/admin/house-suspensions';
import type { SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import { rememberBanned } from '#features/accounts/identity/banned-identities.ts';
import { deleteBannedIdentities } from '#features/accounts/identity/banned-queries.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import type { CarryOut, Desk } from '#features/admin/decisions/carry-out.ts';
import { notifyApplicantsOfSuspension, notifyOfSuspension } from '#features/admin/decisions/notify-tasks.ts';
import { findDecision } from '#features/admin/decisions/queries.ts';
import {
  extendAnswers,
  findHouseForStaff,
  findSuspension,
  holdJobs,
  insertSuspension,
  listHistory,
  listOpenSuspensions,
  lockHouseToSuspend,
  lockSuspension,
  releaseJobs,
  updateReplaced,
  updateSuspension,
} from '#features/admin/house-suspensions/queries.ts';
import { listRelatedToHouse } from '#features/admin/related/queries.ts';
import { findStillIs } from '#features/admin/staff-accounts/queries.ts';
import { requireSecondPerson } from '#features/admin/staff-accounts/second-person.ts';
import { listScheduled } from '#features/applications/decisions/queries.ts';
import { sendScheduledDecisions } from '#features/applications/decisions/tasks.ts';
import { readAnswers } from '#features/applications/house-page/read-house-page.ts';
import { maskEmail, maskMobile } from '#platform/channels/mask-contact.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function readHouseForStaff(
  { db, now }: Services,
  actor: StaffActor,
  id: string,
): Promise<StaffHouse> {
  const found = await findHouseForStaff(db, id);
  if (!found) throw new AppError('house_gone');
  const { email, phone, ...house } = found;
  await insertStaffAct(db, now(), actor, 'viewed_house', ['house', id]);
  const open = await listOpenSuspensions(db, id);
  const proposed = open.find(({ confirmed_at }) => confirmed_at === null) ?? null;
  const { calls: posted, ...related } = await listRelatedToHouse(db, id);
  return {
    ...house,
    ...related,
    posted,
    contact: { email: email && maskEmail(email), phone: phone && maskMobile(phone) },
    answers: await readAnswers(db, id, now()),
    decision: await findDecision(db, actor, ['suspension', id], now()),
    history: await listHistory(db, id),
    proposed,
    in_force: open.find(({ confirmed_at }) => confirmed_at !== null) ?? null,
    is_own_proposal: proposed?.proposed_by_id === actor.id,
  };
}

/** Returns the contact of a house, for a reason that the audit log keeps. */
export async function readHouseContact({ db, now }: Services, staff: StaffActor, id: string, reason: string) {
  const house = await findHouseForStaff(db, id);
  if (!house) throw new AppError('house_gone');
  await insertStaffAct(db, now(), staff, 'viewed_contact', ['house', id], { reason });
  return { email: house.email, phone: house.phone };
}

export async function readSuspension({ db }: Services, id: string) {
  const found = await findSuspension(db, id);
  if (!found) throw new AppError('suspension_gone');
  return found;
}

/**
 * Proposes to suspend or ban a house; a suspended one can only be banned. Nothing changes until a colleague
 * confirms it.
 */
export async function proposeSuspension(
  { db, now }: Services,
  staff: StaffActor,
  houseId: string,
  details: { kind: SuspensionKind; reason: string },
) {
  await db.transaction().execute(async (trx) => {
    const house = await lockHouseToSuspend(trx, houseId);
    if (!house) throw new AppError('house_gone');
    const isSuspended = house.suspension === 'ban' || house.suspension === details.kind;
    const proposal = { ...details, proposed_by: staff.id, proposed_at: now().toISOString() };
    if (isSuspended || !(await insertSuspension(trx, { ...proposal, production_house_id: houseId })))
      throw new AppError('house_suspended_already');
    await insertStaffAct(trx, now(), staff, 'proposed_suspension', ['house', houseId], details);
  });
}

/**
 * Confirms the proposal of a colleague. If the colleague has left the staff, it becomes a proposal of the caller instead.
 * Once confirmed, the casting calls of the house vanish, its people are told why, and talent with an open application or
 * a role are told too. The owners of a banned house cannot register another.
 */
export const confirmSuspension: CarryOut<{ id: string }> = async (desk, { id }) => {
  const { db, now, queue, staff, id: houseId } = desk;
  const { kind, reason, proposed_by, confirmed_at, company_name } = await lock(desk, id);
  if (confirmed_at) throw new AppError('nothing_to_review');
  if (!(await findStillIs(db, proposed_by, ['moderator', 'owner']))) {
    await updateSuspension(db, id, { proposed_by: staff.id, proposed_at: now().toISOString() });
    await insertStaffAct(db, now(), staff, 'proposed_suspension', ['house', houseId], { kind, reason });
    return { title: company_name };
  }
  await requireSecondPerson(db, proposed_by, staff.id, now());
  await updateReplaced(db, houseId, staff.id, now());
  await updateSuspension(db, id, { confirmed_by: staff.id, confirmed_at: now().toISOString() });
  await holdJobs(db, houseId, now());
  if (kind === 'ban') await rememberBanned(desk, houseId);
  await queue.add(db, notifyOfSuspension, { suspension_id: id, ended: false });
  await queue.add(db, notifyApplicantsOfSuspension, { suspension_id: id, ended: false });
  await insertStaffAct(db, now(), staff, 'confirmed_suspension', ['house', houseId], { kind });
  return { title: company_name };
};

export const dismissProposal: CarryOut<{ id: string }> = async (desk, { id }) => {
  const { db, now, staff } = desk;
  const { kind, confirmed_at, company_name } = await lock(desk, id);
  if (confirmed_at) throw new AppError('suspension_gone');
  await updateSuspension(db, id, { ended_by: staff.id, ended_at: now().toISOString() });
  await insertStaffAct(db, now(), staff, 'dismissed_suspension', ['house', desk.id], { kind });
  return { title: company_name };
};

export const endSuspension: CarryOut<{ id: string }> = async (desk, { id }) => {
  const { db, now, queue, staff } = desk;
  const { kind, company_name } = await lock(desk, id);
  if (kind === 'ban') throw new AppError('ban_ends_by_appeal');
  await lift(desk, id, desk.id);
  await queue.add(db, notifyOfSuspension, { suspension_id: id, ended: true });
  await insertStaffAct(db, now(), staff, 'ended_suspension', ['house', desk.id], { kind });
  return { title: company_name };
};

/** Ends a suspension or ban that is in force: the casting calls are as before, and applicants are told. */
export async function lift({ db, now, queue, staff }: Desk, suspension_id: string, houseId: string) {
  await updateSuspension(db, suspension_id, { ended_by: staff.id, ended_at: now().toISOString() });
  await releaseJobs(db, houseId);
  await extendAnswers(db, houseId, now());
  await deleteBannedIdentities(db, houseId);
  for (const request of await listScheduled(db, { production_house_id: houseId }))
    await queue.add(db, sendScheduledDecisions, request);
  await queue.add(db, notifyApplicantsOfSuspension, { suspension_id, ended: true });
}

async function lock({ db, id: houseId }: Desk, id: string) {
  const found = await lockSuspension(db, id);
  if (!found) throw new AppError('suspension_gone');
  await lockHouseToSuspend(db, houseId);
  return found;
}
