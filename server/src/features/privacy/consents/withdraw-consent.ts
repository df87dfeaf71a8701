import type { Language } from '@kirdaar/contract/rules/languages';
import { decideAsGuardian, type OfChild } from '#features/accounts/guardians/decide-as-guardian.ts';
import { lockBirthDate, updateGuardianToWithdrawn } from '#features/accounts/guardians/queries.ts';
import { sendConsentEmail } from '#features/accounts/guardians/tasks.ts';
import { lockApplicationsOf } from '#features/applications/ended-applications/queries.ts';
import { notifyOfEndedApplications } from '#features/applications/ended-applications/tasks.ts';
import type { Services } from '#platform/services.ts';

export async function withdrawFromAccount(services: Services, talentId: string) {
  await services.db.transaction().execute(async (db) => {
    await lockApplicationsOf(db, talentId);
    // Before the guardian, in a fixed order of locks.
    await lockBirthDate(db, talentId);
    await withdrawConsent({ ...services, db }, talentId);
  });
}

export function withdrawAsGuardian(services: Services, ofChild: OfChild, language: Language) {
  return decideAsGuardian(
    services,
    ofChild,
    language,
    (services, { talent_id }) => withdrawConsent(services, talent_id),
    lockApplicationsOf,
  );
}

/** Withdraws the consent or the request for it, and notifies the guardian and the houses concerned. Idempotent. */
async function withdrawConsent({ db, now, queue }: Services, talent_id: string) {
  const ended = await updateGuardianToWithdrawn(db, talent_id, now());
  if (!ended?.consented_at) return;
  await queue.add(db, sendConsentEmail, { guardian_id: ended.id, event: 'withdrawn' });
  await queue.add(db, notifyOfEndedApplications, { talent_id });
}
