import type { BadgeCheck, OwnRequest } from '@kirdaar/contract/privacy/identity-checks';
import { DAY_MS, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import {
  type CorrectionAsker,
  type CorrectionKind,
  EMAIL_PROOF_DAYS,
  EMAIL_PROOF_WAIT_HOURS,
  type PersonRequestKind,
} from '@kirdaar/contract/rules/person-requests';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { IdentityCheck, PersonRequest } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

const MAX_ASKED = 2 * MAX_TEXT;

/** Stores a correction or a document; undefined if one of its kind waits for the account. */
export function insertCheck(db: Database, check: Insertable<IdentityCheck>) {
  return db
    .insertInto('identity_check')
    .values(check)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Removes a document that waits for the badge, in favour of another. Returns its file. */
export function deleteOpenBadge(db: Database, account_id: string) {
  return db
    .deleteFrom('identity_check')
    .where('account_id', '=', account_id)
    .where('kind', '=', 'badge')
    .where('decided_at', 'is', null)
    .returning('file')
    .executeTakeFirst();
}

export function findCheck(db: Database, id: string) {
  return (
    db
      .selectFrom('identity_check')
      .innerJoin('account', 'account.id', 'account_id')
      .select([
        'identity_check.id',
        'account_id',
        'role',
        'old_value',
        'new_value',
        'rejection',
        'proposed_at',
      ])
      .select('decided_at')
      // The table has checks with these kinds.
      .select([
        sql<CorrectionKind | 'badge'>`kind`.as('kind'),
        sql<CorrectionAsker | null>`asked_by`.as('asked_by'),
      ])
      .where('identity_check.id', '=', id)
      .executeTakeFirst()
  );
}

/** Whether the link of an email that staff entered has ended by now, unless the email itself ended before. */
export function isProofEnded(now: Date) {
  const hours = EMAIL_PROOF_WAIT_HOURS * HOUR_MS + EMAIL_PROOF_DAYS * DAY_MS;
  return sql<boolean>`(kind = 'email' and proposed_at <= ${new Date(now.getTime() - hours).toISOString()})`;
}

/** Returns an email that staff entered, by its id or the hash of its link, until it was decided or has ended. */
export function findOpenEmail(db: Database, by: { id: string } | { token_hash: Buffer }, now: Date) {
  return db
    .selectFrom('identity_check')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['identity_check.id', 'account_id', 'account.role', 'account.email', languageOfAccount])
    .select(['new_value', 'token_hash'])
    .where(({ and }) =>
      and('id' in by ? { 'identity_check.id': by.id } : { 'identity_check.token_hash': by.token_hash }),
    )
    .where('kind', '=', 'email')
    .where('decided_at', 'is', null)
    .where(({ not }) => not(isProofEnded(now)))
    .executeTakeFirst();
}

interface Decision {
  decided_by: string | null;
  rejection: string | null;
}

/** Records a decision. Returns undefined if another request was first. */
export function updateToDecided(db: Database, id: string, { decided_by, rejection }: Decision, now: Date) {
  return db
    .updateTable('identity_check')
    .set({ decided_by, rejection, decided_at: now.toISOString(), file: null, token_hash: null })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}

export async function findBadgeCheck(db: Database, talentId: string): Promise<BadgeCheck> {
  const found = await db
    .selectFrom('talent')
    .leftJoin('identity_check as last', (join) =>
      join.onRef('account_id', '=', 'talent.id').on('kind', '=', 'badge'),
    )
    .select(['identity_verified_at', 'last.id', 'decided_at', 'rejection'])
    .where('talent.id', '=', talentId)
    .orderBy('proposed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found?.identity_verified_at) return { state: 'done', reason: null };
  if (found?.rejection) return { state: 'rejected', reason: found.rejection };
  // A check that was done counts for the name and the date of birth of that time.
  return { state: found?.id && !found.decided_at ? 'waiting' : 'none', reason: null };
}

/** Returns undefined if the person has already asked for the same. */
export function insertPersonRequest(db: Database, request: Insertable<PersonRequest>) {
  return db
    .insertInto('person_request')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Stores a request, or adds it to the open one unless that says so already; undefined if that gets too long. */
export function upsertPersonRequest(db: Database, request: Insertable<PersonRequest>) {
  const note = sql<string>`case when position(excluded.note in person_request.note) > 0 then person_request.note
    else person_request.note || E'\\n\\n' || excluded.note end`;
  return db
    .insertInto('person_request')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind'])
        .where('closed_at', 'is', null)
        .doUpdateSet({
          note,
          about: sql`person_request.about || excluded.about`,
          recorded_at: (eb) => eb.ref('excluded.recorded_at'),
        })
        .where(sql`char_length(${note})`, '<=', MAX_ASKED),
    )
    .returning('id')
    .executeTakeFirst();
}

/** Returns what a person asked of staff, latest first. What staff noted of an email or a letter is for them. */
export function listOwnRequests(db: Database, account_id: string): Promise<OwnRequest[]> {
  return db
    .selectFrom('person_request')
    .select([
      'id',
      sql<PersonRequestKind>`kind`.as('kind'),
      sql<string>`received_on::text`.as('received_on'),
      sql<string>`due_on::text`.as('due_on'),
      sql<string | null>`case channel when 'site' then note end`.as('text'),
      requestState.as('state'),
      'rejection as reason',
    ])
    .where('account_id', '=', account_id)
    .orderBy(sql`closed_at is null`, 'desc')
    .orderBy('recorded_at', 'desc')
    .execute();
}

export const requestState = sql<OwnRequest['state']>`case
  when closed_at is null then 'open' when rejection is null then 'done' else 'rejected' end`;
