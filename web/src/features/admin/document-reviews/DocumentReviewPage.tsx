import type { StaffHouseDocument } from '@kirdaar/contract/admin/house-documents';
import { cinWarning } from '@kirdaar/contract/rules/cin';
import { houseDocumentLabels } from '@kirdaar/contract/rules/house-documents';
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

const reasons = [
  'The name on the document differs from the company name.',
  'The document cannot be read. Send a sharper picture.',
  'This is not a PAN card or a GST certificate.',
];

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
      title={document.company_name ?? 'Unnamed house'}
      lead={`${houseDocumentLabels[kind]}, sent ${formatDateTime(sent_at)}${sent_by ? ` by ${sent_by}` : ''}`}
    >
      {document.warnings.map((warning) => (
        <Notice key={warning} tone="failure">
          {warning}
        </Notice>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={() => verify.submit({ id, valid_until, cin })}>
          Verify <Key name="V" />
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => setRefuses(true)}>
          Refuse <Key name="R" />
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onDone}>
          Next <Key name="N" />
        </Button>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Section title="Document" lead="The file is deleted when you decide.">
          {!is_pdf && (
            <img src={file} alt="The document" className="mb-4 w-full rounded-control border border-line" />
          )}
          <a href={file} target="_blank" rel="noreferrer" className={buttonLook('secondary')}>
            Open the file in a new tab
          </a>
          <div className="mt-5 flex max-w-72 flex-col gap-5">
            <TextField
              label="CIN"
              name="cin"
              hint="Only if the document names one. It is checked and kept in the audit log."
              autoCapitalize="characters"
              spellCheck={false}
              value={cin}
              onChange={({ target }) => setCin(target.value)}
              error={verify.error?.fields.cin}
              warning={cinWarning(cin, new Date().getFullYear())}
            />
            <TextField
              label="Valid until"
              name="valid_until"
              type="date"
              hint="Only if the document names a last day. The verification ends after it."
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
          title="Refuse this document"
          label="Why, for the production house"
          submitLabel="Refuse"
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
  const facts = {
    Company: document.company_name,
    Owner: document.owner_name,
    'GST number': document.gstin,
    Registered: formatDateTime(document.registered_at),
    'Casting calls': document.calls,
    'Open reports': document.open_reports,
  };
  return (
    <Section title="What the house typed">
      <dl className="grid grid-cols-[8rem_1fr] gap-y-2">
        {Object.entries(facts).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value ?? 'Not given'}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
