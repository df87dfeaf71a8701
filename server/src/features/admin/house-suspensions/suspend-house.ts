import type { SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import { rememberBanned } from '#features/accounts/identity/banned-identities.ts';
import { deleteBannedIdentities } from '#features/accounts/identity/banned-queries.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import type { CarryOut } from '#features/admin/decisions/carry-out.ts';
import {
  findSuspensionKind,
  holdJobs,
  insertSuspension,
  lockHouseToSuspend,
  lockSuspension,
  releaseJobs,
  updateReplaced,
  updateToConfirmed,
  updateToEnded,
} from '#features/admin/house-suspensions/queries.ts';
import { notifyApplicantsOfSuspension, notifyOfSuspension } from '#features/admin/house-suspensions/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Desk = Pick<Services, 'db' | 'now' | 'queue'>;

/**
 * Proposes to suspend or ban a house; a suspended one can only be banned. Nothing changes until a colleague
 * confirms it.
 */
export async function proposeSuspension(
  { db, now }: Desk,
  staff: StaffActor,
  houseId: string,
  { kind, reason }: { kind: SuspensionKind; reason: string },
) {
  await db.transaction().execute(async (trx) => {
    if (!(await lockHouseToSuspend(trx, houseId))) throw new AppError('house_gone');
    const suspension = await findSuspensionKind(trx, houseId);
    if (suspension === 'ban' || suspension === kind) throw new AppError('house_suspended_already');
    const inserted = await insertSuspension(trx, {
      production_house_id: houseId,
      kind,
      reason,
      proposed_by: staff.id,
      proposed_at: now().toISOString(),
    });
    if (!inserted) throw new AppError('house_suspended_already');
    const act = { staff, action: 'proposed_suspension', subject: ['house', houseId] } as const;
    await insertStaffAct(trx, { ...act, details: { kind, reason } }, now());
  });
}

/**
 * Confirms what a colleague proposed: the casting calls of the house vanish, its people are told why, and talent
 * with an open application or a role are told too. The owners of a banned house cannot register another.
 */
export const confirmSuspension: CarryOut<{ id: string }> = async (desk, staff, houseId, { id }) => {
  const { db, now, queue, secrets } = desk;
  const { kind, proposed_by, confirmed_at, company_name } = await lock(db, houseId, id);
  if (confirmed_at) throw new AppError('nothing_to_review');
  if (proposed_by === staff.id) throw new AppError('second_person_required');
  await updateReplaced(db, houseId, staff.id, now());
  await updateToConfirmed(db, id, staff.id, now());
  await holdJobs(db, houseId);
  if (kind === 'ban') await rememberBanned({ db, secrets }, houseId);
  await queue.add(db, notifyOfSuspension, { suspension_id: id, ended: false });
  await queue.add(db, notifyApplicantsOfSuspension, { suspension_id: id, ended: false });
  const act = { staff, action: 'confirmed_suspension', subject: ['house', houseId] } as const;
  await insertStaffAct(db, { ...act, details: { kind } }, now());
  return { title: company_name };
};

/** Dismisses a proposal. */
export const dismissProposal: CarryOut<{ id: string }> = async ({ db, now }, staff, houseId, { id }) => {
  const { kind, confirmed_at, company_name } = await lock(db, houseId, id);
  if (confirmed_at) throw new AppError('suspension_gone');
  await updateToEnded(db, id, staff.id, now());
  const act = { staff, action: 'dismissed_suspension', subject: ['house', houseId] } as const;
  await insertStaffAct(db, { ...act, details: { kind } }, now());
  return { title: company_name };
};

/** Ends a suspension and tells the house and its applicants. */
export const endSuspension: CarryOut<{ id: string }> = async (desk, staff, houseId, { id }) => {
  const { db, now, queue } = desk;
  const { kind, company_name } = await lock(db, houseId, id);
  if (kind === 'ban') throw new AppError('ban_ends_by_appeal');
  await lift(desk, staff, { id, production_house_id: houseId });
  await queue.add(db, notifyOfSuspension, { suspension_id: id, ended: true });
  const act = { staff, action: 'ended_suspension', subject: ['house', houseId] } as const;
  await insertStaffAct(db, { ...act, details: { kind } }, now());
  return { title: company_name };
};

/** Ends a suspension or ban that is in force: the casting calls are as before, and applicants are told. */
export async function lift(
  { db, now, queue }: Desk,
  staff: Pick<StaffActor, 'id'>,
  { id, production_house_id }: { id: string; production_house_id: string },
) {
  await updateToEnded(db, id, staff.id, now());
  await releaseJobs(db, production_house_id);
  await deleteBannedIdentities(db, production_house_id);
  await queue.add(db, notifyApplicantsOfSuspension, { suspension_id: id, ended: true });
}

async function lock(db: Database, houseId: string, id: string) {
  const found = await lockSuspension(db, id);
  if (!found) throw new AppError('suspension_gone');
  await lockHouseToSuspend(db, houseId);
  return found;
}
