import { LAST_STEP } from '#features/talent/wizard-steps.ts';
import { Button } from '#ui/Button.tsx';

interface WizardButtonsProps {
  step: number;
  /** Whether the profile is loading or being saved. */
  busy: boolean;
  onStep?: (step: number) => void;
}

/** Back and forth between the steps, and the one save at the last. */
export function WizardButtons({ step, busy, onStep }: WizardButtonsProps) {
  return (
    <div className="ml-auto flex items-center justify-between gap-3 max-sm:w-full">
      <Button look="secondary" disabled={busy || step === 1} onClick={() => onStep?.(step - 1)}>
        Previous
      </Button>
      {step < LAST_STEP ? (
        // Not the same button as the one below: a click that turned it into that one would also save.
        <Button key="next" disabled={busy} onClick={() => onStep?.(step + 1)}>
          Save and Next
        </Button>
      ) : (
        <Button key="save" type="submit" disabled={busy}>
          {busy && onStep ? 'Submitting...' : 'Save and Submit'}
        </Button>
      )}
    </div>
  );
}
