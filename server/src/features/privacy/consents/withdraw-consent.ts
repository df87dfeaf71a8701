import type { Language } from '@kirdaar/contract/rules/languages';
import { updateToWithdrawn } from '#features/accounts/guardian-consents/queries.ts';
import {
  decideAsGuardian,
  type GuardedChild,
  type OfChild,
} from '#features/accounts/guardians/decide-as-guardian.ts';
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

type Tools = Pick<Services, 'db' | 'now' | 'queue'>;

export async function withdrawFromAccount(services: Services, talentId: string) {
  await services.db.transaction().execute((db) => withdrawConsentFor({ ...services, db }, talentId));
}

/** Withdraws the consents for a child, or only that of one guardian, within a transaction of the caller. */
export async function withdrawConsentFor(services: Tools, talentId: string, only?: string) {
  await lockApplicationsOf(services.db, talentId);
  // Before the guardian, in a fixed order of locks.
  await lockBirthDate(services.db, talentId);
  await withdrawConsent(services, talentId, only);
}

export function withdrawAsGuardian(services: Services, ofChild: OfChild, language: Language) {
  return decideAsGuardian(
    services,
    ofChild,
    language,
    (services, child) => withdrawConsent(services, child.talent_id, ownRequest(child)),
    lockApplicationsOf,
  );
}

/** Ends the link of a person who says that it is not their child, hides the child and tells staff. */
export async function disownAsGuardian(services: Services, ofChild: OfChild, language: Language) {
  const page = await decideAsGuardian(
    services,
    ofChild,
    language,
    async (services, child) => {
      const { db, now } = services;
      const { talent_id, contact, name } = child;
      await withdrawConsent(services, talent_id, ownRequest(child));
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

/** Who never consented only refuses the own request; who did withdraws the consents of all guardians. */
function ownRequest({ id, state }: GuardedChild): string | undefined {
  return state === 'requested' ? id : undefined;
}

/** Withdraws the consents and requests, and notifies the guardians and the houses concerned. Idempotent. */
async function withdrawConsent({ db, now, queue }: Tools, talent_id: string, only?: string) {
  const ended = await updateToWithdrawn(db, talent_id, now(), only);
  const consents = ended.filter(({ consented_at }) => consented_at);
  if (consents.length === 0) return;
  for (const { id } of consents)
    await queue.add(db, sendConsentEmail, { guardian_id: id, event: 'withdrawn' });
  await queue.add(db, notifyOfEndedApplications, { talent_id });
}
