import type { EndpointInput } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import {
  type CorrectionKind,
  correctionAskers,
  correctionKinds,
} from '@kirdaar/contract/rules/person-requests';
import { MAX_STAFF_REASON } from '@kirdaar/contract/rules/staff-queue';
import { type SubmitEvent, useState } from 'react';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileField } from '#ui/FileField.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/identity-checks.ts';
import { help_label } from '#words/admin/people.ts';

const inputTypes = { name: 'text', date_of_birth: 'date', email: 'email' } as const;

/** A button to correct a name, a date of birth or an email of a person. */
export function CorrectPerson({ id, isTalent }: { id: string; isTalent: boolean }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {words.correct}
      </Button>
      {asks && <CorrectionForm id={id} isTalent={isTalent} onClose={() => setAsks(false)} />}
    </>
  );
}

function CorrectionForm({ id, isTalent, onClose }: { id: string; isTalent: boolean; onClose: () => void }) {
  const [kind, setKind] = useState<CorrectionKind>('name');
  const [request_id] = useState(() => crypto.randomUUID());
  const write = useStaffWrite('POST /api/admin/people/:id/corrections', { onDone: onClose });
  const errors = write.error?.fields ?? {};

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { document, ...typed } = Object.fromEntries(new FormData(event.currentTarget));
    const files = document instanceof File && document.size > 0 ? [document] : [];
    // The fields of the form have the names of the body's; the server rejects an empty choice.
    const body = { ...typed, request_id } as EndpointInput<
      'POST /api/admin/people/:id/corrections',
      File
    >['body'];
    write.submit({ params: { id }, body, files: { document: files } });
  }

  return (
    <Dialog title={words.correct} onClose={onClose}>
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <p className="text-muted">{words.correct_lead}</p>
        <SelectField
          label={words.kind}
          name="kind"
          required
          options={isTalent ? correctionKinds : ['name', 'email']}
          labels={words.kinds}
          value={kind}
          onChange={({ target }) => setKind(correctionKinds.find((each) => each === target.value) ?? 'name')}
          error={errors.kind}
        />
        <TextField
          key={kind}
          label={words.new_value}
          name={kind}
          type={inputTypes[kind]}
          required
          autoComplete="off"
          {...(kind === 'date_of_birth' && { max: dayInIndia(new Date()) })}
          error={errors[kind]}
        />
        {kind === 'date_of_birth' && (
          <FileField
            label={words.document}
            name="document"
            accept="image/*,application/pdf"
            required
            error={errors.document}
          />
        )}
        <SelectField
          label={words.asked_by}
          name="asked_by"
          required
          options={correctionAskers}
          labels={words.askers}
          defaultValue="person"
          error={errors.asked_by}
        />
        <TextAreaField
          label={help_label}
          name="reason"
          required
          rows={3}
          maxLength={MAX_STAFF_REASON}
          error={errors.reason}
        />
        <Button type="submit" disabled={write.busy}>
          {words.submit}
        </Button>
      </form>
      {write.dialog}
    </Dialog>
  );
}
