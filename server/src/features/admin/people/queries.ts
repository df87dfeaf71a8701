import type { PersonRequest, StaffPerson } from '@kirdaar/contract/admin/people';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { PersonRequestKind } from '@kirdaar/contract/rules/person-requests';
import { mayFindChildren, type StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import { hasOwnEmail } from '#features/notifications/recipients/queries.ts';
import { requestState } from '#features/privacy/identity-checks/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** Whether staff of a role may find a person by a name: somebody known to be an adult, or without a talent profile. */
export function isFindableBy(
  { staff_role }: { staff_role: StaffRole },
  talentId: RawBuilder<unknown>,
  now: Date,
) {
  if (mayFindChildren(staff_role)) return sql<boolean>`true`;
  return sql<boolean>`not exists (
    select from talent where id = ${talentId} and (date_of_birth is null or ${isChild(now)})
  )`;
}

/** Of a joined account and its deletion. */
export const personState = sql<StaffPerson['state']>`case
  when removed_at is not null then 'left_team'
  when erase_at is not null then 'being_deleted'
  when verified_at is null then 'not_verified'
  else 'active' end`;

function selectPeople(db: Database) {
  return db
    .selectFrom('account')
    .leftJoin('talent', 'talent.id', 'account.id')
    .leftJoin('production_house', 'production_house.id', 'account.production_house_id')
    .leftJoin('account_deletion', 'account_deletion.account_id', 'account.id')
    .select(['account.id', 'account.role', 'account.email', 'account.mobile', 'account.created_at'])
    .select(['company_name as house', 'account.production_house_id as house_id'])
    .select([sql<string | null>`coalesce(talent.name, display_name)`.as('name'), personState.as('state')]);
}

export function findPerson(db: Database, id: string, now: Date) {
  return selectPeople(db)
    .select((eb) => [
      sql<boolean>`coalesce(${isChild(now)}, false)`.as('is_child'),
      sql<boolean>`mobile_verified_at is not null`.as('mobile_verified'),
      sql<boolean>`exists (select from two_factor where account_id = account.id and active_since is not null)`.as(
        'two_step_login',
      ),
      sql<number>`(select count(*)::integer from passkey where account_id = account.id)`.as('passkeys'),
      sql<boolean>`exists (select from google_identity where account_id = account.id)`.as('google'),
      sql<boolean>`identity_verified_at is not null`.as('identity_checked'),
      sql<boolean>`coalesce(public_from <= ${dayInIndia(now)}::date, false)`.as('is_public'),
      'erase_at',
      'guardian_id',
      jsonArrayFrom(
        eb
          .selectFrom('session')
          .select(['session.id', 'device'])
          .select(timestampText(sql.ref('session.created_at')).as('created_at'))
          .whereRef('session.account_id', '=', 'account.id')
          .where('api_scopes', 'is', null)
          .where('expires_at', '>', now.toISOString())
          .orderBy('session.created_at', 'desc'),
      ).as('sessions'),
    ])
    .where('account.id', '=', id)
    .executeTakeFirst();
}

/** Records that staff checked the identity of a talent. The first check stays. Returns undefined for a house. */
export function updateToIdentityChecked(db: Database, id: string, now: Date) {
  const identity_verified_at = sql<string>`coalesce(identity_verified_at, ${now.toISOString()}::timestamptz)`;
  return db
    .updateTable('talent')
    .set({ identity_verified_at })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

export function listPersonRequests(db: Database, account_id: string) {
  return db
    .selectFrom('person_request')
    .leftJoin('staff_member', 'staff_member.id', 'staff_id')
    .select(['person_request.id', 'note', 'closed_at'])
    .select([
      sql<PersonRequestKind>`kind`.as('kind'),
      sql<PersonRequest['channel']>`channel`.as('channel'),
      sql<string>`received_on::text`.as('received_on'),
      sql<string>`due_on::text`.as('due_on'),
      staffName.$castTo<string | null>().as('by'),
      requestState.as('state'),
      timestampText(sql.ref('recorded_at')).as('recorded_at'),
    ])
    .where('account_id', '=', account_id)
    .orderBy(sql`closed_at is null`, 'desc')
    .orderBy('person_request.recorded_at', 'desc')
    .orderBy('person_request.id')
    .execute();
}

interface Closing {
  closed_by: string;
  rejection: string | null;
}

/** A request as staff read it: `recorded_at` changes when the person adds to it. */
export interface ReadRequest {
  id: string;
  recorded_at: string;
}

/** Returns which member of staff recorded an open request to delete an account. */
export async function findRecorderOfDeletion(db: Database, { id }: ReadRequest) {
  const request = await db
    .selectFrom('person_request')
    .select('staff_id')
    .where('id', '=', id)
    .where('kind', '=', 'deletion')
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return request?.staff_id;
}

/** Closes an open request and returns whose it is; undefined if it is not open, or no longer as it was read. */
export function closePersonRequest(
  db: Database,
  { id, recorded_at }: ReadRequest,
  closing: Closing,
  now: Date,
) {
  return db
    .updateTable('person_request')
    .from('account')
    .set({ ...closing, closed_at: now.toISOString() })
    .whereRef('account.id', '=', 'account_id')
    .where('person_request.id', '=', id)
    .where('person_request.recorded_at', '=', recorded_at)
    .where('closed_at', 'is', null)
    .returning([
      'account_id',
      'role',
      'production_house_id',
      sql<PersonRequestKind>`kind`.as('kind'),
      hasOwnEmail.as('has_own_email'),
      sql<boolean>`coalesce(team_role, 'owner') = 'owner'`.as('may_export'),
    ])
    .executeTakeFirst();
}
