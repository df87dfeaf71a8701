import type { FormWrite } from '#api/use-write.ts';
import { AuthenticatorCodeForm } from '#features/accounts/two-factor/AuthenticatorCodeForm.tsx';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/accounts/account-settings.ts';

interface TwoFactorStepProps {
  write: FormWrite<string>;
  messageOf?: (error: unknown) => string;
  onBack: () => void;
}

/** The second step of a login, for accounts with two-step login. */
export function TwoFactorStep({ write, messageOf, onBack }: TwoFactorStepProps) {
  return (
    <section ref={focusCodeInput} aria-label={words.two_factor_title} className="flex flex-col gap-5">
      <p>{words.login_text}</p>
      <AuthenticatorCodeForm
        write={write}
        action={words.login_submit}
        takesRecoveryCode
        {...(messageOf && { messageOf })}
      />
      <Button variant="quiet" className="-ml-5 self-start" onClick={onBack}>
        {words.login_back}
      </Button>
    </section>
  );
}

/** Moves the focus to the code field, so that the user can type at once. */
function focusCodeInput(section: HTMLElement | null) {
  section?.querySelector('input')?.focus();
}
