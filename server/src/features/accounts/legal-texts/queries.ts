import type { ChangedText } from '@kirdaar/contract/accounts/guardians';
import { agreedPages, type LegalPage } from '@kirdaar/contract/rules/legal';
import { type Insertable, type NotNull, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { LegalConsent, LegalVersion } from '#platform/database/database-types.generated.ts';

/** Returns every published version of a legal text, newest first. */
export function listLegalVersions(db: Database, page: LegalPage) {
  return db
    .selectFrom('legal_version')
    .select(['version', 'lead', 'html', 'published_at', 'agreement'])
    .where('page', '=', page)
    .orderBy('version', 'desc')
    .execute();
}

export async function insertLegalVersion(db: Database, version: Insertable<LegalVersion>) {
  await db.insertInto('legal_version').values(version).execute();
}

/** Returns the legal texts that changed since an account agreed to them. */
export async function listTextsToAgree(db: Database, account_id: string): Promise<ChangedText[]> {
  const { rows } = await sql<ChangedText>`
    select page, version, published_at, change_note from legal_texts_to_agree(${account_id}) order by page desc
  `.execute(db);
  return rows;
}

export async function insertLegalConsents(db: Database, consents: Insertable<LegalConsent>[]) {
  await db
    .insertInto('legal_consent')
    .values(consents)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that a new account agrees to the versions in force. */
export async function insertNewestLegalConsents(db: Database, account_id: string, now: Date) {
  await db
    .insertInto('legal_consent')
    .columns(['account_id', 'page', 'version', 'agreed_at'])
    .expression((select) =>
      select
        .selectFrom('legal_version')
        .select(({ fn }) => [
          sql<string>`${account_id}::uuid`.as('account_id'),
          'page',
          fn.max('version').as('version'),
          sql<string>`${now.toISOString()}::timestamptz`.as('agreed_at'),
        ])
        .where('page', 'in', agreedPages)
        .groupBy('page')
        .$narrowType<{ version: NotNull }>(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
