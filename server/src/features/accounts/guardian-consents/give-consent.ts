import type { GuardianChoices, GuardianConsentGiven } from '@kirdaar/contract/accounts/guardians';
import type { Language } from '@kirdaar/contract/rules/languages';
import {
  findFormerGuardian,
  updateChoices,
  updateToConsented,
} from '#features/accounts/guardian-consents/queries.ts';
import { decideAsGuardian, type GuardedChild } from '#features/accounts/guardians/decide-as-guardian.ts';
import { insertGuardian } from '#features/accounts/guardians/queries.ts';
import { sendConsentEmail } from '#features/accounts/guardians/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Records the consent of a guardian. One after a withdrawal is recorded beside the earlier one. */
export function giveConsent(services: Services, given: GuardianConsentGiven, consent_language: Language) {
  return decideAsGuardian(services, given, consent_language, async ({ db, now, queue }, child) => {
    if (child.state === 'agreed') return updateChoices(db, child.talent_id, given);

    const { listed, birthday_greeting, applies_alone = false, shown_to_clients = false } = given;
    const consented_at = now().toISOString();
    const id = child.state === 'requested' ? child.id : await insertAgain(db, consented_at, child);
    const choices = { listed, birthday_greeting, applies_alone, shown_to_clients };
    const { consent_version } = given;
    await updateToConsented(db, id, { ...choices, consent_version, consent_language, consented_at });
    await updateChoices(db, child.talent_id, choices);
    await queue.add(db, sendConsentEmail, { guardian_id: id, event: 'given' });
    const former = await findFormerGuardian(db, child.talent_id, child.contact);
    if (former) await queue.add(db, sendConsentEmail, { guardian_id: former.id, event: 'replaced' });
  });
}

export function saveChoices(services: Services, choices: GuardianChoices, language: Language) {
  return decideAsGuardian(services, choices, language, async ({ db }, child) => {
    if (child.state !== 'agreed') throw new AppError('guardian_required');
    await updateChoices(db, child.talent_id, choices);
  });
}

async function insertAgain(db: Database, at: string, before: GuardedChild): Promise<string> {
  const { talent_id, name, relation, mobile, email, contact } = before;
  const details = { talent_id, name, relation, mobile, email, contact };
  const { id } = await insertGuardian(db, { ...details, requested_at: at, confirmed_at: at });
  return id;
}
