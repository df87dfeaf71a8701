import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { InputEvent } from 'react';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { useFileForm } from '#features/accounts/identity/use-file-form.ts';
import { FoldedFields } from '#features/jobs/job-posts/FoldedFields.tsx';
import { answersFromForm } from '#features/jobs/job-posts/job-answers.ts';
import { jobSections } from '#features/jobs/job-posts/job-fields.ts';
import { type RemoteChange, useEditJob } from '#features/jobs/job-posts/use-edit-job.ts';
import type { PostingState } from '#features/jobs/jobs/find-job.ts';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/jobs/job-posts.ts';
import * as common from '#words/ui/common.ts';

interface EditJobFormProps {
  postingState: PostingState;
  onSaved: () => void;
  /** Loads the version saved elsewhere instead of what was typed here. */
  onDiscard: (newer: PostingState) => void;
}

/** After the first application, the facts that talent applied for are locked and left out. */
export function EditJobForm({ postingState: opened, onSaved, onDiscard }: EditJobFormProps) {
  const edit = useEditJob(opened, onSaved);
  const { answers, locked, conflict } = edit;
  const isUnlocked = ({ name }: FieldSpec) => !locked.includes(name);
  const withImageHint = (field: FieldSpec) =>
    field.name === 'image' && opened.job.image
      ? { ...field, hint: `${words.edit_picture} ${field.hint}` }
      : field;
  const { project, roles, logistics, compensation, hindi } = jobSections(
    earliestDeadline(edit.postingState),
    answers,
  );
  const allSections = [project, ...roles, logistics, compensation];
  const sections = allSections
    .map(({ title, fields }) => ({ title, fields: fields.filter(isUnlocked).map(withImageHint) }))
    .filter(({ fields }) => fields.length > 0);
  const form = useFileForm(
    [...sections, hindi].flatMap(({ fields }) => fields),
    {
      send: edit.save,
      onFailed: (message) => showToast('failure', message),
      fallbackError: words.edit_failed,
    },
  );

  function change(event: InputEvent<HTMLFormElement>) {
    edit.changeAnswers(answersFromForm(new FormData(event.currentTarget)));
    form.checkOnInput(event);
  }

  return (
    <form
      ref={edit.form}
      noValidate
      aria-label={words.edit_title}
      className="flex flex-col gap-6"
      onSubmit={form.submit}
      onBlur={form.checkOnBlur}
      onInput={change}
    >
      {locked.length > 0 && <Notice>{words.edit_locked}</Notice>}
      {sections.map((section) => (
        <FormSection key={section.title} {...section} values={answers} errors={form.errors} />
      ))}
      <FoldedFields {...hindi} lead={words.hindi_lead} values={answers} errors={form.errors} />
      {form.sessionEnded && <LogInAgain accountRole="production" hint={words.edit_logged_out} />}
      {conflict && (
        <EditConflict
          {...conflict}
          fields={[...allSections, hindi].flatMap(({ fields }) => fields)}
          busy={form.busy}
          onDiscard={() => onDiscard(conflict.newer)}
        />
      )}
      <Button type="submit" disabled={form.busy} className="sm:self-start">
        {form.busy ? common.saving : common.save_changes}
      </Button>
    </form>
  );
}

/** Tomorrow once someone has applied; an earlier one may stay unchanged. */
function earliestDeadline({ job: { application_deadline }, applicants }: PostingState): string {
  const earliest = addDays(dayInIndia(new Date()), applicants > 0 ? 1 : 0);
  return application_deadline && application_deadline < earliest ? application_deadline : earliest;
}

interface EditConflictProps {
  newer: PostingState;
  changes: readonly RemoteChange[];
  fields: readonly FieldSpec[];
  busy: boolean;
  onDiscard: () => void;
}

/** The form holds both versions; saving again resolves the conflict. */
function EditConflict({ newer, changes, fields, busy, onDiscard }: EditConflictProps) {
  const [last] = newer.history;
  const fieldOf = ({ name }: RemoteChange) => fields.find((field) => field.name === name);
  const labelOf = (change: RemoteChange) => fieldOf(change)?.label ?? common.role;
  const savedValue = (change: RemoteChange) =>
    change.value && fieldOf(change)?.type === 'date'
      ? longDay(change.value)
      : change.value || words.conflict_empty;
  const filledIn = changes.filter(({ isConflict }) => !isConflict);
  const conflicts = changes.filter(({ isConflict }) => isConflict);
  return (
    <Notice tone="failure">
      <div key={newer.updated_at} ref={reveal} className="flex flex-col gap-3">
        <p className="font-semibold">
          {words.conflict(last?.by, last && formatDateTime(last.happened_at))} {words.conflict_kept}
        </p>
        {filledIn.length > 0 && <p>{words.conflict_updated(filledIn.map(labelOf).join(', '))}</p>}
        {conflicts.length > 0 && (
          <>
            <p>{words.conflict_fields}</p>
            <div className="whitespace-pre-line">
              <Facts facts={conflicts.map((change) => [labelOf(change), savedValue(change)])} />
            </div>
          </>
        )}
        <p>{words.conflict_keep}</p>
        <Button variant="secondary" disabled={busy} onClick={onDiscard} className="self-start">
          {words.conflict_discard}
        </Button>
      </div>
    </Notice>
  );
}

/** The message appears between the form and the button that was just pressed. */
function reveal(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'center' });
}
