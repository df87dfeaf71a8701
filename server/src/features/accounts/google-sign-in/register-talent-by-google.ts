import type { TalentCompletion } from '@kirdaar/contract/accounts/google-sign-in';
import type { Language } from '@kirdaar/contract/rules/languages';
import { linkIdentity } from '#features/accounts/google-sign-in/link-account.ts';
import { consumeGoogleRegistration, insertGoogleTalent } from '#features/accounts/google-sign-in/queries.ts';
import { fingerprintsOf, identityWarningsOf } from '#features/accounts/identity/identity-numbers.ts';
import {
  deletePendingAccounts,
  findProvenMobile,
  findVerifiedEmail,
  insertRegistrationConsent,
  insertTalent,
} from '#features/accounts/identity/queries.ts';
import { countRegistration } from '#features/accounts/identity/register-account.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { sendWelcome } from '#features/accounts/identity/tasks.ts';
import type { Database } from '#platform/database/database.ts';
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
    const { id } = await insertGoogleTalent(db, {
      email: person.email,
      mobile,
      ...fingerprintsOf(secrets.identity, numbers),
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
