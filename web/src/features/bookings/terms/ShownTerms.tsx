import type { Reply } from '@kirdaar/contract/api';
import { languageNames, languages } from '@kirdaar/contract/rules/languages';
import { termRows } from '@kirdaar/contract/rules/terms';
import type { ReactNode } from 'react';
import { DownloadButton } from '#features/talent/public-profile/DownloadButton.tsx';
import { rangeText } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Section } from '#ui/Section.tsx';
import * as terms from '#words/bookings/terms.ts';
import * as words from '#words/bookings/terms-page.ts';

export type TermsPage = Pick<
  Reply<'GET /api/user/offers/:id/terms'>,
  'application_id' | 'house' | 'is_child' | 'offer' | 'talent' | 'title' | 'versions'
>;
type Version = TermsPage['versions'][number];

interface ShownTermsProps {
  page: TermsPage;
  reader: 'talent' | 'house';
  /** What the reader can do with the latest version. */
  children?: ReactNode;
}

/** Every version of the terms, the latest first, each as a list with who signed it and the deal memo. */
export function ShownTerms({ page, reader, children }: ShownTermsProps) {
  return page.versions.map((version, place) => (
    <Section key={version.version} title={titleOf(version)} lead={terms.version(version.version)}>
      <div className="flex flex-col gap-5">
        <Facts facts={[...rowsOf(page, version), ...signaturesOf(version)]} />
        {reader === 'house' && version.then_backup_by && !version.sealed_at && (
          <p className="text-muted">{words.backup_chosen(version.then_backup_by)}</p>
        )}
        {place === 0 && children}
        <div className="flex flex-wrap gap-2">
          {languages.map((language) => (
            <DownloadButton key={language} file={fileOf(page, version, reader, language)}>
              {`${terms.deal_memo} (${languageNames[language]})`}
            </DownloadButton>
          ))}
        </div>
      </div>
    </Section>
  ));
}

function titleOf({ sealed_at, ended_at }: Version): string {
  if (sealed_at) return ended_at ? words.former : words.in_force;
  return ended_at ? words.not_signed : words.to_sign;
}

function rowsOf({ is_child, house, talent }: TermsPage, version: Version) {
  return [
    [terms.parties.house, house] as const,
    [terms.parties.talent, talent] as const,
    ...termRows({ terms: version.terms, days: rangeText(version), is_child }, terms.term_texts),
  ];
}

function signaturesOf({ signatures }: Version) {
  return signatures.map(({ party, name, signed_at, contact }) => {
    return [words.signed_by[party], terms.signed(name, formatDateTime(signed_at), contact)] as const;
  });
}

function fileOf(
  { application_id, offer }: TermsPage,
  { version }: Version,
  reader: 'talent' | 'house',
  language: string,
): Parameters<typeof DownloadButton>[0]['file'] {
  const asked = {
    query: { language, version: String(version) },
    fileName: `deal-memo-${version}-${language}.pdf`,
  };
  return reader === 'house'
    ? ['GET /api/production/applications/:id/deal-memo.pdf', { params: { id: application_id }, ...asked }]
    : ['GET /api/user/offers/:id/deal-memo.pdf', { params: { id: offer?.id ?? '' }, ...asked }];
}
