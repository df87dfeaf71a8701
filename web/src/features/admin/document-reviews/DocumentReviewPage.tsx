import type { StaffHouseDocument } from '@kirdaar/contract/admin/house-documents';
import { cinWarning } from '@kirdaar/contract/rules/cin';
import type { RefusalGround } from '@kirdaar/contract/rules/staff-decisions';
import { useState } from 'react';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { groundsOf, suggestReasons } from '#features/admin/decision-reasons/suggest-reasons.ts';
import { DecisionBar, useDecision } from '#features/admin/decisions/DecisionBar.tsx';
import { ScannedDocument } from '#features/admin/document-reviews/ScannedDocument.tsx';
import { type Fact, Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as identityWords from '#words/accounts/identity.ts';
import * as peopleWords from '#words/admin/people.ts';
import * as words from '#words/admin/reviews.ts';
import * as companyProfileWords from '#words/houses/company-profile.ts';
import { document_kinds } from '#words/rules/documents.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/DocumentReviewPage.ts';

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/house-documents/:id', { params })).document;

export const clientAction = staffAction;

/** Each reading is recorded, so the page is left after a decision and not loaded again. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) => formMethod === undefined;

export default function DocumentReviewPage({ loaderData: document }: Route.ComponentProps) {
  return <DocumentReview key={document.house_id} document={document} />;
}

function DocumentReview({ document }: { document: StaffHouseDocument }) {
  const { house_id: id, file, is_pdf, kind, sent_at, sent_by, for_children, first_approval } = document;
  const [valid_until, setValidUntil] = useState('');
  const [cin, setCin] = useState('');
  const unusual = cinWarning(cin, new Date().getFullYear());
  const name = document.company_name ?? words.unnamed_house;
  const params = { id };
  const write = useDecision(id);
  const verify = {
    label: words.verify,
    shortcut: 'V',
    question: { title: words.confirm_verify(name), text: words.confirm_verify_text(document_kinds[kind]) },
    decide: () => verifyCall(),
  };
  const verifyCall = (children_reason?: string) =>
    ({
      name: 'POST /api/admin/house-documents/:id/verify',
      params,
      body: { sent_at, valid_until: valid_until || undefined, cin: cin || undefined, children_reason },
    }) as const;
  const approve = {
    label: words.approve_for_children,
    shortcut: 'C',
    reason: {
      title: words.approve_for_children_title(name),
      label: words.approve_for_children_reason,
      suggestions: [],
    },
    decide: verifyCall,
  };
  const confirm = {
    label: words.verify_for_children,
    shortcut: 'V',
    question: { title: words.verify_for_children_title(name), text: words.verify_for_children_text },
    decide: () =>
      ({
        name: 'POST /api/admin/house-documents/:id/verify-for-children',
        params,
        body: { sent_at },
      }) as const,
  };
  const reject = {
    label: peopleWords.request_reject,
    shortcut: 'R',
    reason: {
      title: words.document_reject_title(name),
      label: common.reason_for_house,
      suggestions: suggestReasons(document, 'document_change'),
    },
    decide: (reason: string) =>
      ({ name: 'POST /api/admin/house-documents/:id/reject', params, body: { sent_at, reason } }) as const,
  };
  const refuse = {
    label: words.refuse,
    reason: {
      title: words.refuse_document_title(name),
      label: common.reason_for_house,
      suggestions: [],
      grounds: groundsOf(document),
    },
    // The form offers the grounds of the contract; the server checks it.
    decide: (reason: string, ground: string) =>
      ({
        name: 'POST /api/admin/house-documents/:id/refuse',
        params,
        body: { sent_at, ground: ground as RefusalGround, reason },
      }) as const,
  };
  const firsts = for_children ? [approve, verify, reject] : [verify, reject];
  const seconds = first_approval?.is_mine ? [reject] : [confirm, reject];
  const choices = [...(first_approval ? seconds : firsts), refuse];
  return (
    <Page
      title={name}
      lead={
        sent_by
          ? words.sent_by(document_kinds[kind], formatDateTime(sent_at), sent_by)
          : words.document_sent(document_kinds[kind], formatDateTime(sent_at))
      }
    >
      {document.warnings.map((warning) => (
        <Notice key={warning} tone="failure">
          {warning}
        </Notice>
      ))}
      {for_children && (
        <Notice>
          {first_approval
            ? words.first_approval(first_approval.by, first_approval.reason)
            : words.asks_for_children}
        </Notice>
      )}
      <DecisionBar id={id} decision={document.decision} write={write} choices={choices} />
      <div className="grid gap-6 lg:grid-cols-2">
        <Section title={companyProfileWords.kind} lead={words.document_lead}>
          <ScannedDocument name={companyProfileWords.kind} url={file} is_pdf={is_pdf} />
          <div className="mt-5 flex max-w-72 flex-col gap-5">
            <TextField
              label={words.cin}
              name="cin"
              hint={words.cin_hint}
              autoCapitalize="characters"
              spellCheck={false}
              value={cin}
              onChange={({ target }) => setCin(target.value)}
              error={write.error?.fields.cin}
              warning={unusual && words.cin_warnings[unusual.part](unusual.value)}
            />
            <TextField
              label={common.valid_until}
              name="valid_until"
              type="date"
              hint={words.valid_until_hint}
              value={valid_until}
              onChange={({ target }) => setValidUntil(target.value)}
              error={write.error?.fields.valid_until}
            />
          </div>
        </Section>
        <Section title={words.document_facts}>
          <Facts facts={typedFacts(document)} />
        </Section>
      </div>
    </Page>
  );
}

function typedFacts(document: StaffHouseDocument): Fact[] {
  return [
    [companyProfileWords.company, document.company_name ?? words.not_given],
    [words.fact_owner, document.owner_name ?? words.not_given],
    [identityWords.gst, document.gstin ?? words.not_given],
    [peopleWords.fact_registered, formatDateTime(document.registered_at)],
    [common.casting_calls, document.calls],
    [words.fact_reports, document.open_reports],
  ];
}
