import type { HouseRegistration, TalentRegistration } from '@kirdaar/contract/accounts/identity';
import type { IdentityNumbers } from '@kirdaar/contract/accounts/talent-identity';
import { msg } from '@kirdaar/contract/messages';
import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { TeamRole } from '@kirdaar/contract/rules/team-roles';
import { rejectBanned } from '#features/accounts/identity/banned-identities.ts';
import {
  gstMatchesPan,
  identityWarningsOf,
  talentFingerprintsOf,
} from '#features/accounts/identity/identity-numbers.ts';
import { hashNewPassword } from '#features/accounts/identity/passwords.ts';
import {
  deletePendingAccounts,
  findProvenMobile,
  findVerifiedEmail,
  insertNewAccount,
  insertProductionHouse,
  insertRegistrationConsent,
  insertTalent,
} from '#features/accounts/identity/queries.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { requestCode } from '#features/accounts/one-time-codes/request-code.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse, refundUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

/** Who asks for an account, and the language that its pages and messages are to have. */
type Requester = Guesser & { language: Language };
type PreparedAccount = Awaited<ReturnType<typeof prepareAccount>>['account'];

interface Given extends IdentityNumbers {
  name: string | undefined;
  email: string;
  mobile: string;
  password: string;
  gst_no?: string | undefined;
  consent_version?: string | undefined;
}

/** Registers a talent, who can log in after entering the code sent to the email. Returns the attempt token. */
export function registerTalent(services: Services, given: TalentRegistration, requester: Requester) {
  return register(services, 'talent', given, requester, async (services, account) => {
    const id = await storeAccount(services, account, 'mobile', requester);
    await insertTalent(services.db, { id, name: given.name });
    return id;
  });
}

/** Registers a production house with its first account, like a talent. */
export async function registerHouse(services: Services, given: HouseRegistration, requester: Requester) {
  const { company_name, type_of_work, gst_no, phone_number } = given;
  await rejectBanned(services, given);
  const owner = { ...given, name: company_name, mobile: phone_number };
  return register(services, 'production', owner, requester, async (services, account) => {
    const house = { company_name, type_of_work, gst_no, gst_matches_pan: gstMatchesPan(given) };
    const { id } = await insertProductionHouse(services.db, house);
    const member = { ...account, production_house_id: id, team_role: 'owner' } as const;
    return storeAccount(services, member, 'phone_number', requester);
  });
}

/** Registers an account of either role, which `store` stores in one transaction. */
async function register(
  services: Services,
  role: AccountRole,
  given: Given,
  { language }: Requester,
  store: (services: Services, account: PreparedAccount) => Promise<string>,
): Promise<string> {
  return countRegistration(services, role, [given.email, given.mobile], async () => {
    const { account, attempt } = await prepareAccount(services, role, given);
    await services.db.transaction().execute(async (db) => {
      const id = await store({ ...services, db }, account);
      const consent = { version: given.consent_version, language };
      await insertRegistrationConsent(db, id, consent, services.now());
    });
    return attempt;
  });
}

/** Counts a registration for each of its contacts, unless it fails through a fault of ours. */
export async function countRegistration<T>(
  services: Services,
  role: AccountRole,
  contacts: string[],
  register: () => Promise<T>,
): Promise<T> {
  const subjects = contacts.map((contact) => `${role} ${mailboxOf(contact)}`);
  for (const subject of subjects) await countUse(services, 'registrations', subject);
  try {
    return await register();
  } catch (error) {
    if (!(error instanceof AppError)) {
      // While the fault lasts, this may fail as well.
      for (const subject of subjects) await refundUse(services, 'registrations', subject).catch(() => {});
    }
    throw error;
  }
}

/** Builds the account to store. Only the browser gets `attempt`, with which it verifies no other registration. */
async function prepareAccount(services: Services, role: AccountRole, given: Given) {
  const { email, mobile, password } = given;
  const attempt = newToken();
  const account = {
    role,
    email,
    mobile,
    password_hash: await hashNewPassword(services, password, given, 'password'),
    attempt_hash: hashToken(attempt),
    ...talentFingerprintsOf(services.secrets.identity, given),
    identity_warnings: identityWarningsOf(given),
  };
  return { account, attempt };
}

/**
 * Stores the account, sends its code and returns its id, in the caller's transaction. Rejects a taken email or
 * mobile number with field errors. Other unverified registrations of the email keep their own codes, because
 * nobody has proved yet which is the owner's; those of more than an hour ago are deleted.
 */
async function storeAccount(
  services: Services,
  account: PreparedAccount & { production_house_id?: string; team_role?: TeamRole },
  mobileField: 'mobile' | 'phone_number',
  { language, ...requester }: Requester,
): Promise<string> {
  const { db, now } = services;
  const { role, email, mobile } = account;
  const isEmailTaken = await findVerifiedEmail(db, role, email);
  const isMobileTaken = await findProvenMobile(db, role, mobile);
  if (isEmailTaken || isMobileTaken) {
    const fields = {
      ...(isEmailTaken && { email: msg('email_taken') }),
      ...(isMobileTaken && { [mobileField]: msg('mobile_taken') }),
    };
    throw new AppError(isEmailTaken ? 'email_taken' : 'mobile_taken', {}, { fields });
  }
  await deletePendingAccounts(db, role, email, new Date(now().getTime() - HOUR_MS));
  const id = await insertNewAccount(db, { ...account, language, created_at: now().toISOString() });
  const scope = { role, purpose: 'verify', address: mailboxOf(email), account_id: id } as const;
  await requestCode(services, scope, requester);
  return id;
}
