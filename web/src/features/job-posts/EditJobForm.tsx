import type { Job } from '@kirdaar/contract/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { InputEvent } from 'react';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { EditConflict } from '#features/job-posts/EditConflict.tsx';
import type { Standing } from '#features/job-posts/find-standing.ts';
import { answersOf } from '#features/job-posts/job-answers.ts';
import { jobSections } from '#features/job-posts/job-fields.ts';
import { useEditCall } from '#features/job-posts/use-edit-call.ts';
import { useJobForm } from '#features/job-posts/use-job-form.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';

interface EditJobFormProps {
  standing: Standing;
  onSaved: () => void;
  /** Told to show what was saved elsewhere instead of what was typed here. */
  onDiscard: (newer: Standing) => void;
}

/** Changes a call. Once somebody applied, the facts they applied for stand still and are not asked for. */
export function EditJobForm({ standing: opened, onSaved, onDiscard }: EditJobFormProps) {
  const edit = useEditCall(opened, onSaved);
  const { answers, locked, conflict } = edit;
  const isAsked = ({ name }: FieldSpec) => !locked.includes(name);
  const keepsImage = (field: FieldSpec) =>
    field.name === 'image' && opened.job.image
      ? { ...field, hint: `The picture stays unless you choose another. ${field.hint}` }
      : field;
  const { project, roles, logistics, compensation } = jobSections(firstDay(edit.standing.job), answers);
  const all = [project, ...roles, logistics, compensation];
  const sections = all
    .map(({ title, fields }) => ({ title, fields: fields.filter(isAsked).map(keepsImage) }))
    .filter(({ fields }) => fields.length > 0);
  const form = useJobForm(
    sections.flatMap(({ fields }) => fields),
    edit.save,
    'Your changes could not be saved.',
  );

  function note(event: InputEvent<HTMLFormElement>) {
    edit.note(answersOf(new FormData(event.currentTarget)));
    form.checkFilled(event);
  }

  return (
    <form
      ref={edit.form}
      noValidate
      aria-label="Edit the call"
      className="flex flex-col gap-6"
      onSubmit={form.submit}
      onBlur={form.checkLeft}
      onInput={note}
    >
      {locked.length > 0 && (
        <Notice>
          Somebody has applied, so the project type, the role, whom it is for and what it pays stay as they
          are, and the deadline can only be later.
        </Notice>
      )}
      {sections.map((section) => (
        <FormSection key={section.title} {...section} values={answers} errors={form.errors} />
      ))}
      {form.ended && <LogInAgain accountRole="production" kept="Please make your changes again." />}
      {conflict && (
        <EditConflict
          {...conflict}
          fields={all.flatMap(({ fields }) => fields)}
          busy={form.submitting}
          onDiscard={() => onDiscard(conflict.newer)}
        />
      )}
      <Button type="submit" disabled={form.submitting} className="sm:self-start">
        {form.submitting ? 'Saving...' : 'Save changes'}
      </Button>
    </form>
  );
}

/** A deadline that is over may stay as it is. */
function firstDay({ application_deadline }: Job): string {
  const today = dayInIndia(new Date());
  return application_deadline && application_deadline < today ? application_deadline : today;
}
