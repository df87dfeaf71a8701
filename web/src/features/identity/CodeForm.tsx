import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { focusCode, wrongCode } from '#features/identity/code-control.ts';
import { LogInAgain } from '#features/identity/LogInAgain.tsx';
import { ResendCode } from '#features/identity/ResendCode.tsx';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';

interface CodeFormProps {
  /** Where the code went. */
  lead: ReactNode;
  /** Makes the call with a whole code. */
  send: (otp: string) => Promise<unknown>;
  resend: () => Promise<{ message: string }>;
  action: string;
  /** Whose session the call needs. */
  accountRole?: Role;
}

/** Asks for a code that has been sent just now. */
export function CodeForm({ lead, send, resend, action, accountRole }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [ended, setEnded] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = wrongCode(code);
    setError(wrong);
    if (wrong) return focusCode(form);

    setBusy(true);
    try {
      await send(code);
    } catch (refusal) {
      if (accountRole && refusal instanceof ApiError && refusal.status === 401) return setEnded(true);
      setError(serverMessage(refusal, 'Invalid OTP'));
      focusCode(form);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <p>{lead} The code is good for ten minutes.</p>
      <CodeInput label="Code" name="otp" length={OTP_LENGTH} value={code} onChange={setCode} error={error} />
      {ended && accountRole && (
        <LogInAgain accountRole={accountRole} kept="Please ask for a new code afterwards." />
      )}
      <Button type="submit" disabled={busy}>
        {busy ? 'Checking...' : action}
      </Button>
      <ResendCode justSent resend={resend} />
    </form>
  );
}
