import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { codeComplaint } from '#features/second-factor/code-complaint.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { TextField } from '#ui/TextField.tsx';

interface AppCodeFormProps {
  /** Makes the call with the code; its refusal is explained here. */
  send: (code: string) => Promise<unknown>;
  /** What the button says. */
  action: string;
  /** Whether a recovery code does as well. */
  takesRecoveryCode?: boolean;
  messageOf?: (error: unknown) => string;
}

/** Asks for the code that the authenticator app shows. */
export function AppCodeForm({ send, action, takesRecoveryCode, messageOf = anyMessage }: AppCodeFormProps) {
  const [recovering, setRecovering] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = String(new FormData(form).get('code')).trim();
    const wrong = recovering ? !typed && 'Please enter a recovery code.' : missingDigits(typed);
    setError(wrong || undefined);
    if (wrong) return focusCode(form);

    setBusy(true);
    try {
      await send(typed);
    } catch (refusal) {
      setError(codeComplaint(refusal) ?? messageOf(refusal));
      focusCode(form);
    } finally {
      setBusy(false);
    }
  }

  function change() {
    setRecovering(!recovering);
    setCode('');
    setError(undefined);
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      {recovering ? (
        <TextField
          label="Recovery code"
          name="code"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          hint="One of the ten you kept when you turned two-step login on. Each works once."
          error={error}
        />
      ) : (
        <CodeInput
          label="Code of your authenticator app"
          name="code"
          length={OTP_LENGTH}
          value={code}
          onChange={setCode}
          error={error}
        />
      )}
      <Button type="submit" disabled={busy}>
        {busy ? 'Checking...' : action}
      </Button>
      {takesRecoveryCode && (
        <Button look="quiet" className="-ml-5 self-start" onClick={change}>
          {recovering ? 'Use the app instead' : 'Use a recovery code'}
        </Button>
      )}
    </form>
  );
}

function anyMessage(error: unknown): string {
  return serverMessage(error, 'This did not work. Please try again.');
}

function missingDigits(typed: string): string | undefined {
  return typed.length < OTP_LENGTH ? `Please enter all ${OTP_LENGTH} digits.` : undefined;
}

/** Leads to the control of the code. */
function focusCode(form: HTMLFormElement) {
  const control = form.elements.namedItem('code');
  if (control instanceof HTMLInputElement) control.focus();
}
