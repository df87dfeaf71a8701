import type { CallInput } from '@kirdaar/contract/api';
import type { Job } from '@kirdaar/contract/jobs';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { lockedJobFields } from '@kirdaar/contract/rules/job-fields';
import { type InputEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import type { Standing } from '#features/job-posts/find-standing.ts';
import { answersOf, imageOf } from '#features/job-posts/job-answers.ts';
import { type Answers, jobSections } from '#features/job-posts/job-fields.ts';
import { useJobForm } from '#features/job-posts/use-job-form.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';

interface EditJobFormProps {
  standing: Standing;
  onSaved: () => void;
}

/** Changes a call. Once somebody applied, the facts they applied for stand still and are not asked for. */
export function EditJobForm({ standing: { job, applicants }, onSaved }: EditJobFormProps) {
  const [opening] = useState(() => answersAbout(job));
  const [answers, setAnswers] = useState(opening);
  const locked: readonly string[] = applicants > 0 ? lockedJobFields : [];
  const isAsked = ({ name }: FieldSpec) => !locked.includes(name);
  const { project, roles, logistics, compensation } = jobSections(firstDay(job), answers);
  const sections = [project, ...roles, logistics, compensation]
    .map(({ title, fields }) => ({ title, fields: fields.filter(isAsked) }))
    .filter(({ fields }) => fields.length > 0);
  const form = useJobForm(
    sections.flatMap(({ fields }) => fields),
    save,
    'Your changes could not be saved.',
  );

  async function save(filled: FormData) {
    const image = imageOf(filled);
    const kept = Object.fromEntries(locked.map((name) => [name, opening[name] ?? '']));
    // Each control is named after a field of the contract; the server judges what it holds.
    const body = { ...kept, ...answersOf(filled) } as CallInput<'PUT /api/production/jobs/:id', File>['body'];
    const files = { image: image ? [image] : [] };
    const { message } = await call('PUT /api/production/jobs/:id', { params: { id: job.id }, body, files });
    showToast('success', message);
    onSaved();
  }

  function note(event: InputEvent<HTMLFormElement>) {
    setAnswers({ ...opening, ...answersOf(new FormData(event.currentTarget)) });
    form.checkFilled(event);
  }

  return (
    <form
      noValidate
      aria-label="Edit the call"
      className="flex flex-col gap-6"
      onSubmit={form.submit}
      onBlur={form.checkLeft}
      onInput={note}
    >
      {applicants > 0 && (
        <Notice>
          Somebody has applied, so the project type, the role, whom it is for and what it pays stay as they
          are, and the deadline can only be later.
        </Notice>
      )}
      {sections.map((section) => (
        <FormSection key={section.title} {...section} values={answers} errors={form.errors} />
      ))}
      {form.ended && <LogInAgain accountRole="production" kept="Please make your changes again." />}
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

/** What a call says, by the names of its form. */
function answersAbout(job: Job): Answers {
  const { project_type, project_description, language_required, role_title, role_type, category } = job;
  const { gender, age_range, height, body_type, skills_needed, role_description, email } = job;
  const { city_location, audition_type, shoot_duration, availability_required, children } = job;
  return {
    ...{ project_type, project_description, language_required, role_details: role_title, role_type },
    ...{ category, gender, age_range, height, body_type, skills_needed, role_description },
    ...(children && {
      child_permit_no: children.permit_no,
      child_daily_hours: String(children.daily_hours),
      child_stretch_hours: String(children.stretch_hours),
      child_responsible: children.responsible,
    }),
    ...{ phone_number: job.mobile ?? '', email: email ?? '', city_location },
    ...{ audition_type: audition_type ?? '', audition_dates: job.audition_dates ?? '' },
    ...{ shoot_dates: job.shoot_dates ?? '', shoot_duration: shoot_duration ?? '' },
    ...{ application_deadline: job.application_deadline ?? '', availability_required },
    compensation: job.compensation ?? '',
  };
}
