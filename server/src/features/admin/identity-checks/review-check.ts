import type { StaffIdentityCheck } from '@kirdaar/contract/admin/identity-checks';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { updateToUnlisted } from '#features/accounts/adulthood/queries.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { readReasonsFor } from '#features/admin/decision-reasons/queries.ts';
import type { CarryOut, Desk } from '#features/admin/decisions/carry-out.ts';
import { findDecision } from '#features/admin/decisions/queries.ts';
import {
  findCheckToReview,
  listConsentingGuardians,
  listConsentsOfChild,
  updateProposer,
} from '#features/admin/identity-checks/queries.ts';
import { updateToIdentityChecked } from '#features/admin/people/queries.ts';
import { requireSecondPerson } from '#features/admin/staff-accounts/second-person.ts';
import { lockTalent } from '#features/billing/plans/queries.ts';
import { withdrawConsentFor } from '#features/privacy/consents/withdraw-consent.ts';
import { updateToDecided } from '#features/privacy/identity-checks/queries.ts';
import { tellOfIdentityCheck } from '#features/privacy/identity-checks/tasks.ts';
import { publishPicturesOfAdults } from '#features/talent/media/tasks.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

/** Returns a document beside the profile that it is compared with. */
export async function readCheck(
  { db, now, secrets }: Services,
  staff: StaffActor,
  id: string,
): Promise<StaffIdentityCheck> {
  const found = await findCheckToReview(db, id, now());
  const decision = await findDecision(db, staff, ['identity', id], now());
  if (!found && decision) throw new AppError('decided_already', { name: decision.by });
  if (!found) throw new AppError('identity_check_gone');
  const { file, account_id, name, date_of_birth, is_child, profile_photo, proposed_by, ...check } = found;
  await insertStaffAct(
    db,
    now(),
    staff,
    'viewed_identity',
    ['identity', id],
    is_child ? { child: true } : {},
  );
  const shown = (address: string) => shownAddress(secrets.media, address, now());
  return {
    ...check,
    ...(await readReasonsFor(db, account_id)),
    decision,
    is_mine: proposed_by === staff.id,
    document: { url: shown(`/media/private/${file}`), is_pdf: file.endsWith('.pdf') },
    person: { id: account_id, name, date_of_birth, is_child, photo: profile_photo && shown(profile_photo) },
  };
}

/**
 * Gives the talent the verified badge, or changes the date of birth that a colleague proposed; triggers then update data
 * that only adults, or only children, have. If the colleague has left the staff, it becomes a proposal of the caller.
 */
export const approveIdentity: CarryOut<{ sent_at: string }> = async (desk, { sent_at }) => {
  const { db, now, queue, staff } = desk;
  const check = await findRead(desk, sent_at);
  const { id, account_id, kind, proposed_by } = check;
  if (check.has_lapsed) {
    await updateProposer(db, id, staff.id, now());
    const { asked_by, reason } = check;
    await insertStaffAct(db, now(), staff, 'corrected_person', ['account', account_id], {
      kind,
      asked_by,
      reason,
    });
    return { title: check.name };
  }
  if (proposed_by) await requireSecondPerson(db, proposed_by, staff.id, now());
  const guardians = await listConsentingGuardians(db, account_id, now());
  await updateToDecided(db, id, { decided_by: staff.id, rejection: null }, now());
  if (kind === 'badge') await updateToIdentityChecked(db, account_id, now());
  else {
    await updateToUnlisted(db, dayInIndia(now()));
    await queue.add(db, publishPicturesOfAdults, {});
    // A child consents for nobody: who can is asked again, and staff compare the relation again.
    for (const { id, talent_id } of await listConsentsOfChild(db, account_id, now()))
      await withdrawConsentFor(desk, talent_id, id);
  }
  await queue.add(db, tellOfIdentityCheck, { check_id: id, guardians });
  return close(desk, check, 'approved_identity', {});
};

/** Rejects it. The talent reads the reason of a document for the badge; of a correction nothing has changed. */
export const rejectIdentity: CarryOut<{ sent_at: string; reason: string }> = async (
  desk,
  { sent_at, reason },
) => {
  const check = await findRead(desk, sent_at);
  await updateToDecided(desk.db, check.id, { decided_by: desk.staff.id, rejection: reason }, desk.now());
  if (check.kind === 'badge')
    await desk.queue.add(desk.db, tellOfIdentityCheck, { check_id: check.id, guardians: [] });
  return close(desk, check, 'rejected_identity', { reason });
};

type Check = NonNullable<Awaited<ReturnType<typeof findCheckToReview>>>;

/** A copy of an identity document is not kept; the audit log keeps who decided what and when. */
async function close(
  { db, now, staff }: Desk,
  { account_id, kind, file, name }: Check,
  action: 'approved_identity' | 'rejected_identity',
  details: object,
) {
  await insertStaffAct(db, now(), staff, action, ['account', account_id], { kind, ...details });
  return { title: name, cleanUp: (services: Services) => deleteUnusedFiles(services, [file]) };
}

/** Returns the document that waits, if it is the one that was read. */
async function findRead({ db, now, id }: Desk, sent_at: string) {
  const known = await findCheckToReview(db, id, now());
  // Before the document, in a fixed order of locks: a change of the name makes it another one than was read.
  if (known) await lockTalent(db, known.account_id);
  const found = known && (await findCheckToReview(db, id, now()));
  if (found?.sent_at !== sent_at) throw new AppError('identity_check_gone');
  return found;
}
