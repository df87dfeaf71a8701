import { ALERT_PAUSE_DAYS } from '@kirdaar/contract/rules/alerts';
import type { AlertSettings, Search } from '@kirdaar/contract/saved-searches';
import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';

const DAY_MS = 86_400_000;

function columns(now: Date) {
  return [
    ...(['id', 'name', 'created_at', 'alerts', 'email_days'] as const),
    // A pause that is over is none.
    sql<string | null>`case when paused_until > ${now.toISOString()} then paused_until end`.as(
      'paused_until',
    ),
    // Stored by the contract's schema alone.
    sql<Search['filters']>`filters`.as('filters'),
  ] as const;
}

/** A talent's saved searches, the oldest first. */
export function listSavedSearches(db: Database, talent_id: string, now: Date) {
  return db
    .selectFrom('saved_search')
    .select(columns(now))
    .where('talent_id', '=', talent_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Stores a search, or returns the same one that is there; undefined if the name stands for other filters. */
export function insertSavedSearch(db: Database, talent_id: string, search: Search, now: Date) {
  return db
    .insertInto('saved_search')
    .values({
      talent_id,
      name: search.name,
      filters: JSON.stringify(search.filters),
      created_at: now.toISOString(),
      alerts_from: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .expression(nameOfTalent)
        .doUpdateSet((eb) => ({ name: eb.ref('excluded.name') }))
        .where(sql<boolean>`saved_search.filters = excluded.filters`),
    )
    .returning(columns(now))
    .executeTakeFirst();
}

/** Changes a search of this talent; undefined if there is none. With other filters, what is new begins anew. */
export function updateSavedSearch(
  db: Database,
  talent_id: string,
  id: string,
  { name, filters: kept }: Search,
  now: Date,
) {
  const json = JSON.stringify(kept);
  return db
    .updateTable('saved_search')
    .set({
      name,
      filters: json,
      alerts_from: sql`case when filters = ${json}::jsonb then alerts_from else ${now.toISOString()}::timestamptz end`,
    })
    .where('talent_id', '=', talent_id)
    .where('id', '=', id)
    .returning(columns(now))
    .executeTakeFirst();
}

type AlertChange = Partial<AlertSettings> & { now: Date };

/** Changes when alerts of a search come; undefined if there is no such search. */
export function updateAlerts(
  db: Database,
  search: { talent_id: string; id: string } | { stop_token: string },
  { alerts, paused, email_days, now }: AlertChange,
) {
  const present = now.toISOString();
  const until = new Date(now.getTime() + ALERT_PAUSE_DAYS * DAY_MS).toISOString();
  return db
    .updateTable('saved_search')
    .set({
      alerts,
      email_days,
      paused_until:
        paused === undefined
          ? undefined
          : paused
            ? sql`case when paused_until > ${present} then paused_until else ${until}::timestamptz end`
            : null,
    })
    .where((where) => where.and(search))
    .returning(columns(now))
    .executeTakeFirst();
}

/** On which days a talent's plan sends alerts by WhatsApp, and whether the talent takes them there. */
export async function findWhatsApp(db: Database, talentId: string, now: Date) {
  const days = sql<number[]>`coalesce((
    select whatsapp_days from allowance_of(account.id, ${now.toISOString()}) allowed join plan on plan.name = allowed.plan
  ), '{}')`;
  return db
    .selectFrom('account')
    .select([days.as('whatsapp_days'), sql<boolean>`agrees_to(id, 'whatsapp', mobile)`.as('takes_whatsapp')])
    .where('id', '=', talentId)
    .executeTakeFirstOrThrow();
}

/** Forgets a search of this talent; undefined if there is none. */
export function deleteSavedSearch(db: Database, talent_id: string, id: string) {
  return db
    .deleteFrom('saved_search')
    .where('talent_id', '=', talent_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

const nameOfTalent = sql`talent_id, lower(name)`;
