import type { CorrectionAsker, CorrectionKind } from '@kirdaar/contract/rules/person-requests';
import { sql } from 'kysely';
import { hasContactOfAccount, isChild } from '#features/accounts/guardians/queries.ts';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import { hasOwnEmail } from '#features/notifications/recipients/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** Locks an account and returns what staff may correct of it. */
export function lockPerson(db: Database, id: string, now: Date) {
  return db
    .selectFrom('account')
    .leftJoin('talent', 'talent.id', 'account.id')
    .select(['account.role', 'account.email'])
    .select([sql<string | null>`coalesce(talent.name, display_name)`.as('name'), 'date_of_birth'])
    .select(hasOwnEmail.as('has_own_email'))
    .select(sql<boolean>`coalesce(${isChild(now)}, false)`.as('is_child'))
    .where('account.id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate('account')
    .executeTakeFirst();
}

export function findSentCheck(db: Database, id: string) {
  return db
    .selectFrom('identity_check')
    .select(['kind', 'new_value', 'asked_by', 'reason'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns a document that waits, beside the profile of its talent. */
export function findCheckToReview(db: Database, id: string, now: Date) {
  return (
    db
      .selectFrom('identity_check')
      .innerJoin('talent', 'talent.id', 'account_id')
      .leftJoin('staff_member', 'staff_member.id', 'proposed_by')
      .select(['identity_check.id', 'account_id', 'old_value', 'new_value', 'reason', 'file', 'proposed_by'])
      .select(
        sql<boolean>`(proposed_by is not null and not still_is(proposed_by, '{support,owner}'))`.as(
          'has_lapsed',
        ),
      )
      .select(['proposed_at as sent_at', 'talent.name', 'date_of_birth', 'profile_photo'])
      .select([isChild(now).as('is_child'), staffName.$castTo<string | null>().as('by')])
      // The table has checks with these kinds; only these two have documents.
      .select(sql<Exclude<CorrectionKind, 'name' | 'email'> | 'badge'>`kind`.as('kind'))
      .select(sql<CorrectionAsker | null>`asked_by`.as('asked_by'))
      .where('identity_check.id', '=', id)
      .where('file', 'is not', null)
      .$narrowType<{ file: string }>()
      .executeTakeFirst()
  );
}

/** Gives the correction of somebody who left the staff to another one as the first of two. */
export function updateProposer(db: Database, id: string, proposed_by: string, now: Date) {
  return db
    .updateTable('identity_check')
    .set({ proposed_by, proposed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Returns the guardians who consent for a child, who may be no child once it is corrected. */
export async function listConsentingGuardians(db: Database, talentId: string, now: Date): Promise<string[]> {
  const guardians = await db
    .selectFrom('guardian')
    .innerJoin('talent', 'talent.id', 'talent_id')
    .select('guardian.id')
    .where('talent_id', '=', talentId)
    .where('consented_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where(isChild(now))
    .execute();
  return guardians.map(({ id }) => id);
}

/** Returns the consents that somebody gave with a contact of this account as a guardian of others, if it is a child's. */
export function listConsentsOfChild(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom('talent')
    .innerJoin('account', 'account.id', 'talent.id')
    .innerJoin('guardian', (join) => join.on(hasContactOfAccount))
    .select(['guardian.id', 'talent_id'])
    .where('talent.id', '=', accountId)
    .where(isChild(now))
    .whereRef('talent_id', '<>', 'talent.id')
    .where('consented_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}
