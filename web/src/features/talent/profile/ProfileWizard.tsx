import { REDIRECT_MS } from '@kirdaar/contract/rules/limits';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Waiting } from '#api/waiting-store.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { Saving } from '#features/talent/profile/CreditsField.tsx';
import { ProfileControl } from '#features/talent/profile/ProfileControl.tsx';
import { ProfileFiles } from '#features/talent/profile/ProfileFiles.tsx';
import { type DraftState, useProfileWizard } from '#features/talent/profile/use-profile-wizard.ts';
import { MissingAnswers, WizardNav } from '#features/talent/profile/WizardNav.tsx';
import { LAST_STEP } from '#features/talent/profile/wizard-steps.ts';
import { paths } from '#paths.ts';
import { withReturnPath } from '#session/return-path.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { FormSection } from '#ui/FormSection.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { LinkedText } from '#ui/LinkedText.tsx';
import { Notice } from '#ui/Notice.tsx';
import { UploadProgress } from '#ui/UploadProgress.tsx';
import { profile_saved } from '#words/answers/platform.ts';
import { kept_since, not_sent, not_sent_yet, waiting_kinds } from '#words/api/waiting.ts';
import * as words from '#words/talent/profile.ts';
import * as common from '#words/ui/common.ts';

const draftTexts: Partial<Record<DraftState, string>> = {
  saved: words.draft_saved,
  local: words.draft_local,
};

/** The profile in three steps of one form. Nothing is saved before the last step. */
export function ProfileWizard(props: Parameters<typeof useProfileWizard>[0]) {
  const wizard = useProfileWizard(props);
  const { step, steps, asked, answers, missing, saved, errors, share, outcome, draftState } = wizard;
  const saving = share !== undefined;
  const state = outcome?.is ?? draftState;
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
      {wizard.resumed && !outcome && (
        <Notice>
          <p>{words.draft_restored}</p>
          <Button variant="quiet" className="-ml-5" disabled={saving} onClick={wizard.discard}>
            {words.draft_discard}
          </Button>
        </Notice>
      )}
      <Saving value={saving}>
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
                {words.step_of(place + 1, LAST_STEP)}
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
      </Saving>
      <MissingAnswers
        key={`missing-${step === LAST_STEP}`}
        missing={missing}
        open={step === LAST_STEP}
        busy={saving}
        onChoose={(answer) => wizard.openField(answer.step, answer.name)}
      />
      <div className="sticky bottom-0 z-10 -mx-4 flex max-h-[75dvh] flex-col gap-3 overflow-y-auto border-line border-t bg-paper/95 px-4 py-3 backdrop-blur sm:-mx-8 sm:px-8">
        {outcome?.is === 'saved' && <SavedProfile />}
        {wizard.waiting && <WaitingSave waiting={wizard.waiting} />}
        {!wizard.waiting && outcome?.is === 'rejected' && (
          <Notice tone="failure">
            <LinkedText text={outcome.message} />
          </Notice>
        )}
        {state === 'conflict' && <ProfileConflict wizard={wizard} busy={saving} />}
        {state === 'logged_out' && <LogInAgain accountRole="talent" hint={words.log_in_hint} />}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {saving && <UploadProgress share={share} onCancel={wizard.cancel} />}
          {!saving && (
            <p role="status" className="text-muted text-sm empty:hidden">
              {draftTexts[draftState]}
            </p>
          )}
          <WizardButtons step={step} busy={saving} onStep={wizard.goTo} />
        </div>
      </div>
    </form>
  );
}

function WaitingSave({ waiting: { waiting_since, error } }: { waiting: Waiting }) {
  if (error !== null)
    return (
      <Notice tone="failure">
        <p className="font-semibold">{not_sent(waiting_kinds.profile())}</p>
        <LinkedText text={error} />
      </Notice>
    );
  return (
    <Notice>
      <p className="font-semibold">{not_sent_yet(waiting_kinds.profile())}</p>
      <p>{kept_since(formatDateTime(waiting_since))}</p>
    </Notice>
  );
}

function SavedProfile() {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.popularCalls), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Notice tone="success">
      <p className="font-semibold">{profile_saved}</p>
      <p>{words.saved_next}</p>
    </Notice>
  );
}

function ProfileConflict({ wizard, busy }: { wizard: ReturnType<typeof useProfileWizard>; busy: boolean }) {
  return (
    <Notice tone="failure">
      <p className="font-semibold">{words.conflict_title}</p>
      <p>{words.conflict_text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={busy} onClick={wizard.saveOnTop}>
          {words.conflict_save}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={wizard.discard}>
          {words.conflict_discard}
        </Button>
      </div>
    </Notice>
  );
}

/** What changes for a child once a birth date is entered. */
function UnderAge({ guardianAgreed }: { guardianAgreed: boolean }) {
  return (
    <Notice>
      <p className="font-semibold text-ink">{words.child}</p>
      <ul className="mt-1 list-disc pl-5">
        <li>{words.child_questions}</li>
        <li>{words.child_seen_by}</li>
        <li>{guardianAgreed ? words.child_consent : words.child_consent_needed}</li>
      </ul>
      <ButtonLink
        to={withReturnPath(paths.guardian, paths.completeProfile)}
        variant="secondary"
        className="mt-3"
      >
        {common.guardian}
      </ButtonLink>
    </Notice>
  );
}

interface WizardButtonsProps {
  step: number;
  busy: boolean;
  onStep?: (step: number) => void;
}

export function WizardButtons({ step, busy, onStep }: WizardButtonsProps) {
  return (
    <div className="ml-auto flex flex-wrap items-center justify-between gap-3 max-sm:w-full">
      <Button variant="secondary" disabled={busy || step === 1} onClick={() => onStep?.(step - 1)}>
        {words.previous}
      </Button>
      {step < LAST_STEP ? (
        // Its own key: if the elements were reused, the click that opens the last step would also submit.
        <Button key="next" disabled={busy} onClick={() => onStep?.(step + 1)}>
          {words.next}
        </Button>
      ) : (
        <Button key="save" type="submit" disabled={busy}>
          {busy && onStep ? common.submitting : words.submit}
        </Button>
      )}
    </div>
  );
}
