import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { type Insertable, type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { StaffMember } from '#platform/database/database-types.generated.ts';

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

export function findStaffByMailbox(db: Database, email: string) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'email'])
    .where('mailbox', '=', mailboxOf(email))
    .executeTakeFirstOrThrow();
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
