import type { OwnProfile } from '@kirdaar/contract/talent';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { DraftNote } from '#features/talent/DraftNote.tsx';
import { MissingAnswers } from '#features/talent/MissingAnswers.tsx';
import { ProfileConflict } from '#features/talent/ProfileConflict.tsx';
import { ProfileControl } from '#features/talent/ProfileControl.tsx';
import { ProfileFiles } from '#features/talent/ProfileFiles.tsx';
import { SavedProfile } from '#features/talent/SavedProfile.tsx';
import { UnderAge } from '#features/talent/UnderAge.tsx';
import type { ServerDraft } from '#features/talent/use-profile-draft.ts';
import { useProfileWizard } from '#features/talent/use-profile-wizard.ts';
import { WizardButtons } from '#features/talent/WizardButtons.tsx';
import { WizardNav } from '#features/talent/WizardNav.tsx';
import { LAST_STEP } from '#features/talent/wizard-steps.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { LinkedText } from '#ui/LinkedText.tsx';
import { Notice } from '#ui/Notice.tsx';
import { UploadProgress } from '#ui/UploadProgress.tsx';

interface ProfileWizardProps {
  profile: OwnProfile;
  draft: ServerDraft;
  onDiscarded: () => void;
}

/** The profile in three steps of one form; nothing is saved before the last. */
export function ProfileWizard(props: ProfileWizardProps) {
  const wizard = useProfileWizard(props);
  const { step, steps, asked, answers, missing, kept, errors, share, outcome, draftState } = wizard;
  const saving = share !== undefined;
  const ended = outcome?.is === 'ended' || (!outcome && draftState === 'ended');
  const conflict = outcome?.is === 'conflict' || (!outcome && draftState === 'conflict');
  return (
    <form
      ref={wizard.form}
      method="post"
      noValidate
      aria-label="Profile"
      className="flex flex-col gap-6 [&_:is(input,select,textarea)]:scroll-mb-28"
      onSubmit={wizard.submit}
      onBlur={wizard.checkLeft}
      onInput={wizard.keep}
    >
      <WizardNav step={step} missing={missing} />
      {wizard.resumed && !outcome && <Resumed onDiscard={wizard.discard} />}
      {steps.map(({ title, sections }, place) => (
        <fieldset
          key={title}
          hidden={step !== place + 1}
          className={step === place + 1 ? 'flex min-w-0 flex-col gap-6' : undefined}
        >
          <legend
            data-step={place + 1}
            tabIndex={-1}
            className="mb-4 w-full font-display font-medium text-2xl outline-none sm:text-3xl"
          >
            <span className="block font-sans text-muted text-sm">
              Step {place + 1} of {LAST_STEP}
            </span>
            {title}
          </legend>
          {sections.map((section) => (
            <FormSection
              key={section.title}
              {...section}
              values={answers}
              errors={errors}
              Control={ProfileControl}
            >
              {asked.child && section.fields.some(({ name }) => name === 'date_of_birth') && (
                <div className="mt-5">
                  <UnderAge guardianAgreed={kept.is_child && !kept.guardian_needed} />
                </div>
              )}
            </FormSection>
          ))}
          {place + 1 === LAST_STEP && <ProfileFiles key={kept.updated_at} kept={kept} errors={errors} />}
        </fieldset>
      ))}
      <MissingAnswers
        key={`missing-${step === LAST_STEP}`}
        missing={missing}
        open={step === LAST_STEP}
        onChoose={(answer) => wizard.leadTo(answer.step, answer.name)}
      />
      <div className="sticky bottom-0 z-10 -mx-4 flex max-h-[75dvh] flex-col gap-3 overflow-y-auto border-line border-t bg-paper/95 px-4 py-3 backdrop-blur sm:-mx-8 sm:px-8">
        {outcome?.is === 'saved' && <SavedProfile />}
        {outcome?.is === 'refused' && (
          <Notice tone="failure">
            <LinkedText text={outcome.message} />
          </Notice>
        )}
        {conflict && <ProfileConflict busy={saving} onKeep={wizard.saveOnTop} onDiscard={wizard.discard} />}
        {ended && (
          <LogInAgain
            accountRole="talent"
            kept="What you typed is kept. Only your photos and video have to be chosen again."
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {saving && <UploadProgress share={share} onCancel={wizard.cancel} />}
          {!saving && <DraftNote state={draftState} />}
          <WizardButtons step={step} busy={saving} onStep={wizard.goTo} />
        </div>
      </div>
    </form>
  );
}

function Resumed({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice>
      <p>What you typed before is still here, and not saved yet. Photos and video have to be chosen again.</p>
      <Button look="quiet" className="-ml-5" onClick={onDiscard}>
        Give it up and show what is saved
      </Button>
    </Notice>
  );
}
