import { type SubmitEvent, useState } from 'react';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { accountEmail } from '#features/recovery/recovery-fields.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useFieldErrors } from '#ui/use-field-errors.ts';

interface EmailStepProps {
  accountRole: Role;
  /** The email that was typed before. */
  email: string;
  onSent: (email: string) => Promise<void>;
}

const fields = [accountEmail];

/** Asks whose password is forgotten, and sends a code there. */
export function EmailStep({ accountRole, email, onSent }: EmailStepProps) {
  const { errors, checkLeft, checkFilled, checkAll, show } = useFieldErrors(fields);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(undefined);
    if (!checkAll(form)) return;

    const typed = String(new FormData(form).get('email')).trim();
    setBusy(true);
    try {
      await call(`POST /api/${areaOf[accountRole]}/forgot-password`, { body: { email: typed } });
      await onSent(typed);
    } catch (error) {
      if (error instanceof ApiError && error.fields.email) show(form, error.fields);
      else setFailure(serverMessage(error, 'Failed to send OTP'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onBlur={checkLeft}
      onChange={checkFilled}
      className="flex flex-col gap-5"
    >
      {failure && <Notice tone="failure">{failure}</Notice>}
      <FormField field={accountEmail} defaultValue={email} error={errors.email} />
      <Button type="submit" disabled={busy}>
        {busy ? 'Sending...' : 'Send code'}
      </Button>
    </form>
  );
}
