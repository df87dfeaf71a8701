import { addNotice } from '#features/account/add-notice.ts';
import { confirmPassword } from '#features/account/confirm-password.ts';
import { updateAccount } from '#features/account/queries.ts';
import { hashNewPassword } from '#features/identity/hash-new-password.ts';
import { deleteResetTokenOfAccount } from '#features/recovery/queries.ts';
import { deleteOtherSessions } from '#features/sessions/queries.ts';
import type { Actor } from '#platform/actor.ts';
import type { Services } from '#platform/services.ts';

/** Changes the password of who knows the old one, and ends the account's other sessions. */
export async function changePassword(
  services: Services,
  { id, session_hash }: Actor,
  { current_password, new_password }: { current_password: string; new_password: string },
) {
  const account = await confirmPassword(services, id, current_password, 'current_password');
  const password_hash = await hashNewPassword(services, new_password, account, 'new_password');
  await services.db.transaction().execute(async (db) => {
    await updateAccount(db, id, { password_hash });
    await deleteOtherSessions(db, id, session_hash);
    await deleteResetTokenOfAccount(db, id);
    await addNotice({ ...services, db }, id, { kind: 'password-changed' });
  });
}
