import type { EndpointInput } from '@kirdaar/contract/api';
import { attachments } from '@kirdaar/contract/rules/conversations';
import { MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { useFileForm } from '#features/accounts/identity/use-file-form.ts';
import type { Tapes } from '#features/auditions/self-tapes/own-tapes.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { formTime } from '#ui/slot-time.ts';
import { showToast } from '#ui/toast-list.ts';

type Body = EndpointInput<'PUT /api/production/self-tapes/:id', File>['body'];

const fields = [
  {
    name: 'instructions',
    label: 'Instructions',
    type: 'lines',
    required: true,
    maxLength: MAX_TEXT,
    placeholder: 'Say your name and city first. Then read scene 2 twice, facing the camera.',
    wide: true,
  },
  { name: 'day', label: 'Tape deadline', type: 'date', required: true },
  { name: 'time', label: 'Time (IST)', type: 'time', required: true },
  {
    name: 'sides',
    label: 'Sides (script pages)',
    accept: '.pdf',
    hint: `Choose ${attachments.document.description}.`,
    checkFile: ({ name }: File) =>
      name.toLowerCase().endsWith('.pdf') ? undefined : `Choose ${attachments.document.description}.`,
  },
] as const satisfies readonly FieldSpec[];
const [instructionsField, dayField, timeField, sidesField] = fields;

interface TapeRequestFormProps {
  job: { id: string; audition_dates: string };
  request: Tapes['request'];
  /** Whether anyone was invited, and is told of a change. */
  hasInvited: boolean;
}

/** What the house asks for on the self-tapes of a casting call. */
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
      } satisfies Body;
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
    fallbackError: 'We couldn’t save the request. Try again.',
  });
  const { instructions, day, from } = valuesOf(job, request);
  return (
    <form
      // The file control is empty again once a file is saved.
      key={request?.sides_url?.split('?')[0] ?? 'none'}
      method="post"
      noValidate
      aria-label="Tape request"
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
      {sessionEnded && <LogInAgain accountRole="production" hint="What you entered stays here." />}
      {hasInvited && (
        <p className="text-muted text-sm">
          When you change something, we tell invited talent who have sent no tape.
        </p>
      )}
      <Button
        type="submit"
        variant={request ? 'secondary' : 'primary'}
        disabled={busy}
        className="self-start"
      >
        {busy ? 'Saving…' : request ? 'Save changes' : 'Save request'}
      </Button>
    </form>
  );
}

/** Returns the values that the form opens with: what was saved, or the day that the casting call names. */
function valuesOf(job: TapeRequestFormProps['job'], request: Tapes['request']) {
  if (!request) return { instructions: '', day: job.audition_dates, from: '18:00' };
  return { instructions: request.instructions, ...formTime(request.deadline) };
}

function CurrentSides({ url }: { url: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <a href={url} className="font-semibold text-accent underline underline-offset-4">
        Current sides (PDF)
      </a>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" name="remove_sides" className="size-5" />
        Remove
      </label>
    </div>
  );
}
