import type { ChangedText } from '@kirdaar/contract/accounts/guardians';
import type { Language } from '@kirdaar/contract/rules/languages';
import { agreedPages, type LegalPage } from '@kirdaar/contract/rules/legal';
import { type Insertable, type NotNull, sql } from 'kysely';
import { findTexts } from '#platform/database/content-translations.ts';
import type { Database } from '#platform/database/database.ts';
import type { LegalConsent, LegalVersion } from '#platform/database/database-types.generated.ts';

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

/** Records that a new account agrees to the versions in force, as a page in a language shows them. */
export async function insertNewestLegalConsents(
  db: Database,
  account_id: string,
  language: Language,
  now: Date,
) {
  const newest = await db
    .selectFrom('legal_version')
    .select(({ fn }) => ['page', fn.max('version').as('version')])
    .where('page', 'in', agreedPages)
    .groupBy('page')
    .$narrowType<{ version: NotNull }>()
    .execute();
  const consents = newest.map(async ({ page, version }) => {
    const shown = await findLanguageShown(db, page, version, language);
    return { account_id, page, version, language: shown, agreed_at: now.toISOString() };
  });
  await insertLegalConsents(db, await Promise.all(consents));
}

/** Returns the language in which a page shows a version: English if it is not translated. */
export async function findLanguageShown(
  db: Database,
  page: LegalConsent['page'],
  version: number,
  language: Language,
): Promise<Language> {
  const texts = await findTexts(db, { kind: 'legal', key: versionKey(page, version) }, language);
  return Object.keys(texts).length > 0 ? language : 'en';
}

/** Names the translations of a version, which stay what they were when another one is in force. */
export function versionKey(page: string, version: number): string {
  return `${page}-${version}`;
}
