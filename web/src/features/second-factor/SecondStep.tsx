import { AppCodeForm } from '#features/second-factor/AppCodeForm.tsx';
import { Button } from '#ui/Button.tsx';

interface SecondStepProps {
  /** Makes the login with a code. */
  logIn: (code: string) => Promise<unknown>;
  messageOf?: (error: unknown) => string;
  /** Leads back to the first step. */
  onBack: () => void;
}

/** The second step of a login, for an account that has it on. */
export function SecondStep({ logIn, messageOf, onBack }: SecondStepProps) {
  return (
    <section aria-label="Second step" className="flex flex-col gap-5">
      <p ref={focus} tabIndex={-1} className="outline-none">
        Almost there. Open your authenticator app and enter the code it shows.
      </p>
      <AppCodeForm send={logIn} action="Login" takesRecoveryCode {...(messageOf && { messageOf })} />
      <Button look="quiet" className="self-start px-0" onClick={onBack}>
        Back to the first step
      </Button>
    </section>
  );
}

/** So that the new step is read out, and the next key goes to its code. */
function focus(element: HTMLElement | null) {
  element?.focus();
}
