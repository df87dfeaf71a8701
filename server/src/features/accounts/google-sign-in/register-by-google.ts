import type { HouseCompletion, TalentCompletion } from '@kirdaar/contract/accounts/google-sign-in';
import type { Language } from '@kirdaar/contract/rules/languages';
import { linkIdentity } from '#features/accounts/google-sign-in/link-account.ts';
import {
  consumeGoogleRegistration,
  updateAccountToComplete,
  updateHouseToComplete,
} from '#features/accounts/google-sign-in/queries.ts';
import { rejectBanned } from '#features/accounts/identity/banned-identities.ts';
import {
  fingerprintsOf,
  gstMatchesPan,
  identityWarningsOf,
  talentFingerprintsOf,
} from '#features/accounts/identity/identity-numbers.ts';
import {
  deletePendingAccounts,
  findProvenMobile,
  findStoredMember,
  findVerifiedEmail,
  insertNewAccount,
  insertRegistrationConsent,
  insertTalent,
} from '#features/accounts/identity/queries.ts';
import { countRegistration } from '#features/accounts/identity/register-account.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { sendWelcome } from '#features/accounts/identity/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Registers the talent whom Google has identified in this browser. Google proved the email, so no code is sent;
 * the account has no password until its owner sets one by *Forgot password*. Returns the account's id.
 */
export async function registerTalentByGoogle(
  services: Services,
  browser: string | undefined,
  { code, name, mobile, consent_version, ...numbers }: TalentCompletion,
  language: Language,
): Promise<string> {
  const { now, queue, secrets } = services;
  const hashes = { code_hash: hashToken(code), browser_hash: hashToken(browser ?? '') };
  const register = async (db: Database) => {
    // A rejection rolls this back, so that the form can be corrected and sent again.
    const person = await consumeGoogleRegistration(db, hashes, now());
    if (!person) throw new AppError('google_sign_in_expired');
    if (await findProvenMobile(db, 'talent', mobile)) throw AppError.field('mobile', 'mobile_taken');
    if (await findVerifiedEmail(db, 'talent', person.email)) throw new AppError('email_taken');
    await deletePendingAccounts(db, 'talent', person.email);
    const id = await insertNewAccount(db, {
      role: 'talent',
      came_by_google: true,
      email: person.email,
      mobile,
      ...talentFingerprintsOf(secrets.identity, numbers),
      identity_warnings: identityWarningsOf(numbers),
      verified_at: now().toISOString(),
      language,
    });
    await insertTalent(db, { id, name });
    const consent = { version: consent_version, language };
    await insertRegistrationConsent(db, id, consent, now());
    await linkIdentity({ db, now }, 'talent', id, person);
    await queue.add(db, sendWelcome, { account_id: id });
    return id;
  };
  return countRegistration(services, 'talent', [mobile], () => services.db.transaction().execute(register));
}

/** Adds the details that a house signed up with Google still lacks. Idempotent. */
export async function completeRegistration(
  services: Services,
  { id, production_house_id }: ProductionActor,
  completion: HouseCompletion,
  language: Language,
) {
  const { db, now, secrets } = services;
  await rejectBanned(services, completion);
  const { type_of_work, company_name, gst_no, phone_number } = completion;
  const numbers = {
    mobile: phone_number,
    ...fingerprintsOf(secrets.identity, completion),
    identity_warnings: identityWarningsOf(completion),
  };
  const given = { type_of_work, company_name, gst_no, gst_matches_pan: gstMatchesPan(completion) };
  await db.transaction().execute(async (db) => {
    const holder = await findProvenMobile(db, 'production', phone_number);
    if (holder && holder.id !== id) throw AppError.field('phone_number', 'mobile_taken');
    const completed =
      (await updateAccountToComplete(db, id, numbers)) &&
      (await updateHouseToComplete(db, production_house_id, given));
    if (!completed) throw new AppError('registration_already_complete');
    const consent = { version: completion.consent_version, language };
    await insertRegistrationConsent(db, id, consent, now());
  });
  return findStoredMember(db, id);
}
