import type { StaffJoining } from '@kirdaar/contract/admin/staff-accounts';
import { hashNewPassword } from '#features/accounts/identity/passwords.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { newSecret, setupOf, timeStepOf } from '#features/accounts/two-factor/authenticator.ts';
import { writeCode } from '#features/accounts/two-factor/recovery-codes.ts';
import { seal, unseal } from '#features/accounts/two-factor/sealed-secret.ts';
import { openStaffSession } from '#features/admin/staff-accounts/sessions.ts';
import { findInvited, updateChosenLogin, updateToActive } from '#features/admin/staff-invitations/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Returns the person that an invitation belongs to. */
export async function readStaffInvitation({ db, now }: Services, token: string) {
  const invited = await findInvited(db, hashToken(token), now());
  if (!invited) throw new AppError('staff_invitation_ended');
  return invited;
}

/** Stores the name and password of an invited person and returns what an authenticator app needs. */
export async function chooseStaffLogin(services: Services, { token, name, password }: StaffJoining) {
  const { db, config, secrets } = services;
  const { id, email } = await readStaffInvitation(services, token);
  const password_hash = await hashNewPassword(services, password, { email, mobile: null, name }, 'password');
  const secret = newSecret();
  await updateChosenLogin(db, id, {
    name,
    password_hash,
    sealed_secret: seal(secrets.twoFactor, id, secret),
  });
  return setupOf(secret, `${config.PRODUCT_NAME} staff`, email);
}

/** Activates a login with the first code of the app, once, and opens a session. */
export async function confirmStaffLogin(
  services: Services,
  { token, code }: { token: string; code: string },
  client: Client,
) {
  const { db, now, secrets } = services;
  const { id, sealed_secret } = await readStaffInvitation(services, token);
  if (!sealed_secret) throw new AppError('two_factor_setup_missing');
  const step = timeStepOf(unseal(secrets.twoFactor, id, sealed_secret), writeCode(code), now());
  if (step === undefined) throw AppError.field('code', 'two_factor_code_wrong');
  return db.transaction().execute(async (trx) => {
    if (!(await updateToActive(trx, { id, sealed_secret }, step, now())))
      throw new AppError('staff_invitation_ended');
    return openStaffSession({ now }, trx, id, 'joined', client);
  });
}
