import type { HouseVerification } from '@kirdaar/contract/houses/documents';
import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { RENEWAL_DAYS } from '@kirdaar/contract/rules/house-documents';
import { type Insertable, type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { HouseDocument } from '#platform/database/database-types.generated.ts';

/** A talent who is no agency has nothing to verify here. */
const notAnOwner: HouseVerification = {
  ...{ state: 'none', kind: null, reason: null, sent_at: null, valid_until: null },
  ...{ may_send: false, refused: false, verified: false, for_children: 'none' },
};

export async function findVerification(db: Database, ownerId: string, now: Date): Promise<HouseVerification> {
  const found = await db
    .selectFrom('document_owner as owner')
    .leftJoin('house_document', 'owner_id', 'owner.id')
    .select(['verified', 'verified_until as valid_until', 'is_agency', 'kind', 'state', 'reason', 'sent_at'])
    .select(sql<boolean>`refused_for is not null`.as('refused'))
    .select(['for_children as asks', sql<boolean>`sees_children(owner.id)`.as('sees_children')])
    .where('owner.id', '=', ownerId)
    .$narrowType<{ verified: NotNull; is_agency: NotNull }>()
    .executeTakeFirst();
  if (!found) return notAnOwner;
  const { verified, is_agency, state, asks, sees_children, ...document } = found;
  const may_send =
    !document.refused && (!verified || (!is_agency && !sees_children) || endsSoon(document.valid_until, now));
  const for_children = sees_children ? 'granted' : asks && state === 'waiting' ? 'waiting' : 'none';
  return {
    ...document,
    verified,
    may_send,
    for_children,
    state: may_send || document.refused ? (state ?? 'none') : 'verified',
  };
}

/** Whether a verification ends within the time in which a house may send a current document. */
export function endsSoon(validUntil: string | null, now: Date): boolean {
  return validUntil !== null && validUntil <= addDays(dayInIndia(now), RENEWAL_DAYS);
}

/** Locks a house or an agency until the transaction ends and returns its verification and the file of its document. */
export async function lockVerification(db: Database, ownerId: string) {
  for (const table of ['production_house', 'talent'] as const)
    await db.selectFrom(table).select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
  const owner = await db
    .selectFrom('document_owner as owner')
    .select(['verified', 'verified_until', 'company_name'])
    .select(sql<boolean>`sees_children(id)`.as('sees_children'))
    .where('id', '=', ownerId)
    .$narrowType<{ verified: NotNull }>()
    .executeTakeFirst();
  const document = await db
    .selectFrom('house_document')
    .select(['file', 'state', 'kind'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return owner && { ...owner, document };
}

/** Returns whether the owner of a document is an agency and not a house. */
export async function isAgency(db: Database, ownerId: string): Promise<boolean> {
  const found = await db.selectFrom('talent').select('id').where('id', '=', ownerId).executeTakeFirst();
  return found !== undefined;
}

export function upsertDocument(db: Database, document: Insertable<HouseDocument>) {
  return db
    .insertInto('house_document')
    .values(document)
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet((eb) => ({
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
export function updateToDecided(
  db: Database,
  ownerId: string,
  { reason, refused_for }: { reason: string | null; refused_for: string | null },
  now: Date,
) {
  return db
    .updateTable('house_document')
    .set({
      state: reason === null ? 'verified' : 'rejected',
      reason,
      refused_for,
      file: null,
      decided_at: now.toISOString(),
    })
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'waiting')
    .execute();
}

export async function updateToVerified(
  db: Database,
  ownerId: string,
  verified_until: string | null,
  now: Date,
) {
  await db
    .updateTable('production_house')
    .set({ verification: 'documents', verified_until })
    .where('id', '=', ownerId)
    .execute();
  await db
    .updateTable('talent')
    .set({ agency_verified_at: now.toISOString(), agency_verified_until: verified_until })
    .where('id', '=', ownerId)
    .execute();
}

/** Lets an agency send another document after its appeal of a refusal was accepted. Undefined if none was refused. */
export function updateAgencyToNotRefused(db: Database, talentId: string) {
  return db
    .updateTable('house_document')
    .set({ refused_for: null })
    .where('talent_id', '=', talentId)
    .where('refused_for', 'is not', null)
    .returning('owner_id')
    .executeTakeFirst();
}

/** Lets a house send another document after its appeal of a refusal was accepted. */
export function updateToNotRefused(db: Database, houseId: string, sent_at: string) {
  return db
    .updateTable('house_document')
    .set({ refused_for: null })
    .where('production_house_id', '=', houseId)
    .where('sent_at', '=', sent_at)
    .execute();
}
