import type { StaffCredentials } from '@kirdaar/contract/admin/staff-accounts';
import { msg } from '@kirdaar/contract/messages';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { isPassword } from '#features/accounts/identity/passwords.ts';
import { countLogin, forgetLogins } from '#features/accounts/login-tries/login-tries.ts';
import { timeStepOf } from '#features/accounts/two-factor/authenticator.ts';
import { writeCode } from '#features/accounts/two-factor/recovery-codes.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  findStaffSecrets,
  updateLastStep,
  updateToConfirmed,
} from '#features/admin/staff-accounts/queries.ts';
import { openStaffSession } from '#features/admin/staff-accounts/sessions.ts';
import { isStaffPasskey } from '#features/admin/staff-passkeys/use-passkey.ts';
import { unseal } from '#platform/config/sealed-secret.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { countUse, resetUses } from '#platform/http/rate-limit.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

type SecondStep = Pick<StaffCredentials, 'code' | 'credential'>;

interface Login {
  id: string;
  sealed_secret: Buffer;
}

export async function logInStaff(
  services: Services,
  { code, credential, ...typed }: StaffCredentials,
  client: Client,
) {
  const { db, now } = services;
  const login = await checkStaffPassword(services, typed, client);
  if (!code && !credential) throw codeRequired('two_factor_code_required');
  if (!(await takeSecondStep(services, login, { code, credential }, client)))
    throw credential ? new AppError('passkey_not_accepted') : codeRequired('two_factor_code_wrong');
  return db.transaction().execute((trx) => openStaffSession({ now }, trx, login.id, 'logged_in', client));
}

/** Returns the member of staff with this email and password. Each attempt is counted. */
export async function checkStaffPassword(
  services: Services,
  { email, password }: { email: string; password: string },
  client: Client,
) {
  await countLogin(services, 'staff', email, client.ip);
  const login = await findStaffSecrets(services.db, { mailbox: mailboxOf(email) });
  const isRight = await isPassword(password, login?.password_hash, 'stranger');
  if (!login || !isRight) {
    await recordRejection(services, login, login ? 'password' : 'email', client);
    throw new AppError('staff_credentials_wrong');
  }
  await forgetLogins(services, 'staff', [email], client.ip);
  return login;
}

export async function confirmStaff(
  services: Services,
  actor: StaffActor,
  { password, ...step }: SecondStep & { password: string },
  client: Client,
) {
  const { db, now } = services;
  const login = await findStaffSecrets(db, { id: actor.id });
  if (!login) throw new AppError('login_required');
  await countLogin(services, 'staff', login.email, client.ip);
  if (!(await isPassword(password, login.password_hash, 'known'))) {
    await recordRejection(services, login, 'password', client);
    throw AppError.field('password', 'wrong_password');
  }
  await forgetLogins(services, 'staff', [login.email], client.ip);
  if (!(await takeSecondStep(services, login, step, client)))
    throw step.credential
      ? new AppError('passkey_not_accepted')
      : AppError.field('code', 'two_factor_code_wrong');
  await db.transaction().execute(async (trx) => {
    await updateToConfirmed(trx, actor.session_hash, now());
    await insertStaffAct(trx, now(), actor, 'confirmed');
  });
}

/**
 * Consumes a code of the app or the signature of a passkey. Each attempt is counted first. Staff have no recovery
 * codes: an owner helps.
 */
async function takeSecondStep(
  services: Services,
  login: Login,
  { code = '', credential }: SecondStep,
  client: Client,
): Promise<boolean> {
  const source = `staff ${login.id} from ${client.ip}`;
  await countUse(services, 'secondSteps', source);
  await countUse(services, 'secondStepsAnywhere', `staff ${login.id}`);
  const isRight = credential
    ? await isStaffPasskey(services, login.id, credential)
    : await takeCode(services, login, code);
  if (isRight) await resetUses(services, 'secondSteps', source);
  else await recordRejection(services, login, credential ? 'passkey' : 'code', client);
  return isRight;
}

async function takeCode({ db, now, secrets }: Services, login: Login, typed: string): Promise<boolean> {
  const secret = unseal(secrets.twoFactor, login.id, login.sealed_secret);
  const step = timeStepOf(secret, writeCode(typed), now());
  return step !== undefined && (await updateLastStep(db, login.id, step)) !== undefined;
}

function recordRejection(
  { db, now }: Services,
  staff: { id: string } | undefined,
  wrong: 'email' | 'password' | 'code' | 'passkey',
  { ip }: Client,
) {
  return insertStaffAct(db, now(), staff, 'login_rejected', [], { wrong, network: ip });
}

function codeRequired(why: 'two_factor_code_required' | 'two_factor_code_wrong') {
  const fields = { code: msg(why) };
  return new AppError('two_factor_code_required', {}, { fields, extra: { two_factor: true } });
}
