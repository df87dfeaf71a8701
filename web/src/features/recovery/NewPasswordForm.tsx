import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { ApiError, call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { focusCode, wrongCode } from '#features/identity/code-control.ts';
import { newPasswordFields } from '#features/identity/new-password-fields.ts';
import { ResendCode } from '#features/identity/ResendCode.tsx';
import { areaOf, type Role } from '#session/area-of.ts';
import { clearSession, readSession } from '#session/store.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useFieldErrors } from '#ui/use-field-errors.ts';

interface NewPasswordFormProps {
  accountRole: Role;
  email: string;
  /** What allows the new password; without it the code is asked for. */
  resetToken: string | undefined;
  onChanged: () => Promise<void> | void;
}

const fields = newPasswordFields('newPassword');

/** Sets a new password for whoever reads the email of an account. */
export function NewPasswordForm({ accountRole, email, resetToken, onChanged }: NewPasswordFormProps) {
  const { errors, checkLeft, checkFilled, checkAll, show } = useFieldErrors(fields);
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const area = areaOf[accountRole];

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(undefined);
    const wrong = resetToken ? undefined : wrongCode(code);
    setCodeError(wrong);
    const right = checkAll(form);
    if (wrong) return focusCode(form);
    if (right) await send(form);
  }

  async function send(form: HTMLFormElement) {
    const proof = resetToken ? { reset_token: resetToken } : { otp: code };
    const password = String(new FormData(form).get('newPassword'));
    setBusy(true);
    try {
      await call(`POST /api/${area}/reset-password`, { body: { email, newPassword: password, ...proof } });
      // Every session of the account has ended, the one of this browser too.
      if (readSession()?.role === accountRole) clearSession();
      await onChanged();
    } catch (error) {
      explain(form, error);
    } finally {
      setBusy(false);
    }
  }

  function explain(form: HTMLFormElement, error: unknown) {
    const found = error instanceof ApiError ? error.fields : {};
    show(form, found);
    if (found.otp && !resetToken) {
      setCodeError(found.otp);
      focusCode(form);
    } else if (!found.newPassword) setFailure(serverMessage(error, 'Failed to reset password'));
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
      {/* Lets a password manager keep the new password under its account. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {!resetToken && (
        <>
          <CodeInput
            label="Code"
            name="otp"
            length={OTP_LENGTH}
            value={code}
            onChange={setCode}
            hint="From the email we sent you. Press Resend Code if you have none."
            error={codeError}
          />
          <ResendCode
            justSent={false}
            resend={() => call(`POST /api/${area}/forgot-password`, { body: { email } })}
          />
        </>
      )}
      {fields.map((field) => (
        <FormField key={field.name} field={field} error={errors[field.name]} />
      ))}
      <p className="text-muted">Changing the password ends every login of this account, on all devices.</p>
      <Button type="submit" disabled={busy}>
        {busy ? 'Saving...' : 'Set new password'}
      </Button>
    </form>
  );
}
