import { type NotNull, sql } from 'kysely';
import { callsOfHouse, openReportsOfHouse } from '#features/admin/house-suspensions/queries.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import type { Database } from '#platform/database/database.ts';

export function findDocumentToReview(db: Database, houseId: string) {
  return db
    .selectFrom('house_document')
    .innerJoin('production_house as house', 'house.id', 'house_document.production_house_id')
    .select(['house.id as house_id', 'kind', 'sent_at', 'file', 'company_name', 'owner_name'])
    .select(['gst_no as gstin', 'gst_matches_pan', 'house.created_at as registered_at'])
    .select([
      sql<string | null>`banned_house_like(house.id)`.as('banned_likeness'),
      sql<string | null>`member_name(house_document.account_id)`.as('sent_by'),
      sql<string[]>`array(
        select distinct unnest(identity_warnings) from account where production_house_id = house.id
      )`.as('identity_warnings'),
      callsOfHouse.as('calls'),
      openReportsOfHouse.as('open_reports'),
    ])
    .where('house_document.production_house_id', '=', houseId)
    .where('state', '=', 'waiting')
    .$narrowType<{ file: NotNull }>()
    .executeTakeFirst();
}

export function listVerificationsEnding(db: Database, until: string) {
  return db
    .selectFrom('production_house')
    .select(['id', 'verified_until as day'])
    .where('verified_until', '<=', until)
    .$narrowType<{ day: NotNull }>()
    .orderBy('id')
    .execute();
}

/** Ends the verification of a house that was valid until this day. Returns undefined if it was renewed. */
export async function updateToUnverified(db: Database, id: string, day: string) {
  const ended = await db
    .updateTable('production_house')
    .set({ verification: 'email', verified_until: null })
    .where('id', '=', id)
    .where('verified_until', '=', day)
    .returning('id')
    .executeTakeFirst();
  if (!ended) return undefined;
  await db
    .updateTable('house_document')
    .set({ state: 'rejected', reason: `It was valid until ${formatDay(day, 'en')}.` })
    .where('production_house_id', '=', ended.id)
    .where('state', '=', 'verified')
    .execute();
  return ended;
}

export function takeDownCallsForChildren(db: Database, houseId: string) {
  return db
    .updateTable('job')
    .set({
      status: 'pending',
      held_status: null,
      approved_at: null,
      rejection:
        'Only houses that are verified by documents may cast anyone under 18. Send a current document.',
    })
    .where('production_house_id', '=', houseId)
    .where('age_from', '<', 18)
    .where(sql<boolean>`coalesce(held_status, status) = 'open'`)
    .returning('id')
    .execute();
}
