import type { Job } from '@kirdaar/contract/jobs';
import { useState } from 'react';
import { ApplyControl, StoredMedia } from '#features/applications/ApplyControl.tsx';
import { applySections } from '#features/applications/apply-fields.ts';
import { Consents } from '#features/applications/Consents.tsx';
import { GuardianFirst } from '#features/applications/GuardianFirst.tsx';
import { Mismatches } from '#features/applications/Mismatches.tsx';
import type { Person } from '#features/applications/mismatches.ts';
import { PlanUsedUp } from '#features/applications/PlanUsedUp.tsx';
import type { Prefill } from '#features/applications/prefill.ts';
import { useApply } from '#features/applications/use-apply.ts';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { Button } from '#ui/Button.tsx';
import { forgetDraft, keepDraft, readDraft } from '#ui/draft.ts';
import { FormSection } from '#ui/FormSection.tsx';
import { Notice } from '#ui/Notice.tsx';
import { UploadProgress } from '#ui/UploadProgress.tsx';

interface ApplyFormProps {
  job: Pick<Job, 'id' | 'gender' | 'age_range'>;
  user: { id: string };
  prefill: Prefill;
}

/** The form by which a talent applies to one open call. What is typed stays until it is sent. */
export function ApplyForm({ job, user, prefill }: ApplyFormProps) {
  const draft = `apply:${user.id}:${job.id}`;
  const [kept] = useState(() => readDraft(draft));
  const values = { ...prefill.values, ...kept };
  const [person, setPerson] = useState<Person>(values);
  const application = useApply(job.id, () => forgetDraft(draft));
  const { errors, checkLeft, checkFilled, halt, share, submit, cancel } = application;
  const sending = share !== undefined;
  return (
    <form
      noValidate
      aria-label="Application"
      className="flex flex-col gap-6"
      onSubmit={submit}
      onBlur={checkLeft}
      onInput={(event) => {
        const filled = new FormData(event.currentTarget);
        keepDraft(draft, filled);
        setPerson({ gender: String(filled.get('gender')), dob: String(filled.get('dob')) });
        checkFilled(event);
      }}
    >
      {Object.keys(kept).length > 0 && (
        <Notice>What you typed before is still here. Please choose your photos and video again.</Notice>
      )}
      <StoredMedia value={prefill.media}>
        {applySections.map(({ title, fields }) => (
          <FormSection
            key={title}
            title={title}
            fields={fields}
            values={values}
            errors={errors}
            Control={ApplyControl}
          />
        ))}
      </StoredMedia>
      <Mismatches of={person} with={job} />
      <Consents errors={errors} />
      {halt === 'log in' && (
        <LogInAgain
          accountRole="talent"
          kept="What you typed is kept. Only your photos and video have to be chosen again."
        />
      )}
      {halt === 'guardian' && <GuardianFirst />}
      {halt === 'plan' && <PlanUsedUp />}
      <div className="flex flex-wrap items-center gap-5">
        <Button type="submit" disabled={sending} className="max-sm:w-full">
          {sending ? 'Submitting...' : 'Submit Application'}
        </Button>
        {sending && <UploadProgress share={share} onCancel={cancel} />}
      </div>
    </form>
  );
}
