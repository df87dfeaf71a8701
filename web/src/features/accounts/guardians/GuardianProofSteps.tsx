import type { EndpointInput } from '@kirdaar/contract/api';
import { guardianDocumentKinds } from '@kirdaar/contract/rules/guardian-proofs';
import { useState } from 'react';
import { callApi } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { uploadField } from '#api/upload-field.ts';
import { useWrite } from '#api/use-write.ts';
import { leaveForDigilocker } from '#features/accounts/guardians/digilocker-return.ts';
import {
  type GuardianDecisions,
  guardianDecisionWrites,
} from '#features/accounts/guardians/guardian-decision-writes.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { talentMobile } from '#features/accounts/identity/identity-fields.ts';
import { useFileForm } from '#features/accounts/identity/use-file-form.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/guardians.ts';
import { guardian_identities } from '#words/rules/documents.ts';
import * as common from '#words/ui/common.ts';

interface StepProps {
  decisions: GuardianDecisions;
  onChanged: (decisions: GuardianDecisions) => void;
}

/** Lets a guardian prove who they are, one step at a time: the mobile number, the documents, each child added later. */
export function GuardianProofSteps(props: StepProps) {
  const { children, proof } = props.decisions;
  const { state, reason } = proof;
  if (state === 'verified') return null;
  if (state === 'none') return <MobileStep {...props} />;
  if (state === 'waiting')
    return (
      <Section title={words.proof_waiting_title}>
        <p className="max-w-prose">{words.proof_waiting_text}</p>
      </Section>
    );
  const added = children.filter((child) => child.state === 'agreed' && !child.proven);
  const [title, lead] =
    state === 'relation'
      ? [
          words.proof_relation_title(added.map(({ first_name }) => first_name).join(', ')),
          words.proof_relation_text,
        ]
      : [words.proof_document_title, words.proof_document_text];
  return (
    <Section title={title} lead={lead}>
      <div className="flex flex-col gap-5">
        {reason !== null && (
          <Notice tone="failure">
            <span className="wrap-anywhere">{words.proof_rejected(reason)}</span>
          </Notice>
        )}
        {state !== 'relation' && <Digilocker {...props} />}
        <DocumentsForm {...props} />
      </div>
    </Section>
  );
}

const mobileField = { ...talentMobile, label: words.proof_mobile, wide: true } as const satisfies FieldSpec;

function MobileStep({ decisions: { pass }, onChanged }: StepProps) {
  const [mobile, setMobile] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const sending = useWrite(guardianDecisionWrites, 'sendMobileCode', { onDone: () => setSentTo(mobile) });
  const proving = useWrite(guardianDecisionWrites, 'proveMobile', { onDone: onChanged });
  const send = (typed: string) => {
    setMobile(typed);
    sending.submit({ pass, mobile: typed });
  };
  return (
    <Section title={words.proof_mobile_title} lead={words.proof_mobile_text}>
      {sentTo ? (
        <div className="flex flex-col gap-3">
          <CodeForm
            lead={sentence(words.code_sent(<strong>{sentTo}</strong>))}
            write={{ ...proving, submit: (otp) => proving.submit({ pass, mobile: sentTo, otp }) }}
            resend={{ ...sending, submit: () => send(sentTo) }}
            action={common.continue_button}
          />
          <Button variant="quiet" onClick={() => setSentTo(undefined)}>
            {words.proof_other_mobile}
          </Button>
        </div>
      ) : (
        <FieldsForm
          fields={[mobileField]}
          write={{ ...sending, submit: (typed) => send(typed.mobile) }}
          values={{ mobile }}
          submitLabel={words.code_send}
          busyLabel={common.sending}
          fallbackError={words.code_failed}
        />
      )}
    </Section>
  );
}

function Digilocker({ decisions }: StepProps) {
  const { pass, proof } = decisions;
  const starting = useWrite(guardianDecisionWrites, 'startDigilocker', {
    onDone: ({ address }) => leaveForDigilocker(address, decisions),
  });
  if (proof.digilocker === 'off') return null;
  if (proof.digilocker === 'done') return <Notice tone="success">{words.digilocker_done}</Notice>;
  return (
    <div className="flex flex-col items-start gap-3 border-line border-b pb-5">
      <p className="max-w-prose">{words.digilocker_text}</p>
      {starting.error && (
        <Notice tone="failure">{serverMessage(starting.error, words.request_failed)}</Notice>
      )}
      <Button disabled={starting.busy} onClick={() => starting.submit(pass)}>
        {words.digilocker_use}
      </Button>
    </div>
  );
}

const { hint, ...scan } = uploadField('scan');
const kindField: FieldSpec = {
  name: 'kind',
  label: words.proof_kind,
  required: true,
  options: guardianDocumentKinds,
  labels: guardian_identities,
  hint: words.proof_kind_hint,
};
const identityField: FieldSpec = { ...scan, name: 'document', label: words.proof_file, required: true, hint };
const relationField: FieldSpec = {
  ...scan,
  name: 'relation_document',
  label: words.proof_relation,
  required: true,
  hint: `${words.proof_relation_hint} ${hint}`,
};

type Sent = EndpointInput<'POST /api/guardian/documents', File>;

function DocumentsForm({ decisions: { pass, proof }, onChanged }: StepProps) {
  const [failure, setFailure] = useState<string>();
  const isIdentified = proof.state === 'relation' || proof.digilocker === 'done';
  const fields = isIdentified ? [relationField] : [kindField, identityField, relationField];
  const { errors, checkOnBlur, checkOnInput, busy, submit } = useFileForm(fields, {
    send: async (form) => {
      setFailure(undefined);
      const filesOf = (name: string) =>
        form.getAll(name).filter((file): file is File => file instanceof File && file.name !== '');
      const files = { document: filesOf('document'), relation_document: filesOf('relation_document') };
      // The control offers the kinds of the contract; the server checks it.
      const kind = (isIdentified ? 'digilocker' : form.get('kind')) as Sent['body']['kind'];
      onChanged(await callApi('POST /api/guardian/documents', { body: { pass, kind }, files }));
    },
    onFailed: setFailure,
    fallbackError: words.proof_failed,
  });
  return (
    <form
      noValidate
      aria-label={words.proof_document_title}
      className="flex flex-col gap-5"
      onSubmit={submit}
      onBlur={checkOnBlur}
      onInput={checkOnInput}
    >
      {fields.map((field) => (
        <FormField key={field.name} field={field} error={errors[field.name]} />
      ))}
      {failure && <Notice tone="failure">{failure}</Notice>}
      <Button type="submit" disabled={busy} className="sm:self-start">
        {busy ? common.sending : words.proof_send}
      </Button>
    </form>
  );
}
