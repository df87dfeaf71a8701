import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { type GuardedChildRow, lockChild } from '#features/accounts/guardians/lock-child.ts';
import { findContactOfPass } from '#features/accounts/guardians/open-guardian-page.ts';
import { deleteAccountDeletion } from '#features/accounts/sessions/queries.ts';
import { endAccess } from '#features/accounts/ways-in/queries.ts';
import { lockApplicationsOf } from '#features/applications/ended-applications/queries.ts';
import { notifyOfEndedApplications } from '#features/applications/ended-applications/tasks.ts';
import { endArrangements } from '#features/auditions/recasting/end-role.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { guardianDeletionEmails } from '#features/privacy/account-deletion/emails.ts';
import { upsertDeletion } from '#features/privacy/account-deletion/queries.ts';
import { deletionFrom } from '#features/privacy/account-deletion/request-deletion.ts';
import type { Services } from '#platform/services.ts';

/**
 * Marks the account of a child for deletion and ends every way into it. Returns the guardian's contact. Until
 * it is erased, only the guardian keeps it, not a login of the child.
 */
export async function requestDeletionAsGuardian(services: Services, pass: string, talentId: string) {
  const contact = await findContactOfPass(services, pass);
  await services.db.transaction().execute(async (db) => {
    await lockApplicationsOf(db, talentId);
    const child = await lockChild(db, services, contact, talentId);
    const { erase_at } = await upsertDeletion(db, {
      account_id: talentId,
      guardian_id: child.id,
      ...deletionFrom(services.now()),
    });
    await endAccess(db, talentId, null);
    await endArrangements({ ...services, db }, talentId);
    await services.queue.add(db, notifyOfEndedApplications, { talent_id: talentId });
    await notifyBoth({ ...services, db }, child, 'deletes', erase_at);
  });
  return contact;
}

/** Keeps the account of a child that was to be deleted, and returns the guardian's contact. Idempotent. */
export async function keepAccountAsGuardian(services: Services, pass: string, talentId: string) {
  const contact = await findContactOfPass(services, pass);
  await services.db.transaction().execute(async (db) => {
    const child = await lockChild(db, services, contact, talentId);
    if (!(await deleteAccountDeletion(db, talentId)) || !child.erase_at) return;
    await notifyBoth({ ...services, db }, child, 'keeps', child.erase_at);
  });
  return contact;
}

/** Notifies the child's account, and the guardian at their own contact. */
async function notifyBoth(
  services: Services,
  { id, talent_id, child_name, name }: GuardedChildRow,
  event: keyof typeof guardianDeletionEmails,
  erase_at: string,
) {
  await notify(services, {
    source: `guardian ${id} ${event} account until ${erase_at}`,
    account_id: talent_id,
    template: guardianDeletionEmails[event],
    facts: { guardian_name: name, first_name: firstNameOf({ name: child_name }), erase_at },
    guardian: { id },
  });
}
