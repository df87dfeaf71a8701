import type { TakeOver } from '@kirdaar/contract/representation/mandates';
import { identityWarningsOf, talentFingerprintsOf } from '#features/accounts/identity/identity-numbers.ts';
import { openTalentLogin } from '#features/accounts/identity/log-in.ts';
import { hashNewPassword } from '#features/accounts/identity/passwords.ts';
import {
  deletePendingAccounts,
  findProvenMobile,
  findVerifiedEmail,
  insertRegistrationConsent,
} from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import type { SettingRequest } from '#features/accounts/one-time-codes/code-browser.ts';
import { updateToOwn } from '#features/representation/managed-accounts/queries.ts';
import { readInvitation } from '#features/representation/mandates/answer-invitation.ts';
import { tellMandate } from '#features/representation/mandates/end-mandate.ts';
import { claimLink } from '#features/representation/mandates/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Gives a managed account to its talent. The link proves the email or mobile number that it went to. */
export async function takeOver(services: Services, given: TakeOver, request: SettingRequest) {
  const { token, consent_version } = given;
  const { id, talent_id, contact, name, takes_over, inviter_id } = await readInvitation(services, token);
  if (!takes_over || !talent_id) throw new AppError('mandate_link_ended');
  const isEmail = contact.includes('@');
  const email = isEmail ? contact : given.email;
  const mobile = isEmail ? given.mobile : contact;
  const password_hash = await hashNewPassword(services, given.password, { email, mobile, name }, 'password');
  const at = services.now().toISOString();
  const taking = services.db.transaction().execute(async (db) => {
    orThrow(await claimLink(db, id, hashToken(token)), 'mandate_link_ended');
    if (await findVerifiedEmail(db, 'talent', email)) throw AppError.field('email', 'email_taken');
    if (await findProvenMobile(db, 'talent', mobile)) throw AppError.field('mobile', 'mobile_taken');
    await deletePendingAccounts(db, 'talent', email);
    await updateToOwn(db, talent_id, {
      email,
      mobile,
      password_hash,
      verified_at: isEmail ? at : null,
      mobile_verified_at: isEmail ? null : at,
      language: request.client.language,
      ...talentFingerprintsOf(services.secrets.identity, given),
      identity_warnings: identityWarningsOf(given),
    });
    const consent = { version: consent_version, language: request.client.language };
    await insertRegistrationConsent(db, talent_id, consent, services.now());
    await tellMandate({ ...services, db }, id, 'accepted', inviter_id);
  });
  await taking.catch((error) => {
    throw hasCode(error, RULES.GUARDIAN_HAS_EMAIL_OF_CHILD)
      ? AppError.field('email', 'email_is_guardians')
      : error;
  });
  return openTalentLogin(services, talent_id, request);
}
