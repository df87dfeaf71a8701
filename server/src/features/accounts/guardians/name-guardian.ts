import type { GuardianDetails } from '@kirdaar/contract/accounts/guardians';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { mailboxOf, writeIdentifier } from '@kirdaar/contract/rules/identity-numbers';
import { updateToWithdrawn } from '#features/accounts/guardian-consents/queries.ts';
import { checkBirthDate } from '#features/accounts/guardians/guardianship.ts';
import {
  findGuardian,
  findGuardianByMailbox,
  insertGuardian,
  lockBirthDate,
  updateBirthDate,
} from '#features/accounts/guardians/queries.ts';
import { sendGuardianLink } from '#features/accounts/guardians/tasks.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

export type NamedGuardian = Omit<GuardianDetails, 'date_of_birth'>;

/**
 * Names the guardian of a child, who is then asked for consent, and stores the birth date if the profile has
 * none. Another guardian replaces one who has not consented; repeating the same details changes nothing.
 */
export async function nameGuardian(
  services: Services,
  talentId: string,
  { date_of_birth, ...named }: GuardianDetails,
) {
  const { db, now } = services;
  try {
    await db.transaction().execute(async (trx) => {
      await saveBirthDate(trx, talentId, date_of_birth, dayInIndia(now()));
      await saveGuardian({ ...services, db: trx }, talentId, named);
    });
  } catch (error) {
    throw rejectionOf(error, named);
  }
}

/** Returns the answer for a person who cannot be the guardian of the child; any other error as it is. */
export function rejectionOf(error: unknown, named: NamedGuardian): unknown {
  if (hasCode(error, RULES.NOT_A_CHILD)) return new AppError('guardian_not_needed');
  const rule = fieldRules.find(([code]) => hasCode(error, code));
  return rule ? AppError.field(rule[2] ?? (named.mobile ? 'mobile' : 'email'), rule[1]) : error;
}

/** A rule, its error, and the field if it is not the one that the guardian is reached by. */
const fieldRules = [
  [RULES.GUARDIAN_HAS_EMAIL_OF_CHILD, 'guardian_email_is_own', 'email'],
  [RULES.GUARDIAN_HAS_CONTACT_OF_CHILD, 'guardian_contact_is_childs', undefined],
  [RULES.GUARDIAN_DISOWNED_CHILD, 'guardian_disowned', undefined],
] as const;

async function saveBirthDate(db: Database, talentId: string, given: string | undefined, today: string) {
  const { date_of_birth: known } = await lockBirthDate(db, talentId);
  if (given) checkBirthDate(given, known, today);
  if (known) return;
  if (!given) throw AppError.field('date_of_birth', 'birth_date_required');
  await updateBirthDate(db, talentId, given);
}

async function saveGuardian(services: Services, talent_id: string, named: NamedGuardian) {
  const { db, now } = services;
  const { name, relation, mobile = null, email = null } = named;
  const current = await findGuardian(db, talent_id);
  if (current?.state === 'agreed') throw new AppError('guardian_has_agreed');
  const isSame =
    current?.state === 'requested' &&
    current.name === name &&
    current.relation === relation &&
    current.mobile === mobile &&
    current.email === email;
  if (isSame) return;

  const contact = contactOf(services, named);
  await updateToWithdrawn(db, talent_id, now());
  const details = { talent_id, name, relation, mobile, email, contact, requested_at: now().toISOString() };
  const { id } = await insertGuardian(db, details);
  await queueGuardianLink(services, { id, contact });
}

/** The link and the codes go to the mobile number, or to the email if no text message can be sent. */
export function contactOf({ config }: Services, { mobile, email }: NamedGuardian): string {
  const contact = mobile && isChannelAvailable(config, 'sms') ? mobile : email;
  if (!contact) throw AppError.field('mobile', 'guardian_text_messages_unavailable');
  return contact;
}

export async function resendRequest(services: Services, talentId: string) {
  const current = await findGuardian(services.db, talentId);
  if (current?.state !== 'requested') throw new AppError('guardian_not_named');
  await services.db.transaction().execute((db) => queueGuardianLink({ ...services, db }, current));
}

export async function queueGuardianLink(
  services: Services,
  { id, contact }: { id: string; contact: string },
) {
  await countUse(services, 'guardianLinks', mailboxOf(contact));
  await services.queue.add(services.db, sendGuardianLink, { guardian_id: id });
}

/** Sends the link again to a guardian who has lost it. Nobody learns whether the contact is known. */
export async function sendLostLink(services: Services, typed: string) {
  const guardian = await findGuardianByMailbox(services.db, writeIdentifier(typed), services.now());
  if (!guardian) return;
  try {
    await services.db.transaction().execute((db) => queueGuardianLink({ ...services, db }, guardian));
  } catch (error) {
    // A reply of its own would show that the contact is known.
    if (!(error instanceof AppError)) throw error;
  }
}
