import type { LegalText } from '@kirdaar/contract/accounts/legal-texts';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { LegalPage } from '@kirdaar/contract/rules/legal';
import { insertLegalVersion, listLegalVersions, versionKey } from '#features/accounts/legal-texts/queries.ts';
import { findTexts, inLanguage } from '#platform/database/content-translations.ts';
import type { Database } from '#platform/database/database.ts';
import { cleanHtml } from '#platform/documents/clean-html.ts';
import { AppError } from '#platform/http/app-error.ts';

export async function readLegalText(
  db: Database,
  page: LegalPage,
  version: number | undefined,
  language: Language,
): Promise<LegalText> {
  const versions = await listLegalVersions(db, page);
  const place = version === undefined ? 0 : versions.findIndex((other) => other.version === version);
  const shown = versions[place];
  if (!shown) throw new AppError('legal_text_not_found');
  const texts = await findTexts(db, { kind: 'legal', key: versionKey(page, shown.version) }, language);
  const { lead, html, ...marks } = inLanguage({ lead: shown.lead, html: shown.html }, ['lead', 'html'], {
    language,
    texts,
  });
  return {
    ...{ page, version: shown.version, lead, html: cleanHtml(html), ...marks },
    published_at: shown.published_at,
    replaced_at: versions[place - 1]?.published_at ?? null,
    versions: versions.map(({ version: number, published_at }) => ({ version: number, published_at })),
  };
}

interface NewText {
  lead: string;
  html: string;
  asks_again: boolean;
  change_note: string;
}

/** Publishes a text as a new version. People who agreed to the very same text before are not asked again. */
export async function publishLegalText(
  db: Database,
  page: LegalPage,
  { lead, html, asks_again, change_note }: NewText,
  now: Date,
) {
  const versions = await listLegalVersions(db, page);
  const [current] = versions;
  const isThis = (former: { lead: string; html: string }) =>
    former.lead === lead && cleanHtml(former.html) === html;
  if (!current || isThis(current)) return;

  const version = current.version + 1;
  const same = versions.find(isThis);
  const agreement = same?.agreement ?? (asks_again ? version : current.agreement);
  const published_at = now.toISOString();
  await insertLegalVersion(db, {
    ...{ page, version, agreement, lead, html, published_at },
    change_note: change_note || null,
  });
}
