import {
  deleteEmailChange,
  deleteEmailChangesSince,
  findAccount,
  findEmailChangeByToken,
  lockContact,
  updateAccount,
} from '#features/accounts/account-settings/queries.ts';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { deletePendingAccounts } from '#features/accounts/identity/queries.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { endAccess } from '#features/accounts/sessions/queries.ts';
import { followContact } from '#features/notifications/dispatch/follow-contact.ts';
import { hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS, RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Restores the email from before a change, and voids the links of later changes, which a stranger may have got. */
export async function undoEmailChange(services: Services, token: string) {
  const token_hash = hashToken(token);
  const change = await findEmailChangeByToken(services.db, token_hash, services.now());
  if (!change) throw new AppError('email_undo_ended');
  const { account_id, role, old_email } = change;
  try {
    await services.db.transaction().execute(async (db) => {
      await lockContact(db, { role, id: account_id, kind: 'email', address: old_email });
      if (!(await deleteEmailChange(db, token_hash))) throw new AppError('email_undo_ended');
      // The email that loses the account is told, in case it is the owner's.
      await addSecurityNotice({ ...services, db }, account_id, { kind: 'email-changed' });
      const { email } = await findAccount(db, account_id);
      await deletePendingAccounts(db, role, old_email);
      await endAccess(db, account_id, null);
      await updateAccount(db, account_id, { email: old_email });
      await followContact({ ...services, db }, account_id, { kind: 'email', from: email, to: old_email });
      await deleteEmailChangesSince(db, account_id, change.changed_at);
    });
  } catch (error) {
    if (hasCode(error, RULES.GUARDIAN_HAS_EMAIL_OF_CHILD)) throw new AppError('email_is_guardians');
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw new AppError('email_taken');
  }
  return role;
}
