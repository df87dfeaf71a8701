import { call } from '#api/call.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';
import { accountEmail } from '#features/recovery/recovery-fields.ts';
import { areaOf, type Role } from '#session/area-of.ts';

interface EmailStepProps {
  accountRole: Role;
  /** The email that was typed before. */
  email: string;
  onSent: (email: string) => Promise<void>;
}

/** Asks whose password is forgotten, and sends a code there. */
export function EmailStep({ accountRole, email, onSent }: EmailStepProps) {
  async function send(answers: { email: string }) {
    const typed = answers.email.trim();
    await call(`POST /api/${areaOf[accountRole]}/forgot-password`, { body: { email: typed } });
    await onSent(typed);
  }

  return (
    <FieldsForm
      fields={[accountEmail]}
      values={{ email }}
      send={send}
      action="Send code"
      busyAction="Sending..."
      otherwise="Failed to send OTP"
    />
  );
}
