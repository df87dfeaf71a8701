import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import type { FormWrite } from '#api/use-write.ts';
import { twoFactorError } from '#features/accounts/two-factor/two-factor-error.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';

interface AuthenticatorCodeFormProps {
  /** The write that takes the code; the form shows its error. */
  write: FormWrite<string>;
  action: string;
  takesRecoveryCode?: boolean;
  /** The message of an error that is not about the code. */
  messageOf?: (error: unknown) => string;
}

export function AuthenticatorCodeForm({
  write: { submit, busy, error: rejected },
  action,
  takesRecoveryCode,
  messageOf = anyMessage,
}: AuthenticatorCodeFormProps) {
  const [recovering, setRecovering] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!rejected) return;
    setError(twoFactorError(rejected) ?? messageOf(rejected));
    focusCodeInput(form.current);
  }, [rejected, messageOf]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('code')).trim();
    const wrong = recovering ? !typed && words.recovery_missing : missingDigits(typed);
    setError(wrong || undefined);
    if (wrong) return focusCodeInput(event.currentTarget);
    submit(typed);
  }

  function switchKind() {
    setRecovering(!recovering);
    setCode('');
    setError(undefined);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="flex flex-col gap-6">
      {recovering ? (
        <TextField
          label={words.recovery_code}
          name="code"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          hint={words.recovery_hint}
          error={error}
        />
      ) : (
        <CodeInput
          label={common.authenticator_code}
          name="code"
          length={OTP_LENGTH}
          value={code}
          onChange={setCode}
          error={error}
        />
      )}
      <Button type="submit" disabled={busy}>
        {busy ? common.checking : action}
      </Button>
      {takesRecoveryCode && (
        <Button variant="quiet" className="-ml-5 self-start" onClick={switchKind}>
          {recovering ? words.recovery_use_app : words.recovery_use}
        </Button>
      )}
    </form>
  );
}

function anyMessage(error: unknown): string {
  return serverMessage(error, words.two_factor_code_failed);
}

function missingDigits(typed: string): string | undefined {
  return typed.length < OTP_LENGTH ? words.code_incomplete(OTP_LENGTH) : undefined;
}

function focusCodeInput(form: HTMLFormElement | null) {
  const control = form?.elements.namedItem('code');
  if (control instanceof HTMLInputElement) control.focus();
}
