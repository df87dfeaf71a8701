import type { HouseVerification } from '@kirdaar/contract/houses/documents';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { RENEWAL_DAYS } from '@kirdaar/contract/rules/house-documents';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { HouseDocument } from '#platform/database/database-types.generated.ts';

export async function findVerification(db: Database, houseId: string, now: Date): Promise<HouseVerification> {
  const found = await db
    .selectFrom('production_house')
    .leftJoin('house_document', 'house_document.production_house_id', 'production_house.id')
    .select(['verification', 'verified_until as valid_until', 'kind', 'state', 'reason', 'sent_at'])
    .select(['for_children as asks', sql<boolean>`sees_children(production_house.id)`.as('sees_children')])
    .where('production_house.id', '=', houseId)
    .executeTakeFirstOrThrow();
  const { verification, state, asks, sees_children, ...document } = found;
  const verified = verification === 'documents';
  const may_send = !verified || !sees_children || endsSoon(document.valid_until, now);
  const for_children = sees_children ? 'granted' : asks && state === 'waiting' ? 'waiting' : 'none';
  return { ...document, verified, may_send, for_children, state: may_send ? (state ?? 'none') : 'verified' };
}

/** Whether a verification ends within the time in which a house may send a current document. */
export function endsSoon(validUntil: string | null, now: Date): boolean {
  return validUntil !== null && validUntil <= addDays(dayInIndia(now), RENEWAL_DAYS);
}

/** Locks a house until the transaction ends and returns its verification and the file of its document. */
export async function lockVerification(db: Database, houseId: string) {
  const house = await db
    .selectFrom('production_house')
    .select(['verification', 'verified_until', 'company_name'])
    .select(sql<boolean>`sees_children(id)`.as('sees_children'))
    .where('id', '=', houseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const document = await db
    .selectFrom('house_document')
    .select(['file', 'state', 'kind'])
    .where('production_house_id', '=', houseId)
    .executeTakeFirst();
  return house && { ...house, document };
}

export function upsertDocument(db: Database, document: Insertable<HouseDocument>) {
  return db
    .insertInto('house_document')
    .values(document)
    .onConflict((conflict) =>
      conflict.column('production_house_id').doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        state: 'waiting',
        file: eb.ref('excluded.file'),
        for_children: eb.ref('excluded.for_children'),
        account_id: eb.ref('excluded.account_id'),
        reason: null,
        sent_at: eb.ref('excluded.sent_at'),
        decided_at: null,
      })),
    )
    .execute();
}

/** Records the decision of staff on a waiting document; a reason rejects it. */
export function updateToDecided(db: Database, houseId: string, reason: string | null, now: Date) {
  return db
    .updateTable('house_document')
    .set({
      state: reason === null ? 'verified' : 'rejected',
      reason,
      file: null,
      decided_at: now.toISOString(),
    })
    .where('production_house_id', '=', houseId)
    .where('state', '=', 'waiting')
    .execute();
}

export function updateToVerified(db: Database, houseId: string, verified_until: string | null) {
  return db
    .updateTable('production_house')
    .set({ verification: 'documents', verified_until })
    .where('id', '=', houseId)
    .execute();
}
