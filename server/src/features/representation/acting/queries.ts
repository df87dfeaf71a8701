import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import {
  clientScopes,
  DECLINED_DAYS,
  type MandateKind,
  type MandateScope,
} from '@kirdaar/contract/rules/representation';
import { type Insertable, sql } from 'kysely';
import { hasContactOfAccount } from '#features/accounts/guardians/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { ActingEvent } from '#platform/database/database-types.generated.ts';

export function isActive(now: Date) {
  return sql<boolean>`mandate_is_active(mandate, ${now.toISOString()})`;
}

/** Selects the mandates by which an agency acts now, with their talent. */
export function selectClients(db: Database, agencyId: string, now: Date) {
  return db
    .selectFrom('mandate')
    .innerJoin('talent', 'talent.id', 'mandate.talent_id')
    .where('mandate.holder_id', '=', agencyId)
    .where('mandate.kind', '=', 'agency')
    .where(isActive(now));
}

/**
 * Gives an account the mandates of the consents that a guardian gave with its verified email or proven mobile number:
 * the consent is the mandate. One that was ended does not come back.
 */
export async function insertGuardianMandates(db: Database, holderId: string, now: Date) {
  const at = now.toISOString();
  await sql`
    insert into mandate (kind, talent_id, holder_id, guardian_id, scopes, invited_at, active_since)
    select 'guardian', guardian.talent_id, account.id, guardian.id, ${[...clientScopes]}::text[], ${at}, ${at}
    from account
    join talent own using (id)
    join guardian on ${hasContactOfAccount}
    where account.id = ${holderId} and not managed and guardian.talent_id <> account.id
      and consented_at is not null and withdrawn_at is null and not is_child(own.date_of_birth, ${at})
    on conflict do nothing
  `.execute(db);
}

/**
 * Ends the mandates whose last day is over and, at 18, those that a guardian has or agreed to; their links to take over
 * an account stay. Deletes the invitations that nobody accepted. Returns what ended.
 */
export async function endMandates(db: Database, now: Date) {
  const at = now.toISOString();
  const { rows: ended } = await sql<{ id: string; talent_id: string | null; holder_id: string | null }>`
    update mandate set ended_at = ${at} where ended_at is null and active_since is not null and (
      until < (${at}::timestamptz at time zone 'Asia/Kolkata')::date
      or kind <> 'member' and exists (
        select from talent where id = mandate.talent_id and is_child(date_of_birth, active_since)
          and not is_child(date_of_birth, ${at})
      )
    ) returning id, talent_id, holder_id
  `.execute(db);
  const old = new Date(now.getTime() - DECLINED_DAYS * DAY_MS).toISOString();
  await db
    .deleteFrom('mandate')
    .where('active_since', 'is', null)
    .where(sql<boolean>`coalesce(ended_at, link_ends_at, invited_at) < ${old}`)
    .execute();
  return ended;
}

/** Returns a mandate of the holder, of one of the kinds, by which they may act now, and for whom. */
export function findActiveMandate(
  db: Database,
  holderId: string,
  id: string,
  kinds: readonly MandateKind[],
  now: Date,
) {
  return (
    db
      .selectFrom('mandate')
      .select(['talent_id', 'kind', sql<MandateScope[]>`scopes`.as('scopes')])
      .where('id', '=', id)
      .where('holder_id', '=', holderId)
      .where('kind', 'in', kinds)
      .where(isActive(now))
      // An active mandate names both (mandate_active_names_both).
      .$narrowType<{ talent_id: string }>()
      .executeTakeFirst()
  );
}

export function insertActingEvent(db: Database, event: Insertable<ActingEvent>) {
  return db.insertInto('acting_event').values(event).execute();
}

export function updateToDone(db: Database, id: string) {
  return db.updateTable('acting_event').set({ is_done: true }).where('id', '=', id).execute();
}

export function deleteActingEvent(db: Database, id: string) {
  return db.deleteFrom('acting_event').where('id', '=', id).execute();
}

/** Lists what others did for a talent, newest first. */
export function listActingEvents(db: Database, talentId: string) {
  return db
    .selectFrom('acting_event')
    .leftJoin('talent as actor', 'actor.id', 'actor_id')
    .leftJoin('mandate', 'mandate.id', 'mandate_id')
    .leftJoin('talent as holder', (join) =>
      join.onRef('holder.id', '=', 'mandate.holder_id').onRef('holder.id', '<>', 'actor_id'),
    )
    .leftJoin('application', 'application.id', 'subject')
    .leftJoin('job', (join) =>
      join.on(sql<boolean>`job.id = coalesce(application.job_id, acting_event.subject)`),
    )
    .select([
      'acting_event.id',
      'endpoint',
      'actor.name as actor_name',
      'holder.name as agency_name',
      sql<string | null>`job.role_details || ' · ' || job.project_type`.as('title'),
      'happened_at',
    ])
    .where('acting_event.talent_id', '=', talentId)
    .orderBy('happened_at', 'desc')
    .orderBy('acting_event.id')
    .limit(MAX_LIST)
    .execute();
}
