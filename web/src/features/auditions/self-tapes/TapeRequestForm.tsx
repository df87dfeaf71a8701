import type { EndpointInput } from '@kirdaar/contract/api';
import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { uploadField } from '#api/upload-field.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { useFileForm } from '#features/accounts/identity/use-file-form.ts';
import type { RoleRequest } from '#features/auditions/self-tapes/self-tapes.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { formTime } from '#ui/slot-time.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/auditions/self-tapes.ts';
import { file_rules } from '#words/rules/files.ts';
import * as common from '#words/ui/common.ts';

const fields = [
  {
    name: 'instructions',
    label: words.field_instructions,
    type: 'lines',
    required: true,
    maxLength: MAX_TEXT,
    placeholder: words.field_instructions_example,
    wide: true,
  },
  { name: 'day', label: words.field_day, type: 'date', required: true },
  { name: 'time', label: words.field_time, type: 'time', required: true },
  {
    name: 'sides',
    label: words.field_sides,
    ...uploadField('document'),
    hint: words.field_sides_hint(file_rules.document),
  },
] as const satisfies readonly FieldSpec[];
const [instructionsField, dayField, timeField, sidesField] = fields;

interface TapeRequestFormProps {
  job: { id: string; audition_dates: string };
  request: RoleRequest | null | undefined;
  /** Whether anyone was invited, and is told of a change. */
  hasInvited: boolean;
}

export function TapeRequestForm({ job, request, hasInvited }: TapeRequestFormProps) {
  const [failure, setFailure] = useState<string>();
  const { revalidate } = useRevalidator();
  const { errors, checkOnBlur, checkOnInput, busy, sessionEnded, submit } = useFileForm(fields, {
    send: async (form) => {
      setFailure(undefined);
      const chosen = form.get('sides');
      // The controls exist; the server checks what they contain.
      const body = {
        instructions: String(form.get('instructions')),
        day: String(form.get('day')),
        time: String(form.get('time')),
        current_sides: form.has('remove_sides') ? 'remove' : 'keep',
      } satisfies EndpointInput<'PUT /api/production/self-tapes/:id', File>['body'];
      const files = { sides: chosen instanceof File && chosen.name ? [chosen] : [] };
      const { message } = await callApi('PUT /api/production/self-tapes/:id', {
        params: { id: job.id },
        body,
        files,
      });
      showToast('success', message);
      await revalidate();
    },
    onFailed: setFailure,
    fallbackError: words.request_failed,
  });
  const { instructions, day, from } = valuesOf(job, request);
  return (
    <form
      // The file control is empty again once a file is saved.
      key={request?.sides_url?.split('?')[0] ?? 'none'}
      method="post"
      noValidate
      aria-label={words.request_form}
      className="flex flex-col gap-5"
      onSubmit={submit}
      onBlur={checkOnBlur}
      onInput={checkOnInput}
    >
      <FormField field={instructionsField} defaultValue={instructions} error={errors.instructions} />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField field={dayField} defaultValue={day} error={errors.day} />
        <FormField field={timeField} defaultValue={from} error={errors.time} />
      </div>
      <div className="flex flex-col gap-3">
        {request?.sides_url && <CurrentSides url={request.sides_url} />}
        <FormField field={sidesField} error={errors.sides} />
      </div>
      {failure && <Notice tone="failure">{failure}</Notice>}
      {sessionEnded && <LogInAgain accountRole="production" hint={words.session_ended} />}
      {hasInvited && <p className="text-muted text-sm">{words.request_tells_invited}</p>}
      <Button
        type="submit"
        variant={request ? 'secondary' : 'primary'}
        disabled={busy}
        className="self-start"
      >
        {busy ? common.saving : request ? common.save_changes : words.request_save}
      </Button>
    </form>
  );
}

function valuesOf(job: TapeRequestFormProps['job'], request: RoleRequest | null | undefined) {
  if (!request) return { instructions: '', day: job.audition_dates, from: '18:00' };
  return { instructions: request.instructions, ...formTime(request.deadline) };
}

function CurrentSides({ url }: { url: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <a href={url} className="font-semibold text-accent underline underline-offset-4">
        {words.sides_current}
      </a>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="remove_sides" className="size-5" />
        {common.remove}
      </label>
    </div>
  );
}
