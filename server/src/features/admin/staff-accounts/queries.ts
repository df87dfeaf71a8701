import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { type NotNull, sql } from 'kysely';
import { ID_BYTES } from '#features/accounts/two-factor/sealed-secret.ts';
import type { Database } from '#platform/database/database.ts';

/** What staff are called: by their name, or by their email until they have one. */
export const staffName = sql<string>`coalesce(staff_member.name, staff_member.email)`;

/** Inserts a person who can log in, for the demo world and tests. */
export function insertStaffMember(
  db: Database,
  person: {
    id: string;
    email: string;
    role: StaffRole;
    name: string;
    password_hash: string;
    sealed_secret: Buffer;
  },
  now: Date,
) {
  const present = now.toISOString();
  return db
    .insertInto('staff_member')
    .values({ ...person, active_since: present, created_at: present })
    .execute();
}

/** Returns the person of an email who has a login, with what both of its steps need. */
export function findStaffToLogIn(db: Database, email: string) {
  return selectActive(db)
    .select(['id', 'password_hash', 'sealed_secret'])
    .where('mailbox', '=', mailboxOf(email))
    .$narrowType<Secrets>()
    .executeTakeFirst();
}

export function findStaffSecrets(db: Database, id: string) {
  return selectActive(db)
    .select(['id', 'email', 'password_hash', 'sealed_secret'])
    .where('id', '=', id)
    .$narrowType<Secrets>()
    .executeTakeFirst();
}

function selectActive(db: Database) {
  return db.selectFrom('staff_member').where('active_since', 'is not', null);
}

/** A person with a login has both. */
type Secrets = { password_hash: NotNull; sealed_secret: NotNull };

export function findSelf(db: Database, id: string) {
  return selectActive(db)
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
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

export function findSessionEnd(db: Database, token_hash: Buffer) {
  return db
    .selectFrom('staff_session')
    .select('expires_at')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
}

export function updateToConfirmed(db: Database, token_hash: Buffer, now: Date) {
  return db
    .updateTable('staff_session')
    .set({ confirmed_at: now.toISOString() })
    .where('token_hash', '=', token_hash)
    .execute();
}

export function deleteStaffSession(db: Database, token_hash: Buffer) {
  return db.deleteFrom('staff_session').where('token_hash', '=', token_hash).execute();
}

export function deleteSessionsOf(db: Database, staff_id: string) {
  return db.deleteFrom('staff_session').where('staff_id', '=', staff_id).execute();
}

export function deleteExpiredStaffSessions(db: Database, now: Date) {
  return db.deleteFrom('staff_session').where('expires_at', '<=', now.toISOString()).execute();
}

/** Returns everyone who has a login or an invitation, owners first. */
export function listStaff(db: Database) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'email', 'name', 'role', 'active_since', 'invitation_ends_at'])
    .select(
      sql<string | null>`(select max(created_at) from staff_session where staff_id = staff_member.id)`.as(
        'last_login_at',
      ),
    )
    .where('removed_at', 'is', null)
    .orderBy('role')
    .orderBy('email')
    .execute();
}

/** Changes the role of a person. Returns undefined if the person is not on the list. */
export function updateStaffRole(db: Database, id: string, role: StaffRole) {
  return db
    .updateTable('staff_member')
    .set({ role })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
}

/** Takes every way in from a person. Returns undefined if the person is not on the list. */
export function updateToRemoved(db: Database, id: string, now: Date) {
  return db
    .updateTable('staff_member')
    .set({ ...noLogin, ...noInvitation, removed_at: now.toISOString() })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
}

const noLogin = { active_since: null, password_hash: null, sealed_secret: null } as const;
const noInvitation = { invitation_hash: null, invitation_seed: null, invitation_ends_at: null } as const;

/** Returns the encrypted secrets that begin with one of these key ids. */
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
