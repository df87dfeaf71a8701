import type { PersonRequest } from '@kirdaar/contract/admin/person-requests';
import type { PersonRequestKind } from '@kirdaar/contract/rules/person-requests';
import { type Insertable, sql } from 'kysely';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { PersonRequest as Row } from '#platform/database/database-types.generated.ts';

/** Returns the requests of an account, those that are open first. */
export function listPersonRequests(db: Database, account_id: string) {
  return db
    .selectFrom('person_request')
    .innerJoin('staff_member', 'staff_member.id', 'staff_id')
    .select(['person_request.id', 'note', 'closed_at'])
    .select([
      sql<PersonRequestKind>`kind`.as('kind'),
      sql<PersonRequest['channel']>`channel`.as('channel'),
      sql<string>`received_on::text`.as('received_on'),
      sql<string>`due_on::text`.as('due_on'),
      staffName.as('by'),
      sql<PersonRequest['state']>`case
        when closed_at is null then 'open' when rejection is null then 'done' else 'rejected' end`.as(
        'state',
      ),
    ])
    .where('account_id', '=', account_id)
    .orderBy(sql`closed_at is null`, 'desc')
    .orderBy('person_request.recorded_at', 'desc')
    .orderBy('person_request.id')
    .execute();
}

/** Returns undefined if the person has already asked for the same. */
export function insertPersonRequest(db: Database, request: Insertable<Row>) {
  return db
    .insertInto('person_request')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Closes an open request and returns whose it is; undefined if it is not open. */
export function closePersonRequest(db: Database, id: string, rejection: string | null, now: Date) {
  return db
    .updateTable('person_request')
    .from('account')
    .set({ closed_at: now.toISOString(), rejection })
    .whereRef('account.id', '=', 'account_id')
    .where('person_request.id', '=', id)
    .where('closed_at', 'is', null)
    .returning([
      'account_id',
      'role',
      'production_house_id',
      sql<PersonRequestKind>`kind`.as('kind'),
      sql<boolean>`verified_at is not null and removed_at is null`.as('has_own_email'),
      sql<boolean>`coalesce(team_role, 'owner') = 'owner'`.as('may_export'),
    ])
    .executeTakeFirst();
}
