import { type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** Returns the document of a house that waits for a decision, with what the house typed. */
export function findDocumentToReview(db: Database, houseId: string) {
  return db
    .selectFrom('house_document')
    .innerJoin('production_house as house', 'house.id', 'house_document.production_house_id')
    .select(['house.id as house_id', 'kind', 'sent_at', 'file', 'company_name', 'owner_name'])
    .select(['gst_no as gstin', 'gst_matches_pan', 'house.created_at as registered_at'])
    .select([
      sql<string | null>`member_name(house_document.account_id)`.as('sent_by'),
      sql<string[]>`array(
        select distinct unnest(identity_warnings) from account where production_house_id = house.id
      )`.as('identity_warnings'),
      sql<number>`(select count(*) from job where job.production_house_id = house.id)`.as('calls'),
      sql<number>`(
        select count(*) from report where closed_at is null and (
          subject_id = house.id or subject_id in (select id from job where job.production_house_id = house.id)
        )
      )`.as('open_reports'),
    ])
    .where('house_document.production_house_id', '=', houseId)
    .where('state', '=', 'waiting')
    .$narrowType<{ file: NotNull }>()
    .executeTakeFirst();
}
