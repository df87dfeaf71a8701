import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { ResendCode } from '#features/identity/ResendCode.tsx';
import { focusCode, wrongCode } from '#features/recovery/code-control.ts';
import { areaOf, type Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';

interface CodeStepProps {
  accountRole: Role;
  email: string;
  /** Takes the token that allows one new password. */
  onProven: (resetToken: string) => Promise<void> | void;
}

/** Asks for the code that was sent to an email. */
export function CodeStep({ accountRole, email, onProven }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const forgotPassword = `POST /api/${areaOf[accountRole]}/forgot-password` as const;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = wrongCode(code);
    setError(wrong);
    if (wrong) return focusCode(form);

    setBusy(true);
    try {
      const { reset_token } = await call(forgotPassword, { body: { email, otp: code } });
      if (!reset_token) throw new ApiError(0, '');
      await onProven(reset_token);
    } catch (refusal) {
      setError(serverMessage(refusal, 'Invalid OTP'));
      focusCode(form);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <p>
        If <strong className="wrap-anywhere">{email}</strong> has an account, a code is on its way. It is good
        for ten minutes; if it does not arrive, look under spam.
      </p>
      <CodeInput label="Code" name="otp" length={OTP_LENGTH} value={code} onChange={setCode} error={error} />
      <Button type="submit" disabled={busy}>
        {busy ? 'Checking...' : 'Continue'}
      </Button>
      <ResendCode justSent resend={() => call(forgotPassword, { body: { email } })} />
    </form>
  );
}
