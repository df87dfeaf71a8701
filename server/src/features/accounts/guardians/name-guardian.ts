import type { GuardianDetails } from '@kirdaar/contract/accounts/guardians';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { checkBirthDate } from '#features/accounts/guardians/check-birth-date.ts';
import {
  findGuardian,
  insertGuardian,
  lockBirthDate,
  updateBirthDate,
  updateGuardianToWithdrawn,
} from '#features/accounts/guardians/queries.ts';
import { sendConsentEmail } from '#features/accounts/guardians/tasks.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Consent = Omit<GuardianDetails, 'date_of_birth' | 'agreed'>;

/**
 * Stores the consent of a child's guardian, and the birth date if the profile has none. Consent with
 * different details replaces the current one; repeating the same details changes nothing.
 */
export async function nameGuardian(
  services: Services,
  talentId: string,
  { date_of_birth, agreed: _checked, ...consent }: GuardianDetails,
) {
  const { db, now } = services;
  try {
    await db.transaction().execute(async (trx) => {
      await saveBirthDate(trx, talentId, date_of_birth, dayInIndia(now()));
      await saveConsent({ ...services, db: trx }, talentId, consent);
    });
  } catch (error) {
    if (hasCode(error, RULES.NOT_A_CHILD)) throw new AppError('guardian_not_needed');
    if (hasCode(error, RULES.GUARDIAN_HAS_MOBILE_OF_CHILD))
      throw AppError.field('mobile', 'guardian_mobile_is_own');
    throw error;
  }
}

async function saveBirthDate(db: Database, talentId: string, given: string | undefined, today: string) {
  const { date_of_birth: known } = await lockBirthDate(db, talentId);
  if (given) checkBirthDate(given, known, today);
  if (known) return;
  if (!given) throw AppError.field('date_of_birth', 'birth_date_required');
  await updateBirthDate(db, talentId, given);
}

async function saveConsent({ db, now, queue }: Services, talent_id: string, consent: Consent) {
  const current = await findGuardian(db, talent_id);
  const { name, relation, mobile, consent_version } = consent;
  const isSame =
    current?.name === name &&
    current.relation === relation &&
    current.mobile === mobile &&
    current.consent_version === consent_version;
  if (isSame) return;
  const ended = await updateGuardianToWithdrawn(db, talent_id, now());
  const { id } = await insertGuardian(db, { talent_id, ...consent, consented_at: now().toISOString() });
  await queue.add(db, sendConsentEmail, { guardian_id: id, event: 'given' });
  if (ended && ended.mobile !== mobile)
    await queue.add(db, sendConsentEmail, { guardian_id: ended.id, event: 'replaced' });
}
