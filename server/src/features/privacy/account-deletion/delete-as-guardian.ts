import type { Language } from '@kirdaar/contract/rules/languages';
import {
  decideAsGuardian,
  type GuardedChild,
  type OfChild,
} from '#features/accounts/guardians/decide-as-guardian.ts';
import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { deleteAccountDeletion, endAccess } from '#features/accounts/sessions/queries.ts';
import { lockApplicationsOf } from '#features/applications/ended-applications/queries.ts';
import { notifyOfEndedApplications } from '#features/applications/ended-applications/tasks.ts';
import { endArrangements } from '#features/auditions/recasting/end-role.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { guardianDeletionEmails } from '#features/privacy/account-deletion/emails.ts';
import { upsertDeletion } from '#features/privacy/account-deletion/queries.ts';
import { deletionFrom } from '#features/privacy/account-deletion/request-deletion.ts';
import { tellOfDeletion } from '#features/representation/mandates/end-mandate.ts';
import type { Services } from '#platform/services.ts';

/** Marks the account of a child for deletion. Only the guardian can keep it, not a login of the child. */
export function requestDeletionAsGuardian(services: Services, ofChild: OfChild, language: Language) {
  return decideAsGuardian(services, ofChild, language, deleteChild, lockApplicationsOf);
}

async function deleteChild(services: Services, child: GuardedChild) {
  const { db, now, queue } = services;
  const { id: guardian_id, talent_id } = child;
  await tellOfDeletion(services, talent_id);
  const asked = { account_id: talent_id, guardian_id, ...deletionFrom(now()) };
  const { erase_at } = await upsertDeletion(db, asked);
  await endAccess(db, talent_id, null);
  await endArrangements(services, talent_id);
  await queue.add(db, notifyOfEndedApplications, { talent_id });
  await notifyBoth(services, child, 'deletes', erase_at);
}

/** Keeps the account of a child that was to be deleted. Idempotent. */
export function keepAccountAsGuardian(services: Services, ofChild: OfChild, language: Language) {
  return decideAsGuardian(services, ofChild, language, async (services, child) => {
    if (!(await deleteAccountDeletion(services.db, child.talent_id)) || !child.erase_at) return;
    await notifyBoth(services, child, 'keeps', child.erase_at);
  });
}

/** Notifies the child's account, and the guardian at their own contact. */
async function notifyBoth(
  services: Services,
  { id, talent_id, child_name, name }: GuardedChild,
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
