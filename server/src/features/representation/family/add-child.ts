import type { NewChild } from '@kirdaar/contract/representation/family';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Language } from '@kirdaar/contract/rules/languages';
import { checkBirthDate } from '#features/accounts/guardians/guardianship.ts';
import { confirmContact } from '#features/accounts/guardians/open-guardian-page.ts';
import { insertGuardian, lockBirthDate } from '#features/accounts/guardians/queries.ts';
import { insertRegistrationConsent } from '#features/accounts/identity/queries.ts';
import { insertGuardianMandates } from '#features/representation/acting/queries.ts';
import { findHolder, findSameChild } from '#features/representation/family/queries.ts';
import { insertManagedTalent } from '#features/representation/managed-accounts/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Adds a child without an email or password, for whom the guardian acts, and returns its id. The guardian consents with
 * a proven mobile number, and staff still compare the relation before anybody sees the child.
 */
export async function addChild(services: Services, holderId: string, child: NewChild, language: Language) {
  const { db, now } = services;
  const { name: own_name, mobile, email, is_child } = await findHolder(db, holderId, now());
  if (is_child) throw new AppError('family_for_adults');
  if (!mobile) throw new AppError('family_mobile_needed');
  const { name, date_of_birth, gender, relation, consent_version, registration_version } = child;
  checkBirthDate(date_of_birth, null, dayInIndia(now()));
  const at = now().toISOString();

  const adding = db.transaction().execute(async (trx) => {
    // One after another, so that a request that is repeated finds the child.
    await lockBirthDate(trx, holderId);
    const same = await findSameChild(trx, mobile, { name, date_of_birth });
    if (same) return same.id;
    const talent_id = await insertManagedTalent(trx, { name, date_of_birth, gender }, language, now());
    const guardian = { talent_id, name: own_name, relation, mobile, email, contact: mobile };
    const consent = { consent_version, consent_language: language, consented_at: at };
    await insertGuardian(trx, { ...guardian, ...consent, requested_at: at, confirmed_at: at });
    const terms = { version: registration_version, language };
    await insertRegistrationConsent(trx, talent_id, terms, now());
    await confirmContact(trx, mobile, now());
    await insertGuardianMandates(trx, holderId, now());
    return talent_id;
  });
  return adding.catch((error) => {
    throw hasCode(error, RULES.NOT_A_CHILD) ? AppError.field('date_of_birth', 'family_child_grown') : error;
  });
}
