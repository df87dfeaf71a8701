import { type SyntheticEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { callApi } from '#api/call-api.ts';
import { newRequestId } from '#api/request-id.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { useFileForm } from '#features/accounts/identity/use-file-form.ts';
import * as fields from '#features/auditions/self-tapes/tape-request-fields.ts';
import { type ChoosablePerson, PeopleChoice } from '#features/auditions/slots/PeopleChoice.tsx';
import type { HouseRequest } from '#features/auditions/tape-room/tape-room.ts';
import { Button } from '#ui/Button.tsx';
import { textsOf } from '#ui/draft.ts';
import { FieldGroup } from '#ui/FieldGroup.tsx';
import { FormField } from '#ui/FormField.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import { select_applicant } from '#words/answers/casting-input.ts';
import * as words from '#words/auditions/self-tapes.ts';
import * as common from '#words/ui/common.ts';

interface TapeRequestFormProps {
  job: { id: string; audition_dates?: string; scores_parts: boolean };
  /** The request to everyone who is invited to the role. */
  request: HouseRequest | undefined;
  /** Whether anyone was invited, and is told of a change. */
  hasInvited?: boolean;
  /** Who can be asked for another tape; without them the form is that of the role. */
  people?: readonly ChoosablePerson[];
  onDone?: () => void;
}

export function TapeRequestForm({ job, request, hasInvited, people, onDone }: TapeRequestFormProps) {
  const values = fields.valuesOf(job, request, people !== undefined);
  const [failure, setFailure] = useState<string>();
  const [answers, setAnswers] = useState(values);
  // Identifies the form, so that sending it again after a lost response does not ask twice.
  const [request_id] = useState(newRequestId);
  const { revalidate } = useRevalidator();
  const { errors, checkOnBlur, checkOnInput, busy, sessionEnded, submit } = useFileForm(
    fields.requestFields,
    {
      send: async (form) => {
        // One person is asked without a choice.
        const chosen = form.getAll('application').map(String);
        const asked = people?.length === 1 ? people.map(({ application_id }) => application_id) : chosen;
        if (people && asked.length === 0) return setFailure(select_applicant);
        setFailure(undefined);
        const { message } = await send(form, people && asked);
        showToast('success', message);
        await revalidate();
        onDone?.();
      },
      onFailed: setFailure,
      fallbackError: words.request_failed,
    },
  );

  function send(form: FormData, asked: readonly string[] | undefined) {
    const sides = form.get('sides');
    const sent = {
      params: { id: job.id },
      files: { sides: sides instanceof File && sides.name ? [sides] : [] },
    };
    const body = fields.bodyOf(form);
    if (!asked) {
      const current_sides = form.has('remove_sides') ? 'remove' : 'keep';
      const scores_parts = form.has('scores_parts');
      const whole = { ...body, current_sides, scores_parts } as const;
      return callApi('PUT /api/production/self-tapes/:id', { ...sent, body: whole });
    }
    const audience = asked.length > 1 ? 'callback' : 'person';
    const whole = { ...body, request_id, audience, application_ids: [...asked] } as const;
    return callApi('POST /api/production/self-tapes/:id/requests', { ...sent, body: whole });
  }
  function onInput(event: SyntheticEvent<HTMLFormElement>) {
    checkOnInput(event);
    setAnswers(textsOf(new FormData(event.currentTarget)));
  }
  const warnings = fields.warningsOf(answers, (!people && request?.sides_pages) || null);
  const control = (field: FieldSpec) => (
    <FormField key={field.name} field={field} defaultValue={values[field.name]} error={errors[field.name]} />
  );
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
      onInput={onInput}
    >
      {people && people.length > 1 && <PeopleChoice legend={words.ask_whom} people={people} />}
      {control(fields.instructionsField)}
      <div className="grid gap-5 sm:grid-cols-2">{fields.deadlineFields.map(control)}</div>
      <div className="flex flex-col gap-3">
        {request?.sides_url && !people && <CurrentSides url={request.sides_url} />}
        {control(fields.sidesField)}
      </div>
      {control(fields.linesField)}
      <MoreFields values={values} errors={errors} isOfRole={!people} />
      {warnings.length > 0 && (
        <ul role="status" className="flex flex-col gap-1 rounded-control bg-marigold-wash px-3 py-2 text-sm">
          {warnings.map((warning) => (
            <li key={warning}>{words.warnings[warning]}</li>
          ))}
        </ul>
      )}
      {failure && <Notice tone="failure">{failure}</Notice>}
      {sessionEnded && <LogInAgain accountRole="production" hint={words.session_ended} />}
      {hasInvited && <p className="text-muted text-sm">{words.request_tells_invited}</p>}
      <Button
        type="submit"
        variant={request && !people ? 'secondary' : 'primary'}
        disabled={busy}
        className="self-start"
      >
        {submitText({ busy, isSaved: request !== undefined, people: people?.length ?? 0 })}
      </Button>
    </form>
  );
}

interface MoreFieldsProps {
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  isOfRole: boolean;
}

/** What most requests leave as it is; folded until one of them is wrong. */
function MoreFields({ values, errors, isOfRole }: MoreFieldsProps) {
  const control = (field: FieldSpec) => (
    <FormField key={field.name} field={field} defaultValue={values[field.name]} error={errors[field.name]} />
  );
  return (
    <details open={fields.moreFields.some(({ name }) => errors[name]) || undefined}>
      <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
        {words.request_more}
      </summary>
      <div className="flex flex-col gap-5 pt-2">
        {fields.moreFields.map(control)}
        <FieldGroup label={words.field_slate} hint={words.field_slate_hint}>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-5">{fields.slateFields.map(control)}</div>
        </FieldGroup>
        {isOfRole && control(fields.partsField)}
      </div>
    </details>
  );
}

function submitText({ busy, isSaved, people }: { busy: boolean; isSaved: boolean; people: number }): string {
  if (people > 0 && busy) return common.sending;
  if (people > 0) return people > 1 ? words.ask_for_tapes : words.ask_another;
  if (busy) return common.saving;
  return isSaved ? common.save_changes : words.request_save;
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
