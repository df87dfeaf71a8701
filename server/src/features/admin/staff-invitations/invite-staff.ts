import { randomUUID } from 'node:crypto';
import type { StaffInvitation, StaffJoining } from '@kirdaar/contract/admin/staff-accounts';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { STAFF_INVITATION_DAYS } from '@kirdaar/contract/rules/staff-roles';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashNewPassword } from '#features/accounts/identity/passwords.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { newSecret, setupOf, timeStepOf } from '#features/accounts/two-factor/authenticator.ts';
import { writeCode } from '#features/accounts/two-factor/recovery-codes.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import {
  changeStaff,
  isActiveOwner,
  propose,
  proposeEnd,
  tellOfEnd,
} from '#features/admin/staff-accounts/change-staff.ts';
import { deleteStaffSessions } from '#features/admin/staff-accounts/queries.ts';
import { openStaffSession } from '#features/admin/staff-accounts/sessions.ts';
import {
  deleteOpenGrants,
  findColleague,
  findInvited,
  needsSecondOwner,
  updateChosenLogin,
  updateToActive,
  upsertInvitation,
} from '#features/admin/staff-invitations/queries.ts';
import { sendStaffInvitation, tellOwnersOfStaff } from '#features/admin/staff-invitations/tasks.ts';
import { seal, unseal } from '#platform/config/sealed-secret.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/**
 * Invites a person by email, once a second owner confirms it if there is one. Somebody on the list already loses the
 * login and sets up a new one at once; another role waits in the same way, and so does a new login of an owner.
 * Returns what it waits for.
 */
export function inviteStaff(services: Services, actor: StaffActor, { email, role }: StaffInvitation) {
  const { now } = services;
  return changeStaff(services, actor, async (db) => {
    const known = await findColleague(db, { mailbox: mailboxOf(email) });
    if (known && isActiveOwner(known)) return proposeEnd(services, db, actor, known, role);
    await tellOfEnd(services, db, actor.id, known);
    const kept = known?.is_invited ? known.role : undefined;
    if (kept === role || !(await needsSecondOwner(db, actor.id, now()))) {
      const id = await invite(services, db, actor, { email, role, ...newLink(services) });
      await deleteOpenGrants(db, { staff_id: id });
      return undefined;
    }
    const link = kept ? newLink(services) : noLink;
    const id = await invite(services, db, actor, { email, role: kept ?? role, ...link });
    return propose(services, db, actor, id, role);
  });
}

const noLink = { token: null, seed: null };
type Invited = StaffInvitation & (typeof noLink | ReturnType<typeof newLink>);

async function invite({ now, queue }: Services, db: Database, actor: StaffActor, invited: Invited) {
  const { email, role, seed } = invited;
  const { id } = await storeInvitation(db, now(), { ...invited, inviter: actor.id });
  if (seed) await queue.add(db, sendStaffInvitation, { staff_id: id });
  await insertStaffAct(db, now(), actor, 'invited_staff', ['staff', id], { role, email });
  return id;
}

export function newLink({ secrets }: Services) {
  const seed = randomUUID();
  return { token: newDerivedToken(secrets.links, 'staff', seed), seed };
}

/** Invites an owner from the command line, which works before anyone has a login. Returns the token. */
export async function inviteOwner({ db, now }: Pick<Services, 'db' | 'now'>, email: string): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    const { id } = await storeInvitation(trx, now(), { email, role: 'owner', token, seed: null });
    await insertStaffAct(trx, now(), undefined, 'invited_staff', ['staff', id], { role: 'owner', email });
  });
  return token;
}

export async function storeInvitation(
  db: Database,
  now: Date,
  invited: StaffInvitation & { token: string | null; seed: string | null; inviter?: string },
) {
  const { email, role, token, seed, inviter } = invited;
  const ends = new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY_MS).toISOString();
  const link = { invitation_hash: token ? hashToken(token) : null, invitation_seed: seed };
  const invitation = { email, role, ...link, invitation_ends_at: token && ends };
  const since = { invited_by: inviter ?? null, invited_at: now.toISOString() };
  const stored = await upsertInvitation(db, { ...invitation, ...since }, now);
  const holder = stored ?? (await findColleague(db, { mailbox: mailboxOf(email) }));
  if (holder && holder.id === inviter) throw new AppError('staff_member_is_self');
  if (!stored) throw AppError.field('email', 'staff_mailbox_taken', { email: holder?.email ?? email });
  await deleteStaffSessions(db, { staff_id: stored.id });
  return stored;
}

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
    await services.queue.add(trx, tellOwnersOfStaff, { staff_id: id });
    return openStaffSession({ now }, trx, id, 'joined', client);
  });
}
