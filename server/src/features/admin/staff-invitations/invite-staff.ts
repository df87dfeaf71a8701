import { randomUUID } from 'node:crypto';
import type { StaffInvitation } from '@kirdaar/contract/admin/staff-accounts';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { STAFF_INVITATION_DAYS } from '@kirdaar/contract/rules/staff-roles';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { deleteSessionsOf } from '#features/admin/staff-accounts/queries.ts';
import { findStaffByMailbox, upsertInvitation } from '#features/admin/staff-invitations/queries.ts';
import { sendStaffInvitation } from '#features/admin/staff-invitations/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Invites a person by email. Somebody who has a login already loses it and sets up a new one. */
export async function inviteStaff(services: Services, actor: StaffActor, { email, role }: StaffInvitation) {
  const { db, now, queue, secrets } = services;
  const seed = randomUUID();
  const token = newDerivedToken(secrets.links, 'staff', seed);
  await db.transaction().execute(async (trx) => {
    const { id } = await storeInvitation(trx, now(), { email, role, token, seed, inviter: actor.id });
    await queue.add(trx, sendStaffInvitation, { staff_id: id });
    const details = { role, email };
    await insertStaffAct(
      trx,
      { staff: actor, action: 'invited_staff', subject: ['staff', id], details },
      now(),
    );
  });
}

/** Invites an owner from the command line, which works before anyone has a login. Returns the token. */
export async function inviteOwner({ db, now }: Pick<Services, 'db' | 'now'>, email: string): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    const { id } = await storeInvitation(trx, now(), { email, role: 'owner', token, seed: null });
    const details = { role: 'owner', email };
    await insertStaffAct(trx, { action: 'invited_staff', subject: ['staff', id], details }, now());
  });
  return token;
}

async function storeInvitation(
  db: Database,
  now: Date,
  {
    email,
    role,
    token,
    seed,
    inviter,
  }: StaffInvitation & { token: string; seed: string | null; inviter?: string },
) {
  const ends = new Date(now.getTime() + STAFF_INVITATION_DAYS * DAY_MS).toISOString();
  const invitation = {
    email,
    role,
    invitation_hash: hashToken(token),
    invitation_seed: seed,
    invitation_ends_at: ends,
  };
  const stored = await upsertInvitation(db, invitation, now);
  const holder = stored ?? (await findStaffByMailbox(db, email));
  if (holder.id === inviter) throw new AppError('staff_member_is_self');
  if (!stored) throw AppError.field('email', 'staff_mailbox_taken', { email: holder.email });
  await deleteSessionsOf(db, stored.id);
  return stored;
}
