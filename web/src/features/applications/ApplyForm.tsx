import { useState } from 'react';
import { applySections } from '#features/applications/apply-fields.ts';
import { Consents } from '#features/applications/Consents.tsx';
import { GuardianFirst } from '#features/applications/GuardianFirst.tsx';
import { useApply } from '#features/applications/use-apply.ts';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { Button } from '#ui/Button.tsx';
import { forgetDraft, keepDraft, readDraft } from '#ui/draft.ts';
import { FormSection } from '#ui/FormSection.tsx';
import { Notice } from '#ui/Notice.tsx';
import { UploadProgress } from '#ui/UploadProgress.tsx';

interface ApplyFormProps {
  jobId: string;
  user: { id: string; name: string };
}

/** The form by which a talent applies to one open call. What is typed stays until it is sent. */
export function ApplyForm({ jobId, user }: ApplyFormProps) {
  const draft = `apply:${user.id}:${jobId}`;
  const [kept] = useState(() => readDraft(draft));
  const application = useApply(jobId, () => forgetDraft(draft));
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
        keepDraft(draft, new FormData(event.currentTarget));
        checkFilled(event);
      }}
    >
      {Object.keys(kept).length > 0 && (
        <Notice>What you typed before is still here. Please choose your photos and video again.</Notice>
      )}
      {applySections.map(({ title, fields }) => (
        <FormSection
          key={title}
          title={title}
          fields={fields}
          values={{ fullName: user.name, ...kept }}
          errors={errors}
        />
      ))}
      <Consents errors={errors} />
      {halt === 'log in' && (
        <LogInAgain
          accountRole="talent"
          kept="What you typed is kept. Only your photos and video have to be chosen again."
        />
      )}
      {halt === 'guardian' && <GuardianFirst />}
      <div className="flex flex-wrap items-center gap-5">
        <Button type="submit" disabled={sending} className="max-sm:w-full">
          {sending ? 'Submitting...' : 'Submit Application'}
        </Button>
        {sending && <UploadProgress share={share} onCancel={cancel} />}
      </div>
    </form>
  );
}
