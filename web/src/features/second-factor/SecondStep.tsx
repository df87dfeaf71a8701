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
    <section ref={leadToCode} aria-label="Second step" className="flex flex-col gap-5">
      <p>Almost there. Open your authenticator app and enter the code it shows.</p>
      <AppCodeForm send={logIn} action="Login" takesRecoveryCode {...(messageOf && { messageOf })} />
      <Button look="quiet" className="-ml-5 self-start" onClick={onBack}>
        Back to the first step
      </Button>
    </section>
  );
}

/** The code can be typed at once. */
function leadToCode(section: HTMLElement | null) {
  section?.querySelector('input')?.focus();
}
