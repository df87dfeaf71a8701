import type { Language } from '@kirdaar/contract/rules/languages';
import { updateGuardianToWithdrawn } from '#features/accounts/guardian-consents/queries.ts';
import { decideAsGuardian, type OfChild } from '#features/accounts/guardians/decide-as-guardian.ts';
import { newPass } from '#features/accounts/guardians/guardian-token.ts';
import { lockBirthDate } from '#features/accounts/guardians/queries.ts';
import { sendConsentEmail } from '#features/accounts/guardians/tasks.ts';
import { lockApplicationsOf } from '#features/applications/ended-applications/queries.ts';
import { notifyOfEndedApplications } from '#features/applications/ended-applications/tasks.ts';
import { insertSubjectReport } from '#features/messaging/reports/queries.ts';
import { updateToDisowned } from '#features/privacy/consents/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Services } from '#platform/services.ts';

const words = serverWords('guardianEmails');

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

/** Ends the link of a person who says that it is not their child, hides the child and tells staff. */
export async function disownAsGuardian(services: Services, ofChild: OfChild, language: Language) {
  const page = await decideAsGuardian(
    services,
    ofChild,
    language,
    async (services, { talent_id, contact, name }) => {
      const { db, now } = services;
      await withdrawConsent(services, talent_id);
      await updateToDisowned(db, talent_id, contact, now());
      const text = words[language].not_my_child(name);
      await insertSubjectReport(db, null, { subject: 'talent', id: talent_id, reason: 'fake', text }, now());
    },
    lockApplicationsOf,
  );
  // The pass may be of the link that ended.
  const [other] = page.children;
  return other ? { ...page, pass: newPass(services.secrets.links, other.id, services.now()) } : page;
}

/** Withdraws the consent or the request for it, and notifies the guardian and the houses concerned. Idempotent. */
async function withdrawConsent({ db, now, queue }: Services, talent_id: string) {
  const ended = await updateGuardianToWithdrawn(db, talent_id, now());
  if (!ended?.consented_at) return;
  await queue.add(db, sendConsentEmail, { guardian_id: ended.id, event: 'withdrawn' });
  await queue.add(db, notifyOfEndedApplications, { talent_id });
}
