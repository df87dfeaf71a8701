import type { GuardianChoices, GuardianConsentGiven } from '@kirdaar/contract/accounts/guardians';
import type { Language } from '@kirdaar/contract/rules/languages';
import { type GuardedChildRow, lockChild } from '#features/accounts/guardians/lock-child.ts';
import { findContactOfPass } from '#features/accounts/guardians/open-guardian-page.ts';
import {
  findFormerGuardian,
  insertGuardian,
  updateChoices,
  updateToConsented,
} from '#features/accounts/guardians/queries.ts';
import { sendConsentEmail } from '#features/accounts/guardians/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Records the consent of a guardian who entered a code. Consent after a withdrawal is recorded beside the
 * earlier one.
 */
export async function giveConsent(
  services: Services,
  { pass, child: talent_id, ...consent }: GuardianConsentGiven,
  consent_language: Language,
) {
  const { db, now, queue } = services;
  const contact = await findContactOfPass(services, pass);
  await db.transaction().execute(async (trx) => {
    const child = await lockChild(trx, services, contact, talent_id);
    if (child.state === 'agreed') return updateChoices(trx, child.id, consent);

    const { listed, birthday_greeting, consent_version } = consent;
    const consented_at = now().toISOString();
    const given = { listed, birthday_greeting, consent_version, consent_language, consented_at };
    const id = child.state === 'requested' ? child.id : await insertAgain(trx, now(), contact, child);
    await updateToConsented(trx, id, given);
    await queue.add(trx, sendConsentEmail, { guardian_id: id, event: 'given' });
    const former = await findFormerGuardian(trx, talent_id, contact);
    if (former) await queue.add(trx, sendConsentEmail, { guardian_id: former.id, event: 'replaced' });
  });
  return contact;
}

/** Saves who may find the child and whether its birthday is shown. */
export async function saveChoices(
  services: Services,
  { pass, child: talent_id, ...choices }: GuardianChoices,
) {
  const contact = await findContactOfPass(services, pass);
  await services.db.transaction().execute(async (trx) => {
    const child = await lockChild(trx, services, contact, talent_id);
    if (child.state !== 'agreed') throw new AppError('guardian_required');
    await updateChoices(trx, child.id, choices);
  });
  return contact;
}

async function insertAgain(
  db: Database,
  now: Date,
  contact: string,
  before: GuardedChildRow,
): Promise<string> {
  const { talent_id, name, relation, mobile, email } = before;
  const at = now.toISOString();
  const details = { talent_id, name, relation, mobile, email, contact };
  const { id } = await insertGuardian(db, { ...details, requested_at: at, confirmed_at: at });
  return id;
}
