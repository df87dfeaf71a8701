import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { type Insertable, type NotNull, sql, type Updateable } from 'kysely';
import { ID_BYTES } from '#platform/config/sealed-secret.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffMember } from '#platform/database/database-types.generated.ts';

/** What staff are called: by their name, or by their email until they have one. */
export const staffName = sql<string>`coalesce(staff_member.name, staff_member.email)`;

/** Inserts a person who can log in, for the demo world and tests. */
export function insertStaffMember(
  db: Database,
  person: Omit<Insertable<StaffMember>, 'active_since' | 'created_at'>,
  now: Date,
) {
  const present = now.toISOString();
  return db
    .insertInto('staff_member')
    .values({ ...person, active_since: present, created_at: present })
    .execute();
}

/** Returns a person who has a login, with what both of its steps need. */
export function findStaffSecrets(db: Database, by: { mailbox: string } | { id: string }) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'email', 'password_hash', 'sealed_secret'])
    .where('active_since', 'is not', null)
    .where((eb) => eb.and(by))
    .$narrowType<{ password_hash: NotNull; sealed_secret: NotNull }>()
    .executeTakeFirst();
}

/** Returns who is logged in with a session, and until when. */
export function findSelf(db: Database, token_hash: Buffer) {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff_member', 'staff_member.id', 'staff_id')
    .select(['staff_member.id', 'name', 'email', 'role', 'expires_at as session_ends_at'])
    .where('token_hash', '=', token_hash)
    .$narrowType<{ name: NotNull }>()
    .executeTakeFirstOrThrow();
}

/** Consumes the app's code of a time step, and all earlier ones. Returns undefined if it was already used. */
export function updateLastStep(db: Database, id: string, step: number) {
  return db
    .updateTable('staff_member')
    .set({ last_time_step: step })
    .where('id', '=', id)
    .where('last_time_step', '<', step)
    .returning('id')
    .executeTakeFirst();
}

export function insertStaffSession(
  db: Database,
  session: { token_hash: Buffer; staff_id: string; device: string; expires_at: string; now: Date },
) {
  const { now, ...row } = session;
  const present = now.toISOString();
  return db
    .insertInto('staff_session')
    .values({ ...row, created_at: present, confirmed_at: present })
    .execute();
}

export function findStaffSession(db: Database, token_hash: Buffer, now: Date) {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff_member', 'staff_member.id', 'staff_id')
    .select(['staff_member.id', 'staff_member.role as staff_role', 'confirmed_at'])
    .where('token_hash', '=', token_hash)
    .where('expires_at', '>', now.toISOString())
    .where('active_since', 'is not', null)
    .executeTakeFirst();
}

export function updateToConfirmed(db: Database, token_hash: Buffer, now: Date) {
  return db
    .updateTable('staff_session')
    .set({ confirmed_at: now.toISOString() })
    .where('token_hash', '=', token_hash)
    .execute();
}

export function deleteStaffSessions(db: Database, of: { token_hash: Buffer } | { staff_id: string }) {
  return db
    .deleteFrom('staff_session')
    .where((eb) => eb.and(of))
    .execute();
}

export function deleteExpiredStaffSessions(db: Database, now: Date) {
  return db.deleteFrom('staff_session').where('expires_at', '<=', now.toISOString()).execute();
}

export function listStaff(db: Database) {
  return db
    .selectFrom('staff_member')
    .leftJoin('staff_grant', (join) =>
      join.onRef('staff_grant.staff_id', '=', 'staff_member.id').on('confirmed_at', 'is', null),
    )
    .leftJoin('staff_member as proposer', 'proposer.id', 'proposed_by')
    .select(['staff_member.id', 'staff_member.email', 'staff_member.name', 'staff_member.role'])
    .select(['staff_member.active_since', 'staff_member.invitation_ends_at'])
    .select(['staff_grant.role as proposed_role', 'proposed_by', 'effective_at'])
    .select(sql<string>`coalesce(proposer.name, proposer.email)`.as('proposer'))
    .select(
      sql<string | null>`(select max(created_at) from staff_session where staff_id = staff_member.id)`.as(
        'last_login_at',
      ),
    )
    .where('staff_member.removed_at', 'is', null)
    .orderBy('staff_member.role')
    .orderBy('staff_member.email')
    .execute();
}

/** Returns undefined if the person is not on the list. */
export function updateStaff(db: Database, id: string, values: Updateable<StaffMember>) {
  return db
    .updateTable('staff_member')
    .set(values)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
}

/** Takes every way in from a person. */
export function updateToRemoved(db: Database, id: string, now: Date) {
  return updateStaff(db, id, { ...noLogin, ...noInvitation, removed_at: now.toISOString() });
}

const noLogin = { active_since: null, password_hash: null, sealed_secret: null } as const;
const noInvitation = { invitation_hash: null, invitation_seed: null, invitation_ends_at: null } as const;

export async function findMayBeSecondPerson(db: Database, first: string, second: string, now: Date) {
  const { rows } = await sql<{ allowed: boolean }>`
    select may_be_second_person(${first}, ${second}, ${now.toISOString()}) as allowed`.execute(db);
  return rows[0]?.allowed === true;
}

export async function findStillIs(db: Database, id: string, roles: readonly StaffRole[]) {
  const { rows } = await sql<{ is: boolean }>`select still_is(${id}, ${roles}::staff_role[]) as is`.execute(
    db,
  );
  return rows[0]?.is === true;
}

export function listStaffSealedBy(db: Database, keyIds: Buffer[]) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'sealed_secret'])
    .where(sql`substring(sealed_secret for ${ID_BYTES})`, 'in', keyIds)
    .$narrowType<{ sealed_secret: NotNull }>()
    .execute();
}

export function updateStaffSecret(db: Database, id: string, from: Buffer, to: Buffer) {
  return db
    .updateTable('staff_member')
    .set({ sealed_secret: to })
    .where('id', '=', id)
    .where('sealed_secret', '=', from)
    .execute();
}
