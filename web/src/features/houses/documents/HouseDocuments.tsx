import type { EndpointInput } from '@kirdaar/contract/api';
import type { HouseVerification } from '@kirdaar/contract/houses/documents';
import { houseDocumentKinds, houseDocumentLabels } from '@kirdaar/contract/rules/house-documents';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { scanField } from '#api/upload-field.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { useFileForm } from '#features/accounts/identity/use-file-form.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { VerifiedBadge } from '#ui/VerifiedBadge.tsx';

type Input = EndpointInput<'POST /api/production/documents', File>;

const kindField: FieldSpec = {
  name: 'kind',
  label: 'Document',
  required: true,
  options: houseDocumentKinds,
  labels: houseDocumentLabels,
};
const { hint, ...scan } = scanField();
const fileField: FieldSpec = {
  ...scan,
  name: 'document',
  label: 'File',
  required: true,
  hint: `${hint} Only our team sees it, and we delete it once we have decided.`,
};

const unverifiedHead = {
  title: 'Verify your production house',
  lead: 'Verified houses show a badge, see the contact details of applicants and can cast anyone under 18.',
};
const verifiedHead = {
  title: 'Your production house is verified',
  lead: 'Your casting calls show this badge, you see the contact details of applicants, and you can cast anyone under 18.',
};

/** The state of a house's verification by documents, and the form to send one. */
export function HouseDocuments({ verification: opened }: { verification: HouseVerification }) {
  const [verification, setVerification] = useState(opened);
  const { state, reason, valid_until, may_send } = verification;
  const isVerified = state === 'verified' || valid_until !== null;
  return (
    <Section {...(isVerified ? verifiedHead : unverifiedHead)}>
      <div className="flex flex-col gap-5">
        {isVerified && <VerifiedBadge />}
        {valid_until && (
          <p>
            Your document is valid until {longDay(valid_until)}.
            {may_send && ' Send a current one before, so that you stay verified.'}
          </p>
        )}
        {state === 'waiting' && (
          <Notice>We are checking your document. You get an email when we have decided.</Notice>
        )}
        {state === 'refused' && (
          <Notice tone="failure">
            <span className="wrap-anywhere">
              We couldn’t accept your document: {reason} Send another one.
            </span>
          </Notice>
        )}
        {may_send && (
          <DocumentForm key={verification.sent_at} isFirst={state !== 'waiting'} onSent={setVerification} />
        )}
      </div>
    </Section>
  );
}

interface DocumentFormProps {
  isFirst: boolean;
  onSent: (verification: HouseVerification) => void;
}

function DocumentForm({ isFirst, onSent }: DocumentFormProps) {
  const [failure, setFailure] = useState<string>();
  const { errors, checkOnBlur, checkOnInput, busy, sessionEnded, submit } = useFileForm(
    [kindField, fileField],
    {
      send: async (form) => {
        setFailure(undefined);
        const document = form.get('document');
        // The control offers the kinds of the contract; the server checks it.
        const body = { kind: form.get('kind') } as Input['body'];
        const files = { document: document instanceof File && document.name ? [document] : [] };
        onSent((await callApi('POST /api/production/documents', { body, files })).verification);
      },
      onFailed: setFailure,
      fallbackError: 'We couldn’t send your document. Try again.',
    },
  );
  return (
    <form
      noValidate
      aria-label="Company document"
      className="flex flex-col gap-5"
      onSubmit={submit}
      onBlur={checkOnBlur}
      onInput={checkOnInput}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField field={kindField} error={errors.kind} />
        <FormField field={fileField} error={errors.document} />
      </div>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {sessionEnded && <LogInAgain accountRole="production" hint="Log in, then choose the file again." />}
      <Button type="submit" variant="secondary" disabled={busy} className="sm:self-start">
        {busy ? 'Sending...' : isFirst ? 'Send document' : 'Send another document'}
      </Button>
    </form>
  );
}
