import { OTP_LENGTH, OTP_MINUTES } from '@kirdaar/contract/rules/limits';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { email as emailField } from '#features/identity/identity-fields.ts';
import { ResendCode } from '#features/identity/ResendCode.tsx';
import { attemptFor, forgetAttempt } from '#features/identity/registration-attempt.ts';
import { useHandedOver } from '#features/identity/use-handed-over.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextField } from '#ui/TextField.tsx';

export interface VerifyFormProps {
  verify: (body: { email: string; otp: string; attempt?: string | undefined }) => Promise<unknown>;
  resend: (body: { email: string }) => Promise<{ message: string }>;
  /** Whether the button waits for the whole code; otherwise sending less is answered with a message. */
  buttonWaits?: boolean;
}

interface Errors {
  email?: string;
  otp?: string;
  other?: string;
}

/** Asks for the code that was sent, and for the email when no page has handed it over. */
export function VerifyForm({
  verify,
  resend,
  buttonWaits = false,
  onVerified,
}: VerifyFormProps & { onVerified: () => void }) {
  const handed = useHandedOver();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  function show(found: Errors) {
    setErrors(found);
    const wrong = form.current?.elements.namedItem(found.email ? 'email' : 'otp');
    if (!(wrong instanceof HTMLInputElement)) return;
    wrong.focus();
    wrong.select();
  }

  /** The email the code went to; undefined, and said, when there is none. */
  function askedEmail(): string | undefined {
    if (handed.email) return handed.email;
    const typed = String(form.current && new FormData(form.current).get('email')).trim();
    const error = emailField.check(typed);
    if (!error) return typed;
    show({ email: error });
    return undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const email = askedEmail();
    if (!email) return;
    if (code.length < OTP_LENGTH) return show({ otp: 'Please enter a complete 6-digit OTP' });

    setBusy(true);
    try {
      await verify({ email, otp: code, attempt: handed.attempt ?? attemptFor(email) });
      forgetAttempt();
      onVerified();
    } catch (error) {
      show(errorsIn(error));
    } finally {
      setBusy(false);
    }
  }

  function sendAgain() {
    const email = askedEmail();
    return email ? resend({ email }) : undefined;
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      {errors.other && <Notice tone="failure">{errors.other}</Notice>}
      {handed.email ? (
        <p>
          Enter the six digits for <strong className="wrap-anywhere">{handed.email}</strong>. They are good
          for {OTP_MINUTES} minutes; if they do not arrive, look under spam.
        </p>
      ) : (
        <TextField
          label={emailField.label}
          name="email"
          type="email"
          autoComplete="email"
          hint="The one you registered with."
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
      <Button type="submit" disabled={busy || (buttonWaits && code.length < OTP_LENGTH)}>
        {busy ? 'Verifying...' : 'Verify'}
      </Button>
      <ResendCode justSent={handed.codeSent === true} resend={sendAgain} />
    </form>
  );
}

/** What the server found wrong, each beside its field. */
function errorsIn(error: unknown): Errors {
  const { email, otp } = error instanceof ApiError ? error.fields : {};
  if (email) return { email };
  return otp ? { otp } : { other: serverMessage(error, 'OTP verification failed') };
}
