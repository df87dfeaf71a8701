import type { OwnProfile } from '@kirdaar/contract/talent/profile';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { DraftNote } from '#features/talent/profile/DraftNote.tsx';
import { MissingAnswers } from '#features/talent/profile/MissingAnswers.tsx';
import { ProfileConflict } from '#features/talent/profile/ProfileConflict.tsx';
import { ProfileControl } from '#features/talent/profile/ProfileControl.tsx';
import { ProfileFiles } from '#features/talent/profile/ProfileFiles.tsx';
import { SavedProfile } from '#features/talent/profile/SavedProfile.tsx';
import { UnderAge } from '#features/talent/profile/UnderAge.tsx';
import type { ServerDraft } from '#features/talent/profile/use-profile-draft.ts';
import { useProfileWizard } from '#features/talent/profile/use-profile-wizard.ts';
import { WizardButtons } from '#features/talent/profile/WizardButtons.tsx';
import { WizardNav } from '#features/talent/profile/WizardNav.tsx';
import { LAST_STEP } from '#features/talent/profile/wizard-steps.ts';
import { Button } from '#ui/Button.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { LinkedText } from '#ui/LinkedText.tsx';
import { Notice } from '#ui/Notice.tsx';
import { UploadProgress } from '#ui/UploadProgress.tsx';
import * as words from '#words/talent/profile.ts';

interface ProfileWizardProps {
  profile: OwnProfile;
  draft: ServerDraft;
  onDiscarded: () => void;
}

/** The profile in three steps of one form. Nothing is saved before the last step. */
export function ProfileWizard(props: ProfileWizardProps) {
  const wizard = useProfileWizard(props);
  const { step, steps, asked, answers, missing, saved, errors, share, outcome, draftState } = wizard;
  const saving = share !== undefined;
  const loggedOut = outcome?.is === 'logged_out' || (!outcome && draftState === 'logged_out');
  const conflict = outcome?.is === 'conflict' || (!outcome && draftState === 'conflict');
  return (
    <form
      ref={wizard.form}
      method="post"
      noValidate
      aria-label={words.form}
      className="flex flex-col gap-6 [&_:is(input,select,textarea)]:scroll-mb-28"
      onSubmit={wizard.submit}
      onBlur={wizard.checkOnBlur}
      onInput={wizard.saveDraft}
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
            <span className="block font-sans text-muted text-sm">{words.step_of(place + 1, LAST_STEP)}</span>
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
                  <UnderAge guardianAgreed={saved.is_child && !saved.guardian_needed} />
                </div>
              )}
            </FormSection>
          ))}
          {place + 1 === LAST_STEP && (
            <ProfileFiles key={saved.updated_at} profile={saved} asked={asked} errors={errors} />
          )}
        </fieldset>
      ))}
      <MissingAnswers
        key={`missing-${step === LAST_STEP}`}
        missing={missing}
        open={step === LAST_STEP}
        onChoose={(answer) => wizard.openField(answer.step, answer.name)}
      />
      <div className="sticky bottom-0 z-10 -mx-4 flex max-h-[75dvh] flex-col gap-3 overflow-y-auto border-line border-t bg-paper/95 px-4 py-3 backdrop-blur sm:-mx-8 sm:px-8">
        {outcome?.is === 'saved' && <SavedProfile />}
        {outcome?.is === 'rejected' && (
          <Notice tone="failure">
            <LinkedText text={outcome.message} />
          </Notice>
        )}
        {conflict && (
          <ProfileConflict busy={saving} onSaveOnTop={wizard.saveOnTop} onDiscard={wizard.discard} />
        )}
        {loggedOut && <LogInAgain accountRole="talent" hint={words.log_in_hint} />}
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
      <p>{words.draft_restored}</p>
      <Button variant="quiet" className="-ml-5" onClick={onDiscard}>
        {words.draft_discard}
      </Button>
    </Notice>
  );
}
