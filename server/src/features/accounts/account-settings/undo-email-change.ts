import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import {
  deleteEmailChange,
  deleteEmailChangesSince,
  findAccount,
  findEmailChangeByToken,
  lockContact,
  takeMobileBefore,
  updateAccount,
} from '#features/accounts/account-settings/queries.ts';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { deleteGoogleIdentity } from '#features/accounts/google-sign-in/queries.ts';
import { hashPassword } from '#features/accounts/identity/passwords.ts';
import { deletePendingAccounts } from '#features/accounts/identity/queries.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { deletePasskeysOfAccount } from '#features/accounts/passkeys/queries.ts';
import { issueResetToken } from '#features/accounts/password-reset/reset-password.ts';
import { endAccess } from '#features/accounts/sessions/queries.ts';
import { deleteTwoFactor } from '#features/accounts/two-factor/queries.ts';
import { followContact } from '#features/notifications/dispatch/follow-contact.ts';
import { hasCode } from '#platform/database/database.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import { POSTGRES_ERRORS, RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Restores the email from before a change that a stranger may have made. Ends the password, every way into the
 * account, and the links of later changes. Returns a token for a new password.
 */
export async function undoEmailChange(services: Services, token: string) {
  const token_hash = hashToken(token);
  const change = await findEmailChangeByToken(services.db, token_hash, services.now());
  if (!change) throw new AppError('email_undo_ended');
  const { account_id, role, old_email: email } = change;
  // What was set in the day before too: strangers add theirs before or after they change the email.
  const since = new Date(new Date(change.changed_at).getTime() - DAY_MS);
  return moveAccount(services, { account_id, role, email, since }, async (trx) => {
    if (!(await deleteEmailChange(trx.db, token_hash))) throw new AppError('email_undo_ended');
    // The email that loses the account is told, in case it is the owner's.
    await addSecurityNotice(trx, account_id, { kind: 'email-changed' });
    await deleteEmailChangesSince(trx.db, account_id, change.changed_at);
  });
}

interface Move {
  account_id: string;
  role: AccountRole;
  email: string;
  /** Older authenticator apps and mobile numbers stay; all that is known goes unless given. */
  since?: Date;
}

/**
 * Gives an account to the owner of another email, who has proved to read it: ends the password and every way into the
 * account. Returns a token for a new password.
 */
export async function moveAccount(
  services: Services,
  { account_id, role, email, since }: Move,
  record: (services: Services) => Promise<unknown>,
) {
  const password_hash = await hashPassword(newToken());
  try {
    const reset_token = await services.db.transaction().execute(async (db) => {
      await lockContact(db, { role, id: account_id, kind: 'email', address: email });
      await record({ ...services, db });
      const { email: from, mobile } = await findAccount(db, account_id);
      await deletePendingAccounts(db, role, email);
      await endAccess(db, account_id, null);
      await deletePasskeysOfAccount(db, account_id);
      await deleteGoogleIdentity(db, account_id);
      await deleteTwoFactor(db, account_id, since);
      await updateAccount(db, account_id, { email, password_hash });
      await followContact({ ...services, db }, account_id, { kind: 'email', from, to: email });
      const former = await takeMobileBefore(db, account_id, since ?? new Date(0));
      if (former) await restoreMobile({ ...services, db }, account_id, mobile, former.old_mobile);
      return issueResetToken({ ...services, db }, account_id);
    });
    return { role, email, reset_token };
  } catch (error) {
    if (hasCode(error, RULES.GUARDIAN_HAS_EMAIL_OF_CHILD)) throw new AppError('email_is_guardians');
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw new AppError('email_taken');
  }
}

/** The former number is proven again by its owner; another account may have proven it meanwhile. */
async function restoreMobile(
  services: Services,
  account_id: string,
  from: string | null,
  mobile: string | null,
) {
  await updateAccount(services.db, account_id, { mobile, mobile_verified_at: null });
  await followContact(services, account_id, { kind: 'mobile', from, to: mobile ?? '' });
}
