import type { CompanyProfile } from '@kirdaar/contract/houses/company';
import { companyFlags } from '@kirdaar/contract/rules/company-flags';
import type { SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import { sql, type Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { ProductionHouse } from '#platform/database/database-types.generated.ts';

/** The name of `production_house` for the subject of an email: only a name that staff have checked. */
export const verifiedName = sql<
  string | null
>`case when production_house.verification = 'documents' then company_name end`;

/** Returns the company profile; contacts that were never saved come from the account. */
export async function findCompany(db: Database, houseId: string): Promise<CompanyProfile> {
  const { account_email, account_mobile, ...house } = await db
    .selectFrom('production_house as house')
    .innerJoin('account', 'account.production_house_id', 'house.id')
    .select([
      'house.company_name',
      'house.owner_name',
      'house.email',
      'house.phone_number',
      'house.alternate_contact',
      'house.location',
      'house.website_url',
      'house.type_of_work',
      'house.profile_photo',
      'house.profile_photo as image',
      'house.updated_at',
      sql<string | null>`member_name(house.saved_by)`.as('updated_by'),
      sql<SuspensionKind | null>`house_suspension_kind(house.id)`.as('suspension'),
      'account.email as account_email',
      'account.mobile as account_mobile',
      ...companyFlags.map((flag) => `house.${flag}` as const),
    ])
    .where('house.id', '=', houseId)
    .where('account.removed_at', 'is', null)
    .orderBy('account.came_by_invitation')
    .orderBy('account.created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { email, phone_number } = house;
  return { ...house, email: email ?? account_email, phone_number: phone_number ?? account_mobile };
}

/** Locks the company profile and returns what decides whether it may be saved. */
export function lockCompany(db: Database, houseId: string) {
  return db
    .selectFrom('production_house')
    .select(['company_name', 'profile_photo', 'updated_at', 'saved_by_request'])
    .where('id', '=', houseId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export function updateCompany(db: Database, houseId: string, changes: Updateable<ProductionHouse>) {
  return db.updateTable('production_house').set(changes).where('id', '=', houseId).execute();
}
