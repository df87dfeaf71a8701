import type { Database } from '#platform/database/database.ts';

/**
 * Ends the verification of a house or an agency by documents; given a day, only if it was valid until then. Returns
 * undefined if there was none to end.
 */
export async function updateToUnverified(db: Database, id: string, day?: string) {
  const house = await db
    .updateTable('production_house')
    .set({ verification: 'email', verified_until: null })
    .where('id', '=', id)
    .where('verification', '=', 'documents')
    .$if(day !== undefined, (update) => update.where('verified_until', '=', String(day)))
    .returning('id')
    .executeTakeFirst();
  const agency = await db
    .updateTable('talent')
    .set({ agency_verified_at: null, agency_verified_until: null })
    .where('id', '=', id)
    .where('agency_verified_at', 'is not', null)
    .$if(day !== undefined, (update) => update.where('agency_verified_until', '=', String(day)))
    .returning('id')
    .executeTakeFirst();
  return house ?? agency;
}

/** Makes a document that waits another one than staff may have read: its time is part of every decision. */
export function updateToDocumentOfOtherName(db: Database, ownerId: string, now: Date) {
  return db
    .updateTable('house_document')
    .set({ sent_at: now.toISOString() })
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'waiting')
    .execute();
}
