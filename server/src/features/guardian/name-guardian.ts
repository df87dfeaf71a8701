import type { GuardianDetails } from '@kirdaar/contract/guardian';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import {
  findGuardian,
  insertGuardian,
  lockBirthDate,
  updateBirthDate,
  updateGuardianToWithdrawn,
} from '#features/guardian/queries.ts';
import { sendConsentLetter } from '#features/guardian/tasks.ts';
import { checkBirthDate } from '#features/talent/check-birth-date.ts';
import { type Database, hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

type Consent = Omit<GuardianDetails, 'date_of_birth' | 'agreed'>;

const IS_NO_CHILD = 'KD008';
const IS_NUMBER_OF_CHILD = 'KD009';

/**
 * Keeps the consent of a child's guardian, and the birth date if the profile has none. A consent to
 * other details replaces the standing one; the same sent again is no other.
 */
export async function nameGuardian(
  services: Services,
  talentId: string,
  { date_of_birth, agreed: _checked, ...consent }: GuardianDetails,
) {
  const { db, now } = services;
  try {
    await db.transaction().execute(async (trx) => {
      await settleBirthDate(trx, talentId, date_of_birth, dayInIndia(now()));
      await keepConsent({ ...services, db: trx }, talentId, consent);
    });
  } catch (error) {
    if (hasCode(error, IS_NO_CHILD)) throw new Refusal(409, 'Adults need no guardian.');
    if (hasCode(error, IS_NUMBER_OF_CHILD)) {
      throw fieldRefusal(400, 'mobile', 'Please enter the guardian’s own mobile number.');
    }
    throw error;
  }
}

async function settleBirthDate(db: Database, talentId: string, given: string | undefined, today: string) {
  const { date_of_birth: known } = await lockBirthDate(db, talentId);
  if (given) checkBirthDate(given, known, today);
  if (known) return;
  if (!given) throw fieldRefusal(400, 'date_of_birth', 'Please enter the date of birth.');
  await updateBirthDate(db, talentId, given);
}

async function keepConsent({ db, now, queue }: Services, talent_id: string, consent: Consent) {
  const standing = await findGuardian(db, talent_id);
  const { name, relation, mobile, consent_version } = consent;
  const isSame =
    standing?.name === name &&
    standing.relation === relation &&
    standing.mobile === mobile &&
    standing.consent_version === consent_version;
  if (isSame) return;
  const ended = await updateGuardianToWithdrawn(db, talent_id, now());
  const { id } = await insertGuardian(db, { talent_id, ...consent, consented_at: now().toISOString() });
  await queue.add(db, sendConsentLetter, { guardian_id: id, event: 'given' });
  if (ended && ended.mobile !== mobile)
    await queue.add(db, sendConsentLetter, { guardian_id: ended.id, event: 'replaced' });
}

function fieldRefusal(status: number, field: string, message: string): Refusal {
  return new Refusal(status, message, { fields: { [field]: message } });
}
