import { OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useRef, useState } from 'react';
import type { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { focusCodeInput, validateCode } from '#features/accounts/identity/CodeForm.tsx';
import { newPasswordFields } from '#features/accounts/identity/identity-fields.ts';
import { ResendCode } from '#features/accounts/identity/ResendCode.tsx';
import { passwordResetWrites } from '#features/accounts/password-reset/password-reset-writes.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { FormField } from '#ui/FormField.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useFieldErrors } from '#ui/use-field-errors.ts';
import * as words from '#words/accounts/identity.ts';
import * as common from '#words/ui/common.ts';

interface NewPasswordFormProps {
  accountRole: Role;
  email: string;
  /** The token that allows the new password; without it the code is required. */
  resetToken: string | undefined;
  onChanged: () => Promise<void> | void;
}

const fields = newPasswordFields('newPassword');

export function NewPasswordForm({ accountRole, email, resetToken, onChanged }: NewPasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const change = useWrite(passwordResetWrites, 'setPassword', { onDone: onChanged, onFailed: explain });
  const resending = useWrite(passwordResetWrites, 'sendCode');
  const { errors, checkOnBlur, checkOnInput, checkAll, show } = useFieldErrors(fields, change.error?.fields);
  const [code, setCode] = useState(change.typed?.otp ?? '');
  const [codeError, setCodeError] = useState(change.error?.fields.otp);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrongCode = resetToken ? undefined : validateCode(code);
    setCodeError(wrongCode);
    const valid = checkAll(event.currentTarget);
    if (wrongCode) return focusCodeInput(event.currentTarget);
    if (!valid) return;
    const newPassword = String(new FormData(event.currentTarget).get('newPassword'));
    const proof = resetToken ? { reset_token: resetToken } : { otp: code };
    change.submit({ role: accountRole, email, newPassword, ...proof });
  }

  function explain({ fields }: ApiError) {
    if (!form.current) return;
    show(form.current, fields);
    if (!fields.otp || resetToken) return;
    setCodeError(fields.otp);
    focusCodeInput(form.current);
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onBlur={checkOnBlur}
      onChange={checkOnInput}
      className="flex flex-col gap-5"
    >
      {change.error && !isShownBeside(change.error, resetToken) && (
        <Notice tone="failure">{serverMessage(change.error, words.password_reset_failed)}</Notice>
      )}
      {/* Lets a password manager save the new password for its account. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <input type="hidden" name="email" value={email} />
      {resetToken && <input type="hidden" name="reset_token" value={resetToken} />}
      {!resetToken && (
        <CodeInput
          label={words.otp_label}
          name="otp"
          length={OTP_LENGTH}
          value={code}
          onChange={setCode}
          hint={words.code_hint}
          error={codeError}
        />
      )}
      {fields.map((field) => (
        <FormField key={field.name} field={field} error={errors[field.name]} />
      ))}
      <p className="text-muted">{words.logs_out}</p>
      <Button type="submit" name="write" value={change.name} disabled={change.busy}>
        {change.busy ? common.saving : words.password_reset_submit}
      </Button>
      {/* After the other button, because Enter in a field presses the first one. */}
      {!resetToken && (
        <ResendCode
          justSent={false}
          write={{ ...resending, submit: () => resending.submit({ role: accountRole, email }) }}
        />
      )}
    </form>
  );
}

function isShownBeside({ fields }: ApiError, resetToken: string | undefined): boolean {
  const isPassword = fields.newPassword !== undefined || fields.repeated_password !== undefined;
  return isPassword || (fields.otp !== undefined && !resetToken);
}
