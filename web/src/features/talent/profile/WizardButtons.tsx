import { LAST_STEP } from '#features/talent/profile/wizard-steps.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/talent/profile.ts';
import * as common from '#words/ui/common.ts';

interface WizardButtonsProps {
  step: number;
  /** Whether the profile is loading or being saved. */
  busy: boolean;
  onStep?: (step: number) => void;
}

/** Buttons to the previous and next step, and to save in the last step. */
export function WizardButtons({ step, busy, onStep }: WizardButtonsProps) {
  return (
    <div className="ml-auto flex items-center justify-between gap-3 max-sm:w-full">
      <Button variant="secondary" disabled={busy || step === 1} onClick={() => onStep?.(step - 1)}>
        {words.previous}
      </Button>
      {step < LAST_STEP ? (
        // A separate key from the submit button below: reusing the element would let the click that moves to
        // the last step also submit.
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
