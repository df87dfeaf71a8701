import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { type Insertable, type NotNull, sql } from 'kysely';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffGrant, StaffMember } from '#platform/database/database-types.generated.ts';

const OWNER_ENDED_DAYS = 30;

type Invitation = Pick<
  Insertable<StaffMember>,
  | 'email'
  | 'role'
  | 'invitation_hash'
  | 'invitation_seed'
  | 'invitation_ends_at'
  | 'invited_by'
  | 'invited_at'
>;

/**
 * Stores an invitation. A person who has a login loses it and sets up a new one. Returns undefined if the mailbox
 * belongs to somebody with another spelling of it.
 */
export function upsertInvitation(db: Database, invitation: Invitation, now: Date) {
  return db
    .insertInto('staff_member')
    .values({ ...invitation, created_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet({
          ...invitation,
          active_since: null,
          password_hash: null,
          sealed_secret: null,
          removed_at: null,
          // A new link for a lost phone does not change who brought the person in.
          invited_by: sql`case when staff_member.removed_at is null then staff_member.invited_by else excluded.invited_by end`,
        })
        .where((eb) =>
          eb.or([
            eb('staff_member.email', '=', eb.ref('excluded.email')),
            eb('staff_member.removed_at', 'is not', null),
          ]),
        ),
    )
    .returning(['id', 'email'])
    .executeTakeFirst();
}

/** Returns whether somebody is still an owner, and lets nobody else change the staff until the transaction ends. */
export async function lockStaff(db: Database, owner: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('staff_member'))`.execute(db);
  const found = await db
    .selectFrom('staff_member')
    .select('id')
    .where((eb) => eb.and({ id: owner, role: 'owner' }))
    .where('active_since', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns somebody who is on the list or was. A login is set up only after an invitation. */
export function findColleague(db: Database, by: { mailbox: string } | { id: string }) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'email', 'role', 'removed_at'])
    .select(sql<boolean>`num_nonnulls(active_since, invitation_hash) = 1`.as('is_invited'))
    .select(sql<boolean>`active_since is not null`.as('is_active'))
    .where((eb) => eb.and(by))
    .executeTakeFirst();
}

/** Whether there is a second owner who decides with this one, or was until recently. */
export async function needsSecondOwner(db: Database, owner: string, now: Date): Promise<boolean> {
  if (await hasSecondOwner(db, owner, now, owner)) return true;
  const ended = await db
    .selectFrom('staff_member')
    .select('id')
    .where('owner_until', '>', new Date(now.getTime() - OWNER_ENDED_DAYS * DAY_MS).toISOString())
    .limit(1)
    .executeTakeFirst();
  return ended !== undefined;
}

/** Whether an independent owner can confirm what this owner does to another. */
export async function hasSecondOwner(
  db: Database,
  owner: string,
  now: Date,
  other: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('staff_member')
    .select('id')
    .where('role', '=', 'owner')
    .where('id', '!=', other)
    .where(sql<boolean>`may_be_second_person(${owner}, id, ${now.toISOString()})`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export function insertGrant(db: Database, grant: Insertable<StaffGrant>) {
  return db.insertInto('staff_grant').values(grant).execute();
}

/** Returns whether there were any. */
export async function deleteOpenGrants(db: Database, of: { staff_id: string } | { proposed_by: string }) {
  const { numDeletedRows } = await db
    .deleteFrom('staff_grant')
    .where((eb) => eb.and(of))
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export function findOpenGrant(db: Database, staff_id: string, role: StaffRole | null) {
  return db
    .selectFrom('staff_grant')
    .select(['id', 'role', 'proposed_by', 'effective_at'])
    .where('staff_id', '=', staff_id)
    .where('role', 'is not distinct from', role)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
}

export function listDueGrants(db: Database, now: Date) {
  return db
    .selectFrom('staff_grant')
    .select(['staff_id', 'role', 'proposed_by'])
    .where('effective_at', '<=', now.toISOString())
    .where('confirmed_at', 'is', null)
    .orderBy('effective_at')
    .execute();
}

/** Without a person, nobody objected in time. */
export function updateGrantToConfirmed(db: Database, id: string, confirmed_by: string | null, now: Date) {
  return db
    .updateTable('staff_grant')
    .set({ confirmed_by, confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Returns what owners are told of a colleague. */
export function findStaffNews(db: Database, id: string) {
  return db
    .selectFrom('staff_member')
    .leftJoin('staff_member as inviter', 'inviter.id', 'staff_member.invited_by')
    .select([staffName.as('name'), 'staff_member.email', 'staff_member.role'])
    .select(sql<string>`coalesce(inviter.name, inviter.email, '')`.as('by'))
    .where('staff_member.id', '=', id)
    .executeTakeFirst();
}

export function listOwners(db: Database) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'email'])
    .where('role', '=', 'owner')
    .where('active_since', 'is not', null)
    .execute();
}

/** Returns what the email of an invitation needs, while it can be accepted. */
export function findInvitationToSend(db: Database, id: string) {
  return db
    .selectFrom('staff_member')
    .select(['email', 'role', 'invitation_seed as seed', 'invitation_hash as token_hash'])
    .where('id', '=', id)
    .where('invitation_seed', 'is not', null)
    .$narrowType<{ seed: NotNull; token_hash: NotNull }>()
    .executeTakeFirst();
}

/** Returns the invited person of a token, or undefined once it was used or has expired. */
export function findInvited(db: Database, invitation_hash: Buffer, now: Date) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'email', 'role', 'sealed_secret'])
    .where('invitation_hash', '=', invitation_hash)
    .where('invitation_ends_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Stores what an invited person chose, until the first code of the app activates it. */
export function updateChosenLogin(
  db: Database,
  id: string,
  login: { name: string; password_hash: string; sealed_secret: Buffer },
) {
  return db.updateTable('staff_member').set(login).where('id', '=', id).execute();
}

/** Activates a login and uses up its invitation. Returns undefined if that happened already. */
export function updateToActive(
  db: Database,
  { id, sealed_secret }: { id: string; sealed_secret: Buffer },
  step: number,
  now: Date,
) {
  return db
    .updateTable('staff_member')
    .set({
      active_since: now.toISOString(),
      last_time_step: sql<number>`greatest(last_time_step, ${step})`,
      invitation_hash: null,
      invitation_seed: null,
      invitation_ends_at: null,
    })
    .where('id', '=', id)
    .where('sealed_secret', '=', sealed_secret)
    .where('invitation_hash', 'is not', null)
    .returning('id')
    .executeTakeFirst();
}
