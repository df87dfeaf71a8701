import { randomUUID } from 'node:crypto';
import type { StaffInvitation, StaffJoining } from '@kirdaar/contract/admin/staff-accounts';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { STAFF_INVITATION_DAYS, type StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashNewPassword } from '#features/accounts/identity/passwords.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { newSecret, setupOf, timeStepOf } from '#features/accounts/two-factor/authenticator.ts';
import { writeCode } from '#features/accounts/two-factor/recovery-codes.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { changeStaff, endOwnership, proposeRole } from '#features/admin/staff-accounts/change-staff.ts';
import { deleteStaffSessions, updateStaff } from '#features/admin/staff-accounts/queries.ts';
import { requireSecondPerson } from '#features/admin/staff-accounts/second-person.ts';
import { openStaffSession } from '#features/admin/staff-accounts/sessions.ts';
import {
  findColleague,
  findInvited,
  findOpenGrant,
  needsSecondOwner,
  updateChosenLogin,
  updateGrantToConfirmed,
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
 * login and sets up a new one at once; another role waits in the same way. Returns whether something waits.
 */
export function inviteStaff(services: Services, actor: StaffActor, { email, role }: StaffInvitation) {
  const { now, queue } = services;
  return changeStaff(services, actor, async (db) => {
    const known = await findColleague(db, { mailbox: mailboxOf(email) });
    const isNew = !known?.is_invited;
    const waits = (isNew || known.role !== role) && (await needsSecondOwner(db, actor.id, now()));
    await endOwnership(services, db, actor, known);
    const link = isNew && waits ? noLink : newLink(services);
    const invited = { email, role: waits && !isNew ? known.role : role, inviter: actor.id };
    const { id } = await storeInvitation(db, now(), { ...invited, ...link });
    if (link.seed) await queue.add(db, sendStaffInvitation, { staff_id: id });
    await insertStaffAct(db, now(), actor, 'invited_staff', ['staff', id], { role, email });
    await proposeRole(services, db, actor, id, waits ? role : null);
    return waits;
  });
}

const noLink = { token: null, seed: null };

function newLink({ secrets }: Services) {
  const seed = randomUUID();
  return { token: newDerivedToken(secrets.links, 'staff', seed), seed };
}

/** Confirms the role that another owner proposed. Somebody new gets the invitation now. */
export function confirmStaffRole(services: Services, actor: StaffActor, id: string, role: StaffRole) {
  const { now, queue } = services;
  return changeStaff(services, actor, async (db) => {
    const person = await findColleague(db, { id });
    if (!person || person.removed_at) throw new AppError('staff_member_not_found');
    if (id === actor.id) throw new AppError('staff_member_is_self');
    const grant = await findOpenGrant(db, id, role);
    if (!grant) throw new AppError('staff_proposal_gone');
    await requireSecondPerson(db, grant.proposed_by, actor.id, now());
    await updateGrantToConfirmed(db, grant.id, actor.id, now());
    if (person.is_invited) {
      await updateStaff(db, id, { role });
      await services.queue.add(db, tellOwnersOfStaff, { staff_id: id });
    } else {
      await storeInvitation(db, now(), { email: person.email, role, ...newLink(services) });
      await queue.add(db, sendStaffInvitation, { staff_id: id });
    }
    await insertStaffAct(db, now(), actor, 'confirmed_staff_role', ['staff', id], { role });
  });
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

async function storeInvitation(
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
