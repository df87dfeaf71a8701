import { OTP_LENGTH, OTP_MINUTES } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { email as emailField } from '#features/accounts/identity/identity-fields.ts';
import { ResendCode } from '#features/accounts/identity/ResendCode.tsx';
import { findAttempt } from '#features/accounts/identity/registration-attempt.ts';
import { verificationWrites } from '#features/accounts/identity/registration-writes.ts';
import { useNavigationState } from '#features/accounts/identity/use-navigation-state.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';

interface VerifyFormProps {
  accountRole: Role;
  onVerified: () => void;
}

interface Errors {
  email?: string;
  otp?: string;
  other?: string;
}

/** Asks for the sent code, and for the email when no previous page passed it on. */
export function VerifyForm({ accountRole, onVerified }: VerifyFormProps) {
  const passed = useNavigationState();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const verification = useWrite(verificationWrites, 'verifyAccount', {
    onDone: onVerified,
    onFailed: (error) => setErrors(errorsIn(error)),
  });
  const resending = useWrite(verificationWrites, 'resendCode');

  useEffect(() => focusInvalid(form.current, errors), [errors]);

  /** Returns the email that the code was sent to; shows an error and returns undefined when there is none. */
  function requireEmail(): string | undefined {
    if (passed.email) return passed.email;
    const typed = String(form.current && new FormData(form.current).get('email')).trim();
    const error = emailField.check(typed);
    if (!error) return typed;
    setErrors({ email: error });
    return undefined;
  }

  function attemptOf(email: string): string | undefined {
    return passed.attempt ?? findAttempt(email);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = requireEmail();
    if (!email) return;
    if (code.length < OTP_LENGTH) return setErrors({ otp: 'Please enter a complete 6-digit OTP' });
    verification.submit({
      role: accountRole,
      email,
      otp: code,
      attempt: attemptOf(email),
    });
  }

  function resend() {
    const email = requireEmail();
    if (email) resending.submit({ role: accountRole, email, attempt: attemptOf(email) });
  }

  // The talent's button waits for the whole code; a production house is told that it is incomplete.
  const waits = accountRole === 'talent' && code.length < OTP_LENGTH;
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      {errors.other && <Notice tone="failure">{errors.other}</Notice>}
      {passed.email ? (
        <p>
          Enter the 6-digit code we sent to <strong className="wrap-anywhere">{passed.email}</strong>. It
          expires in {OTP_MINUTES} minutes. If it doesn’t arrive, check your spam folder.
        </p>
      ) : (
        <TextField
          label={emailField.label}
          name="email"
          type="email"
          autoComplete="email"
          hint="The email you registered with."
          error={errors.email}
        />
      )}
      <CodeInput
        label="Code"
        name="otp"
        length={OTP_LENGTH}
        value={code}
        onChange={setCode}
        error={errors.otp}
      />
      <Button type="submit" disabled={verification.busy || waits}>
        {verification.busy ? 'Verifying...' : 'Verify'}
      </Button>
      <ResendCode justSent={passed.codeSent === true} write={{ ...resending, submit: resend }} />
    </form>
  );
}

/** Returns the server's errors by field. */
function errorsIn(error: ApiError): Errors {
  const { email, otp } = error.fields;
  if (email) return { email };
  return otp ? { otp } : { other: serverMessage(error, 'OTP verification failed') };
}

function focusInvalid(form: HTMLFormElement | null, errors: Errors) {
  if (Object.keys(errors).length === 0) return;
  const control = form?.elements.namedItem(errors.email ? 'email' : 'otp');
  if (!(control instanceof HTMLInputElement)) return;
  control.focus();
  control.select();
}
