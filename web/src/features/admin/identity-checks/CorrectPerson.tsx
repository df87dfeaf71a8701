import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { askersOf, type CorrectionKind, correctionKinds } from '@kirdaar/contract/rules/person-requests';
import { MAX_STAFF_REASON } from '@kirdaar/contract/rules/staff-queue';
import { type SubmitEvent, useState } from 'react';
import { staffWrites } from '#features/admin/call-staff-api.ts';
import { useConfirmedWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FileField } from '#ui/FileField.tsx';
import { focusFirstField } from '#ui/focus-on-open.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/identity-checks.ts';
import { help_label } from '#words/admin/people.ts';

const inputTypes = { name: 'text', date_of_birth: 'date', email: 'email' } as const;

interface CorrectPersonProps {
  id: string;
  isTalent: boolean;
  isChild: boolean;
}

/** A button to correct a name, a date of birth or an email of a person. */
export function CorrectPerson(person: CorrectPersonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {words.correct}
      </Button>
      {asks && <CorrectionForm {...person} onClose={() => setAsks(false)} />}
    </>
  );
}

function CorrectionForm({ id, isTalent, isChild, onClose }: CorrectPersonProps & { onClose: () => void }) {
  const [kind, setKind] = useState<CorrectionKind>('name');
  const [request_id] = useState(() => crypto.randomUUID());
  const write = useConfirmedWrite(staffWrites, 'correctPerson', { onDone: onClose });
  const errors = write.error?.fields ?? {};

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set('id', id);
    form.set('request_id', request_id);
    write.submit(form);
  }

  return (
    <Dialog title={words.correct} onClose={onClose}>
      <form ref={focusFirstField} noValidate onSubmit={save} className="flex flex-col gap-4">
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
          options={askersOf(kind, isChild)}
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
