import type { StaffHouseDocument } from '@kirdaar/contract/admin/house-documents';
import { cinWarning } from '@kirdaar/contract/rules/cin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pageAction } from '#api/page-action.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { Key } from '#features/admin/Key.tsx';
import { ReasonForm } from '#features/admin/ReasonForm.tsx';
import { nextPath } from '#features/admin/today/item-path.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { useKeys } from '#features/admin/use-keys.ts';
import { Button, buttonLook } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/document-reviews.ts';
import { document_kinds } from '#words/rules/documents.ts';
import type { Route } from './+types/DocumentReviewPage.ts';

const writes = {
  verify: ({ id, valid_until, cin }: { id: string; valid_until: string; cin: string }) =>
    callStaffApi('POST /api/admin/house-documents/:id/verify', {
      params: { id },
      body: { valid_until: valid_until || undefined, cin: cin || undefined },
    }),
  refuse: ({ id, reason }: { id: string; reason: string }) =>
    callStaffApi('POST /api/admin/house-documents/:id/refuse', { params: { id }, body: { reason } }),
};

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/house-documents/:id', { params: { id: params.id } })).document;

export const clientAction = pageAction(writes);

/** A decision deletes the document, and each reading is recorded: the page is left, not loaded again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

const reasons = [words.refuse_name, words.refuse_unreadable, words.refuse_other];

export default function DocumentReviewPage({ loaderData: document }: Route.ComponentProps) {
  return <DocumentReview key={document.house_id} document={document} />;
}

function DocumentReview({ document }: { document: StaffHouseDocument }) {
  const { house_id: id, file, is_pdf, kind, sent_at, sent_by } = document;
  const navigate = useNavigate();
  const [refuses, setRefuses] = useState(false);
  const [valid_until, setValidUntil] = useState('');
  const [cin, setCin] = useState('');
  const onDone = async () => navigate(await nextPath(id));
  const verify = useConfirmedWrite(writes, 'verify', { onDone });
  const refuse = useConfirmedWrite(writes, 'refuse', { onDone });
  const busy = verify.busy || refuse.busy;
  useKeys({
    v: () => verify.submit({ id, valid_until, cin }),
    r: () => setRefuses(true),
    n: () => void onDone(),
  });
  return (
    <Page
      title={document.company_name ?? words.unnamed_house}
      lead={
        sent_by
          ? words.sent_by(document_kinds[kind], formatDateTime(sent_at), sent_by)
          : words.sent(document_kinds[kind], formatDateTime(sent_at))
      }
    >
      {document.warnings.map((warning) => (
        <Notice key={warning} tone="failure">
          {warning}
        </Notice>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => verify.submit({ id, valid_until, cin })}>
          {words.verify} <Key name="V" />
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => setRefuses(true)}>
          {words.refuse} <Key name="R" />
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onDone}>
          {words.next} <Key name="N" />
        </Button>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Section title={words.document} lead={words.document_lead}>
          {!is_pdf && (
            <img
              src={file}
              alt={words.document_alt}
              className="mb-4 w-full rounded-control border border-line"
            />
          )}
          <a href={file} target="_blank" rel="noreferrer" className={buttonLook('secondary')}>
            {words.document_open}
          </a>
          <div className="mt-5 flex max-w-72 flex-col gap-5">
            <TextField
              label={words.cin}
              name="cin"
              hint={words.cin_hint}
              autoCapitalize="characters"
              spellCheck={false}
              value={cin}
              onChange={({ target }) => setCin(target.value)}
              error={verify.error?.fields.cin}
              warning={cinWarning(cin, new Date().getFullYear())}
            />
            <TextField
              label={words.valid_until}
              name="valid_until"
              type="date"
              hint={words.valid_until_hint}
              value={valid_until}
              onChange={({ target }) => setValidUntil(target.value)}
              error={verify.error?.fields.valid_until}
            />
          </div>
        </Section>
        <TypedFacts document={document} />
      </div>
      {refuses && (
        <ReasonForm
          title={words.refuse_title}
          label={words.refuse_label}
          submitLabel={words.refuse}
          suggestions={reasons}
          busy={refuse.busy}
          error={refuse.error}
          onSubmit={(reason) => refuse.submit({ id, reason })}
          onClose={() => setRefuses(false)}
        />
      )}
    </Page>
  );
}

function TypedFacts({ document }: { document: StaffHouseDocument }) {
  const facts = [
    [words.fact_company, document.company_name],
    [words.fact_owner, document.owner_name],
    [words.fact_gstin, document.gstin],
    [words.fact_registered, formatDateTime(document.registered_at)],
    [words.fact_calls, document.calls],
    [words.fact_reports, document.open_reports],
  ] as const;
  return (
    <Section title={words.facts}>
      <dl className="grid grid-cols-[8rem_1fr] gap-y-2">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value ?? words.not_given}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
