import { addNotice } from '#features/account/add-notice.ts';
import { confirmPassword } from '#features/account/confirm-password.ts';
import { findAccount, updateAccount } from '#features/account/queries.ts';
import { checkCode, spendCode } from '#features/codes/check-code.ts';
import type { CodeScope } from '#features/codes/one-time-code.ts';
import { requestCode } from '#features/codes/request-code.ts';
import { removePendingAccount } from '#features/identity/register-account.ts';
import { followContact } from '#features/messages/follow-contact.ts';
import { deleteResetTokenOfAccount } from '#features/recovery/queries.ts';
import { deleteOtherSessions } from '#features/sessions/queries.ts';
import type { Actor } from '#platform/actor.ts';
import { isCarried } from '#platform/carried-channels.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** A way to reach an account, and to log in to it. */
export type Contact = { kind: 'email' | 'mobile'; address: string };

const UNIQUE_VIOLATION = '23505';
const names = { email: 'email address', mobile: 'mobile number' };

/**
 * Sends a code to a new email or mobile number, to whoever knows the password. Whether another
 * account holds it is told only to who can read the code.
 */
export async function requestContactChange(
  services: Services,
  actor: Actor,
  contact: Contact,
  password: string,
) {
  if (contact.kind === 'mobile' && !isCarried(services.config, 'sms')) {
    throw refused(409, contact, 'A new number cannot be confirmed here for now: no text messages are sent.');
  }
  const account = await confirmPassword(services, actor.id, password, 'password');
  if (account[contact.kind] === contact.address) {
    throw refused(400, contact, `This is your ${names[contact.kind]} already.`);
  }
  await services.db.transaction().execute((db) => requestCode({ ...services, db }, scopeOf(actor, contact)));
}

/** Puts the new email or mobile number in place and tells the owner at the email of before. */
export async function confirmContactChange(services: Services, actor: Actor, contact: Contact, otp: string) {
  const { kind, address } = contact;
  const codeId = await checkCode(services, scopeOf(actor, contact), otp);
  try {
    await services.db.transaction().execute(async (db) => {
      await spendCode(db, codeId);
      await addNotice({ ...services, db }, actor.id, { kind: `${kind}-changed` });
      // A registration of the address that was never verified proved less than this code.
      if (kind === 'email') await removePendingAccount(db, actor.role, address);
      const before = await findAccount(db, actor.id);
      await updateAccount(db, actor.id, { [kind]: address });
      await followContact({ ...services, db }, actor.id, { kind, from: before[kind], to: address });
      await deleteOtherSessions(db, actor.id, actor.session_hash);
      await deleteResetTokenOfAccount(db, actor.id);
    });
  } catch (error) {
    if (!hasCode(error, UNIQUE_VIOLATION)) throw error;
    throw refused(409, contact, `This ${names[kind]} already has an account.`);
  }
}

function scopeOf({ id, role }: Actor, { kind, address }: Contact): CodeScope {
  return { role, purpose: `change-${kind}`, address, account_id: id };
}

function refused(status: number, { kind }: Contact, message: string): Refusal {
  return new Refusal(status, message, { fields: { [kind]: message } });
}
