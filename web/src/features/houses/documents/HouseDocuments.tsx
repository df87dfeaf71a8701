import type { EndpointInput } from '@kirdaar/contract/api';
import type { HouseVerification } from '@kirdaar/contract/houses/documents';
import { houseDocumentKinds } from '@kirdaar/contract/rules/house-documents';
import { useState } from 'react';
import { Link } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { uploadField } from '#api/upload-field.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { useFileForm } from '#features/accounts/identity/use-file-form.ts';
import { housePaths } from '#house-paths.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { longDay } from '#ui/day-text.ts';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { VerifiedBadge } from '#ui/VerifiedBadge.tsx';
import * as words from '#words/houses/company-profile.ts';
import * as agencyWords from '#words/representation/agency.ts';
import { document_kinds } from '#words/rules/documents.ts';
import * as common from '#words/ui/common.ts';

type Input = EndpointInput<'POST /api/production/documents', File>;

const kindField: FieldSpec = {
  name: 'kind',
  label: words.kind,
  required: true,
  options: houseDocumentKinds,
  labels: document_kinds,
};
const { hint, ...scan } = uploadField('scan');
const fileField: FieldSpec = {
  ...scan,
  name: 'document',
  label: words.file,
  required: true,
  hint: `${hint} ${words.file_hint}`,
};

const houseHeads = {
  unverified: { title: words.verify_title, lead: words.verify_lead },
  verified: { title: words.verified_title, lead: words.verified_lead },
};
const agencyHeads = {
  unverified: { title: agencyWords.verify_title, lead: agencyWords.verify_lead },
  verified: { title: agencyWords.verified_title, lead: agencyWords.verified_lead },
};

interface HouseDocumentsProps {
  verification: HouseVerification;
  /** Whether it is an agency that is verified, and not a house. */
  isAgency?: boolean;
}

/** The state of the verification by documents of a house or an agency, and the form to send one. */
export function HouseDocuments({ verification: opened, isAgency = false }: HouseDocumentsProps) {
  const [verification, setVerification] = useState(opened);
  const { state, valid_until, may_send, verified, for_children } = verification;
  const heads = isAgency ? agencyHeads : houseHeads;
  return (
    <Section {...(verified ? heads.verified : heads.unverified)}>
      <div className="flex flex-col gap-5">
        {verified && <VerifiedBadge />}
        {valid_until && (
          <p>
            {words.valid_until(longDay(valid_until))}
            {may_send && ` ${words.renew}`}
          </p>
        )}
        {!isAgency && <p>{words.for_children_states[for_children]}</p>}
        {state === 'waiting' && <Notice>{words.documents_waiting}</Notice>}
        {state === 'rejected' && <Rejection verification={verification} isAgency={isAgency} />}
        {may_send && (
          <DocumentForm
            key={verification.sent_at}
            isFirst={state !== 'waiting'}
            asks={verified && for_children !== 'granted'}
            isAgency={isAgency}
            onSent={setVerification}
          />
        )}
      </div>
    </Section>
  );
}

/** Why the document was rejected, and where a refusal for good can be objected to. */
function Rejection({ verification: { reason, refused }, isAgency }: Required<HouseDocumentsProps>) {
  return (
    <Notice tone="failure">
      <p className="wrap-anywhere whitespace-pre-line">
        {refused ? words.documents_refused(reason) : words.documents_rejected(reason)}
      </p>
      {refused && (
        <Link
          to={isAgency ? paths.grievance : housePaths.appeals}
          className="font-semibold underline underline-offset-4"
        >
          {isAgency ? agencyWords.object : words.documents_appeal}
        </Link>
      )}
    </Notice>
  );
}

interface DocumentFormProps {
  isFirst: boolean;
  /** Whether a document is sent only to be verified for children. */
  asks: boolean;
  isAgency: boolean;
  onSent: (verification: HouseVerification) => void;
}

function DocumentForm({ isFirst, asks, isAgency, onSent }: DocumentFormProps) {
  const [failure, setFailure] = useState<string>();
  const { errors, checkOnBlur, checkOnInput, busy, sessionEnded, submit } = useFileForm(
    [kindField, fileField],
    {
      send: async (form) => {
        setFailure(undefined);
        const document = form.get('document');
        // The control offers the kinds of the contract; the server checks it.
        const kind = form.get('kind') as Input['body']['kind'];
        const body = { kind, for_children: form.has('for_children') };
        const files = { document: document instanceof File && document.name ? [document] : [] };
        const sent = isAgency
          ? await callApi('POST /api/user/agency/documents', { body: { kind }, files })
          : await callApi('POST /api/production/documents', { body, files });
        onSent(sent.verification);
      },
      onFailed: setFailure,
      fallbackError: words.documents_send_failed,
    },
  );
  return (
    <form
      noValidate
      aria-label={words.documents_form}
      className="flex flex-col gap-5"
      onSubmit={submit}
      onBlur={checkOnBlur}
      onInput={checkOnInput}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField field={kindField} error={errors.kind} />
        <FormField field={fileField} error={errors.document} />
      </div>
      {!isAgency && <CheckboxField name="for_children" label={words.for_children} defaultChecked={asks} />}
      {failure && <Notice tone="failure">{failure}</Notice>}
      {sessionEnded && (
        <LogInAgain accountRole={isAgency ? 'talent' : 'production'} hint={words.documents_logged_out} />
      )}
      <Button type="submit" variant="secondary" disabled={busy} className="sm:self-start">
        {busy ? common.sending : isFirst ? words.documents_send : words.send_another}
      </Button>
    </form>
  );
}
