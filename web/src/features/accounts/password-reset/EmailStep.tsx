import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { email as emailField } from '#features/accounts/identity/identity-fields.ts';
import { passwordResetWrites } from '#features/accounts/password-reset/password-reset-writes.ts';
import type { Role } from '#session/area-of.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/accounts/identity.ts';
import * as common from '#words/ui/common.ts';

const accountEmail = {
  ...emailField,
  missing: words.email_missing,
  hint: words.password_reset_email_hint,
} as const satisfies FieldSpec;

interface EmailStepProps {
  accountRole: Role;
  /** The email typed before. */
  email: string;
  onSent: (email: string) => Promise<void>;
}

/** Asks for the email of the account and sends a code to it. */
export function EmailStep({ accountRole, email, onSent }: EmailStepProps) {
  const sending = useWrite(passwordResetWrites, 'sendCode', { onDone: (sent) => onSent(sent.email) });
  return (
    <FieldsForm
      fields={[accountEmail]}
      values={{ email }}
      write={{
        ...sending,
        submit: (answers) => sending.submit({ role: accountRole, email: answers.email.trim() }),
      }}
      submitLabel={words.password_reset_send}
      busyLabel={common.sending}
      fallbackError={common.otp_failed}
    />
  );
}
