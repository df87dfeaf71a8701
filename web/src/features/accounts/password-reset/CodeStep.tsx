import { useWrite } from '#api/use-write.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { passwordResetWrites } from '#features/accounts/password-reset/password-reset-writes.ts';
import type { Role } from '#session/area-of.ts';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/identity.ts';
import * as common from '#words/ui/common.ts';

interface CodeStepProps {
  accountRole: Role;
  email: string;
  /** Receives the token that allows one new password. */
  onCodeChecked: (resetToken: string) => Promise<void> | void;
}

/** Asks for the code that was sent to an email. */
export function CodeStep({ accountRole, email, onCodeChecked }: CodeStepProps) {
  const check = useWrite(passwordResetWrites, 'checkCode', {
    onDone: ({ reset_token }) => onCodeChecked(reset_token),
  });
  const resending = useWrite(passwordResetWrites, 'sendCode');
  return (
    <CodeForm
      lead={sentence(words.code_sent(<strong className="wrap-anywhere">{email}</strong>))}
      write={{ ...check, submit: (otp) => check.submit({ role: accountRole, email, otp }) }}
      resend={{ ...resending, submit: () => resending.submit({ role: accountRole, email }) }}
      action={common.continue_button}
      hidden={{ email, codeSent: '1' }}
    />
  );
}
