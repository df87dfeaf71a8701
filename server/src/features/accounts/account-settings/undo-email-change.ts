import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import {
  deleteEmailChange,
  deleteEmailChangesSince,
  findAccount,
  findEmailChangeByToken,
  lockContact,
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
import type { Database } from '#platform/database/database.ts';
import { hasCode } from '#platform/database/database.ts';
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
  const { account_id, role, old_email } = change;
  const password_hash = await hashPassword(newToken());
  try {
    const reset_token = await services.db.transaction().execute(async (db) => {
      await lockContact(db, { role, id: account_id, kind: 'email', address: old_email });
      if (!(await deleteEmailChange(db, token_hash))) throw new AppError('email_undo_ended');
      // The email that loses the account is told, in case it is the owner's.
      await addSecurityNotice({ ...services, db }, account_id, { kind: 'email-changed' });
      const { email } = await findAccount(db, account_id);
      await deletePendingAccounts(db, role, old_email);
      await endAccess(db, account_id, null);
      await deleteCredentials(db, account_id, new Date(change.changed_at));
      await updateAccount(db, account_id, { email: old_email, password_hash });
      await followContact({ ...services, db }, account_id, { kind: 'email', from: email, to: old_email });
      await deleteEmailChangesSince(db, account_id, change.changed_at);
      return issueResetToken({ ...services, db }, account_id);
    });
    return { role, email: old_email, reset_token };
  } catch (error) {
    if (hasCode(error, RULES.GUARDIAN_HAS_EMAIL_OF_CHILD)) throw new AppError('email_is_guardians');
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw new AppError('email_taken');
  }
}

/**
 * Deletes the passkeys and the Google user of an account, and an authenticator app that was set up after the email was
 * changed or on the day before: strangers add theirs in either order.
 */
async function deleteCredentials(db: Database, account_id: string, changed_at: Date) {
  await deletePasskeysOfAccount(db, account_id);
  await deleteGoogleIdentity(db, account_id);
  await deleteTwoFactor(db, account_id, new Date(changed_at.getTime() - DAY_MS));
}
