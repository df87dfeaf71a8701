import type { StaffCredentials } from '@kirdaar/contract/admin/staff-accounts';
import { perDay, type Rate } from '@kirdaar/contract/rates';
import { isPassword } from '#features/accounts/identity/passwords.ts';
import { countLogin, forgetLogins } from '#features/accounts/login-tries/login-tries.ts';
import { timeStepOf } from '#features/accounts/two-factor/authenticator.ts';
import { writeCode } from '#features/accounts/two-factor/recovery-codes.ts';
import { unseal } from '#features/accounts/two-factor/sealed-secret.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  findStaffSecrets,
  findStaffToLogIn,
  updateLastStep,
  updateToConfirmed,
} from '#features/admin/staff-accounts/queries.ts';
import { openStaffSession } from '#features/admin/staff-accounts/sessions.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError, errorText } from '#platform/http/app-error.ts';
import { countUse, deleteUses } from '#platform/http/rate-limit.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

interface Login {
  id: string;
  sealed_secret: Buffer;
}

/** Logs a member of staff in with a password and the code of the authenticator app. Both are required. */
export async function logInStaff(
  services: Services,
  { email, password, code }: StaffCredentials,
  client: Client,
) {
  const { db, now } = services;
  await countLogin(services, 'staff', email, client.ip);
  const login = await findStaffToLogIn(db, email);
  const isRight = await isPassword(password, login?.password_hash, 'stranger');
  if (!login || !isRight) {
    await recordRefusal(services, login, login ? 'password' : 'email', client);
    throw new AppError('staff_credentials_wrong');
  }
  await forgetLogins(services, 'staff', [email], client.ip);
  if (!code) throw codeRequired('two_factor_code_required');
  if (!(await takeStaffCode(services, login, code, client))) {
    await recordRefusal(services, login, 'code', client);
    throw codeRequired('two_factor_code_wrong');
  }
  return db.transaction().execute((trx) => openStaffSession({ now }, trx, login.id, 'logged_in', client));
}

/** Renews the confirmation that some acts need, with the password and a new code. */
export async function confirmStaff(
  services: Services,
  actor: StaffActor,
  { password, code }: { password: string; code: string },
  client: Client,
) {
  const { db, now } = services;
  const login = await findStaffSecrets(db, actor.id);
  if (!login) throw new AppError('login_required');
  await countLogin(services, 'staff', login.email, client.ip);
  if (!(await isPassword(password, login.password_hash, 'known'))) {
    await recordRefusal(services, login, 'password', client);
    throw AppError.field('password', 'wrong_password');
  }
  await forgetLogins(services, 'staff', [login.email], client.ip);
  if (!(await takeStaffCode(services, login, code, client))) {
    await recordRefusal(services, login, 'code', client);
    throw AppError.field('code', 'two_factor_code_wrong');
  }
  await db.transaction().execute(async (trx) => {
    await updateToConfirmed(trx, actor.session_hash, now());
    await insertStaffAct(trx, { staff: actor, action: 'confirmed' }, now());
  });
}

const fromOneAddress: Rate[] = [{ most: 5, seconds: 15 * 60 }];
const fromAnywhere = [perDay(100)];

/** Consumes a code of the app. Each attempt is counted first. Staff have no recovery codes: an owner helps. */
async function takeStaffCode(
  services: Services,
  login: Login,
  typed: string,
  { ip }: Client,
): Promise<boolean> {
  const { db, now, secrets } = services;
  const tries = `staff code of ${login.id}`;
  await countUse(services, `${tries} from ${ip}`, fromOneAddress, 'too_many_two_factor_tries');
  await countUse(services, tries, fromAnywhere, 'too_many_two_factor_tries');
  const secret = unseal(secrets.secondFactors, login.id, login.sealed_secret);
  const step = timeStepOf(secret, writeCode(typed), now());
  if (step === undefined || !(await updateLastStep(db, login.id, step))) return false;
  await deleteUses(services, `${tries} from ${ip}`, fromOneAddress);
  return true;
}

function recordRefusal(
  { db, now }: Services,
  staff: { id: string } | undefined,
  wrong: 'email' | 'password' | 'code',
  { ip }: Client,
) {
  return insertStaffAct(db, { staff, action: 'login_refused', details: { wrong, network: ip } }, now());
}

function codeRequired(why: 'two_factor_code_required' | 'two_factor_code_wrong') {
  const fields = { code: errorText(why) };
  return new AppError('two_factor_code_required', {}, { fields, extra: { second_factor: true } });
}
