import type { AlertSettings, Search } from '@kirdaar/contract/jobs/saved-searches';
import { ALERT_PAUSE_DAYS } from '@kirdaar/contract/rules/alerts';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

function columns(now: Date) {
  return [
    'id',
    'name',
    'created_at',
    'alerts',
    'email_days',
    // A pause that has ended counts as no pause.
    sql<string | null>`case when paused_until > ${now.toISOString()} then paused_until end`.as(
      'paused_until',
    ),
    // The column is only written with data validated by the contract's schema.
    sql<Search['filters']>`filters`.as('filters'),
  ] as const;
}

/** Oldest first. */
export function listSavedSearches(db: Database, talent_id: string, now: Date) {
  return db
    .selectFrom('saved_search')
    .select(columns(now))
    .where('talent_id', '=', talent_id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Returns the identical search if there is one, and undefined if its name has other filters. */
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

/** Changing the filters restarts what counts as new. */
export function updateSavedSearch(
  db: Database,
  talent_id: string,
  id: string,
  { name, filters }: Search,
  now: Date,
) {
  const json = JSON.stringify(filters);
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

export function updateAlerts(
  db: Database,
  search: { talent_id: string; id: string } | { stop_token: string },
  { alerts, paused, email_days, now }: Partial<AlertSettings> & { now: Date },
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

/** The days on which the plan sends WhatsApp alerts, and whether the talent has consented. */
export async function findWhatsApp(db: Database, talentId: string, now: Date) {
  const days = sql<number[]>`coalesce((
    select whatsapp_days from allowance_of(account.id, ${now.toISOString()}) allowed join plan on plan.name = allowed.plan
  ), '{}')`;
  return db
    .selectFrom('account')
    .select([
      days.as('whatsapp_days'),
      sql<boolean>`has_channel_consent(id, 'whatsapp', proven_mobile)`.as('takes_whatsapp'),
    ])
    .where('id', '=', talentId)
    .executeTakeFirstOrThrow();
}

export function deleteSavedSearch(db: Database, talent_id: string, id: string) {
  return db
    .deleteFrom('saved_search')
    .where('talent_id', '=', talent_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
}

const nameOfTalent = sql`talent_id, lower(name)`;
