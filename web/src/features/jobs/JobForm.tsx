import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { type InputEvent, useState } from 'react';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { jobSections } from '#features/jobs/job-fields.ts';
import { newRequestId } from '#features/jobs/request-id.ts';
import { usePostJob } from '#features/jobs/use-post-job.ts';
import { Button } from '#ui/Button.tsx';
import { forgetDraft, keepDraft, readDraft } from '#ui/draft.ts';
import { FormSection } from '#ui/FormSection.tsx';

const DRAFT = 'job';

/** The form of a new call. What is typed stays until the call is posted; `onPosted` gives a fresh form. */
export function JobForm({ onPosted }: { onPosted: () => void }) {
  const [values] = useState(() => ({ category: 'All', request_id: newRequestId(), ...readDraft(DRAFT) }));
  const [sections] = useState(() => jobSections(dayInIndia(new Date())));
  const fields = sections.flatMap((section) => section.fields);
  const { errors, checkLeft, checkFilled, ended, submitting, submit } = usePostJob(fields, finish);

  function keep(event: InputEvent<HTMLFormElement>) {
    keepDraft(DRAFT, new FormData(event.currentTarget));
    checkFilled(event);
  }
  function finish() {
    forgetDraft(DRAFT);
    onPosted();
  }

  return (
    <form
      noValidate
      aria-label="Add Job Post"
      className="flex flex-col gap-6"
      onSubmit={submit}
      onBlur={checkLeft}
      onInput={keep}
    >
      <input type="hidden" name="request_id" value={values.request_id} />
      {sections.map((section) => (
        <FormSection key={section.title} {...section} values={values} errors={errors} />
      ))}
      {ended && (
        <LogInAgain
          accountRole="production"
          kept="What you typed is kept. Only the picture has to be chosen again."
        />
      )}
      <Button type="submit" disabled={submitting} className="sm:self-start">
        {submitting ? 'Submitting...' : 'Add Job Post'}
      </Button>
    </form>
  );
}
