import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { EMAIL_UNDO_DAYS } from '@kirdaar/contract/rules/limits';
import { confirmPassword } from '#features/accounts/account-settings/confirm-password.ts';
import {
  findAccount,
  insertMobileChange,
  lockContact,
  updateAccount,
  updateMobileToVerified,
} from '#features/accounts/account-settings/queries.ts';
import { addSecurityNotice, addUndoLink } from '#features/accounts/account-settings/tasks.ts';
import { deleteGoogleIdentity } from '#features/accounts/google-sign-in/queries.ts';
import { deletePendingAccounts, updateAccountToVerified } from '#features/accounts/identity/queries.ts';
import { checkCode, redeemCode, spendCode } from '#features/accounts/one-time-codes/check-code.ts';
import { sessionGuesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { listCodes } from '#features/accounts/one-time-codes/queries.ts';
import { sendNewCode } from '#features/accounts/one-time-codes/request-code.ts';
import { endAccess } from '#features/accounts/sessions/queries.ts';
import { confirmTwoFactor } from '#features/accounts/two-factor/require-two-factor.ts';
import { followContact } from '#features/notifications/dispatch/follow-contact.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS, RULES } from '#platform/database/sqlstates.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** A contact of an account that can also be used to log in. */
export type Contact = { kind: 'email' | 'mobile'; address: string };

const unchanged = { email: 'email_unchanged', mobile: 'mobile_unchanged' } as const;
const taken = { email: 'email_taken', mobile: 'mobile_taken' } as const;

/** Sends a code to a new email or mobile number. Only its recipient learns whether another account uses it. */
export async function requestContactChange(
  services: Services,
  actor: Actor,
  contact: Contact,
  { password, code }: { password: string; code?: string | undefined },
  client: Client,
) {
  if (contact.kind === 'mobile' && !isChannelAvailable(services.config, 'sms')) {
    throw AppError.field('mobile', 'text_messages_unavailable');
  }
  const account = await confirmPassword(services, actor.id, password, 'password');
  if (account[contact.kind] === contact.address) {
    throw AppError.field(contact.kind, unchanged[contact.kind]);
  }
  const scope = scopeOf(actor, contact);
  // Another code for the same change: the second step was passed when the first one was requested.
  const isRepeated = (await listCodes(services.db, scope)).length > 0;
  if (!isRepeated) await confirmTwoFactor(services, actor.id, code, client);
  await sendNewCode(services, scope, sessionGuesser(actor, client));
}

/** Saves the new email or mobile number and notifies the owner at the previous email. */
export async function confirmContactChange(
  services: Services,
  actor: Actor,
  contact: Contact,
  otp: string,
  client: Client,
) {
  const { kind, address } = contact;
  const present = await findAccount(services.db, actor.id);
  // The request is repeated: its answer was lost on the way.
  if (present[kind] === address && (kind === 'email' || present.mobile_verified_at)) return;
  const code = await checkCode(services, scopeOf(actor, contact), otp, sessionGuesser(actor, client));
  try {
    await services.db.transaction().execute(async (db) => {
      await lockContact(db, { role: actor.role, id: actor.id, kind, address });
      await spendCode(db, code.id);
      // An unverified registration of this email proves less than this one-time code, so it is removed.
      if (kind === 'email') await deletePendingAccounts(db, actor.role, address);
      const before = await findAccount(db, actor.id);
      if (kind === 'mobile') await recordMobileChange({ ...services, db }, actor.id, before.mobile);
      else if (before.verified_at) await addUndoLink({ ...services, db }, actor.id, before.email);
      await updateAccount(db, actor.id, changeTo(contact, services.now()));
      // The code also proves the email of an account that was verified by text message.
      if (kind === 'email' && !before.verified_at)
        await updateAccountToVerified(db, actor.id, services.now());
      // Google linked itself by the former email. The owner of the new one is linked at the next sign-in.
      if (kind === 'email' && mailboxOf(address) !== mailboxOf(before.email))
        await deleteGoogleIdentity(db, actor.id);
      await followContact({ ...services, db }, actor.id, { kind, from: before[kind], to: address });
      await endAccess(db, actor.id, actor.session_hash);
    });
  } catch (error) {
    if (hasCode(error, RULES.GUARDIAN_HAS_EMAIL_OF_CHILD)) throw AppError.field(kind, 'email_is_guardians');
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw AppError.field(kind, taken[kind]);
  }
}

/** Tells the owner, and remembers the former number for as long as a change of email a day later can be undone. */
async function recordMobileChange(services: Services, account_id: string, old_mobile: string | null) {
  const { db, now } = services;
  await addSecurityNotice(services, account_id, { kind: 'mobile-changed' });
  const expires_at = new Date(now().getTime() + (EMAIL_UNDO_DAYS + 1) * DAY_MS).toISOString();
  await insertMobileChange(db, { account_id, old_mobile, changed_at: now().toISOString(), expires_at });
}

function changeTo({ kind, address }: Contact, now: Date) {
  if (kind === 'email') return { email: address };
  return { mobile: address, mobile_verified_at: now.toISOString() };
}

/** Sends a code to the mobile number that the account was registered with. Returns the number. */
export async function requestMobileCode(services: Services, actor: Actor, client: Client): Promise<string> {
  if (!isChannelAvailable(services.config, 'sms')) throw new AppError('text_messages_unavailable');
  const address = await findUnverifiedMobile(services, actor);
  await sendNewCode(services, scopeOf(actor, { kind: 'mobile', address }), sessionGuesser(actor, client));
  return address;
}

/** Verifies the account's mobile number, unless another account has proved it first. */
export async function verifyMobile(services: Services, actor: Actor, otp: string, client: Client) {
  const address = await findUnverifiedMobile(services, actor);
  const entered = { otp, guesser: sessionGuesser(actor, client) };
  const scope = scopeOf(actor, { kind: 'mobile', address });
  const verified = redeemCode(services, scope, entered, async ({ db, now }) => {
    const updated = await updateMobileToVerified(db, actor.id, address, now());
    if (!updated) throw AppError.field('otp', 'invalid_code');
  });
  await verified.catch((error) => {
    throw hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION) ? new AppError('mobile_taken') : error;
  });
}

async function findUnverifiedMobile({ db }: Services, { id }: Actor): Promise<string> {
  const { mobile, mobile_verified_at } = await findAccount(db, id);
  if (!mobile) throw new AppError('mobile_number_missing');
  if (mobile_verified_at) throw new AppError('mobile_already_verified');
  return mobile;
}

/** Returns the scope of the codes that prove a contact. */
function scopeOf({ id, role }: Actor, { kind, address }: Contact): CodeScope {
  return { role, purpose: `change-${kind}`, address, account_id: id };
}
