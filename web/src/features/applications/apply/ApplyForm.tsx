import type { ApplicationKit } from '@kirdaar/contract/applications/application-kits';
import type { Job } from '@kirdaar/contract/jobs/jobs';
import { useState } from 'react';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { ApplyControl, StoredMedia } from '#features/applications/apply/ApplyControl.tsx';
import { type ApplicationsUsed, isUsedUp } from '#features/applications/apply/applications-used.ts';
import { draftOf } from '#features/applications/apply/apply-draft.ts';
import { applySections, foldedFields } from '#features/applications/apply/apply-fields.ts';
import { Consents } from '#features/applications/apply/Consents.tsx';
import { GuardianRequired } from '#features/applications/apply/GuardianRequired.tsx';
import { KnownAnswers } from '#features/applications/apply/KnownAnswers.tsx';
import { Mismatches } from '#features/applications/apply/Mismatches.tsx';
import type { Person } from '#features/applications/apply/mismatches.ts';
import { NoApplicationsLeft } from '#features/applications/apply/NoApplicationsLeft.tsx';
import type { Prefill } from '#features/applications/apply/prefill.ts';
import { useApply } from '#features/applications/apply/use-apply.ts';
import { KitBar } from '#features/applications/kits/KitBar.tsx';
import { KitDialog } from '#features/applications/kits/KitDialog.tsx';
import { useKits } from '#features/applications/kits/use-kits.ts';
import { Button } from '#ui/Button.tsx';
import { deleteDraft, readDraft, saveDraft } from '#ui/draft.ts';
import { FormSection } from '#ui/FormSection.tsx';
import { Notice } from '#ui/Notice.tsx';
import { UploadProgress } from '#ui/UploadProgress.tsx';
import * as words from '#words/applications/apply.ts';
import * as common from '#words/ui/common.ts';

interface ApplyFormProps {
  job: Pick<Job, 'id' | 'title' | 'gender' | 'age_range'>;
  user: { id: string };
  prefill: Prefill;
  kits?: ApplicationKit[];
  /** What an application contained that was not sent. */
  unsent?: Readonly<Record<string, string>> | undefined;
  /** How many applications the talent has used, where that is known. */
  applications?: ApplicationsUsed | undefined;
}

/**
 * The form with which a talent applies to an open casting call. Typed answers are kept until they are sent.
 */
export function ApplyForm({ job, user, prefill, kits = [], unsent = {}, applications }: ApplyFormProps) {
  const draft = draftOf(user.id, job.id);
  const [earlierAnswers] = useState(() => ({ ...unsent, ...readDraft(draft) }));
  const values = { ...prefill.values, ...earlierAnswers };
  const [folded] = useState(() => foldedFields(values));
  const asked = applySections
    .map(({ title, fields }) => ({ title, fields: fields.filter((field) => !folded.includes(field)) }))
    .filter(({ fields }) => fields.length > 0);
  const [person, setPerson] = useState<Person>(values);
  const application = useApply(job, user, () => deleteDraft(draft));
  const { form, errors, checkOnBlur, checkOnInput, blocker, share, submit, cancel } = application;
  const kit = useKits(form, kits, prefill.media);
  const isRejectedNow = applications !== undefined && isUsedUp(applications);
  const sending = share !== undefined;
  return (
    <>
      <KitBar
        kits={kit.kits}
        usedId={kit.used?.kit.id}
        status={kit.used?.status}
        onUse={kit.use}
        onChange={kit.edit}
      />
      <form
        ref={form}
        noValidate
        aria-label={words.apply_form}
        className="flex flex-col gap-6"
        onSubmit={submit}
        onBlur={checkOnBlur}
        onInput={(event) => {
          const filled = new FormData(event.currentTarget);
          saveDraft(draft, filled);
          setPerson({ gender: String(filled.get('gender')), dob: String(filled.get('dob')) });
          checkOnInput(event);
        }}
      >
        {isRejectedNow && <NoApplicationsLeft />}
        <Mismatches of={person} with={job} />
        {Object.keys(earlierAnswers).length > 0 && <Notice>{words.draft_found}</Notice>}
        <StoredMedia value={{ media: prefill.media, ofKit: kit.files }}>
          <KnownAnswers fields={folded} values={values} errors={errors} />
          {asked.map(({ title, fields }) => (
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
        <Button variant="quiet" className="-mt-2 -ml-5 self-start" onClick={kit.editForm}>
          {words.kit_save}
        </Button>
        <Consents errors={errors} />
        {blocker === 'login' && <LogInAgain accountRole="talent" hint={words.session_ended} />}
        {blocker === 'guardian' && <GuardianRequired />}
        {blocker === 'plan' && !isRejectedNow && <NoApplicationsLeft />}
        <div className="flex flex-wrap items-center gap-5">
          <Button type="submit" disabled={sending} className="max-sm:w-full">
            {sending ? common.submitting : words.apply_submit}
          </Button>
          {sending && <UploadProgress share={share} onCancel={cancel} />}
        </div>
      </form>
      {kit.edited && (
        <KitDialog kit={kit.edited} stored={prefill.media} onKits={kit.setKits} onClose={kit.close} />
      )}
    </>
  );
}
