import { OTP_LENGTH, OTP_MINUTES } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { verifyOf } from '#account-paths.ts';
import type { ApiError } from '#api/call-api.ts';
import type { Posted } from '#api/form-action.ts';
import { serverMessage } from '#api/server-message.ts';
import { usePosted } from '#api/use-posted.ts';
import { useWrite } from '#api/use-write.ts';
import { email as emailField } from '#features/accounts/identity/identity-fields.ts';
import { ResendCode, type ResendWrite } from '#features/accounts/identity/ResendCode.tsx';
import { findAttempt, verificationWrites } from '#features/accounts/identity/registration-writes.ts';
import {
  type NavigationState,
  useNavigationState,
} from '#features/accounts/identity/use-navigation-state.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { sentence } from '#ui/sentence.ts';
import { TextField } from '#ui/TextField.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import * as words from '#words/accounts/identity.ts';
import * as common from '#words/ui/common.ts';

interface VerifyFormProps {
  accountRole: Role;
  onVerified?: (email: string | undefined) => void;
  /** The registration that was just submitted without scripts. */
  sent?: { email: string; attempt: string; text_message_to?: string | null };
}

interface Errors {
  email?: string;
  otp?: string;
  other?: string;
}

/** Asks for the sent code, and for the email when no previous page passed it on. */
export function VerifyForm({ accountRole, onVerified = () => {}, sent }: VerifyFormProps) {
  const { search } = useLocation();
  const hydrated = useHydrated();
  const navigated = useNavigationState();
  const posted = usePosted();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<Errors>(() => errorsBefore(posted));
  const verification = useWrite(verificationWrites, 'verifyAccount', {
    onDone: () => onVerified(requireEmail()),
    onFailed: (error) => setErrors(errorsIn(error)),
  });
  const resending = useWrite(verificationWrites, 'resendCode');
  const texting = useWrite(verificationWrites, 'sendTextCode', { onDone: () => setBy('sms') });
  const typed = posted?.typed;
  const [by, setBy] = useState<'sms' | undefined>(() => (isTextSent(posted) ? 'sms' : undefined));
  const passed = navigated.email
    ? navigated
    : { ...typedBefore(typed), ...(sent && { ...sent, codeSent: true }) };

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
    if (code.length < OTP_LENGTH) return setErrors({ otp: words.otp_incomplete(OTP_LENGTH) });
    verification.submit({
      role: accountRole,
      email,
      otp: code,
      attempt: attemptOf(email),
      by,
    });
  }

  function sendText() {
    if (passed.email && passed.attempt) texting.submit({ email: passed.email, attempt: passed.attempt });
  }

  function resend() {
    const email = requireEmail();
    if (email) resending.submit({ role: accountRole, email, attempt: attemptOf(email) });
  }

  // The talent's button waits for the whole code; a production house is told that it is incomplete.
  const waits = hydrated && accountRole === 'talent' && code.length < OTP_LENGTH;
  return (
    <form
      ref={form}
      method="post"
      action={verifyOf[accountRole] + search}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-6"
    >
      <HiddenFields {...passed} by={by} />
      {errors.other && <Notice tone="failure">{errors.other}</Notice>}
      {passed.email ? (
        <CodeSentTo email={passed.email} textedTo={by && passed.text_message_to} />
      ) : (
        <TextField
          label={emailField.label}
          name="email"
          type="email"
          autoComplete="email"
          hint={words.email_registered}
          defaultValue={typed?.email}
          error={errors.email}
        />
      )}
      <CodeInput
        label={words.otp_label}
        name="otp"
        length={OTP_LENGTH}
        value={code}
        onChange={setCode}
        error={errors.otp}
      />
      <Button type="submit" name="write" value={verification.name} disabled={verification.busy || waits}>
        {verification.busy ? words.verify_busy : words.verify_submit}
      </Button>
      {by ? (
        <>
          <ResendCode key="sms" justSent write={{ ...texting, submit: sendText }} />
          {hydrated && (
            <Button variant="quiet" className="-ml-5 self-start" onClick={() => setBy(undefined)}>
              {words.text_use_email}
            </Button>
          )}
        </>
      ) : (
        <>
          <ResendCode justSent={passed.codeSent === true} write={{ ...resending, submit: resend }} />
          <TextCodeOffer passed={passed} write={{ ...texting, submit: sendText }} />
        </>
      )}
    </form>
  );
}

/** What the form sends besides the code when its page has no scripts. */
function HiddenFields({ email, attempt, text_message_to, by }: NavigationState & { by: 'sms' | undefined }) {
  const fields = Object.entries({ email, attempt, text_message_to, by });
  return fields.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />);
}

function CodeSentTo({ email, textedTo }: { email: string; textedTo: string | null | undefined }) {
  if (textedTo) {
    return <p>{sentence(words.verify_texted(<strong>{textedTo}</strong>, OTP_MINUTES))}</p>;
  }
  return (
    <p>{sentence(words.verify_sent(<strong className="wrap-anywhere">{email}</strong>, OTP_MINUTES))}</p>
  );
}

/** Returns what a form without scripts knew of the registration. */
function typedBefore({ email, attempt, text_message_to }: Readonly<Record<string, string>> = {}) {
  return attempt && email ? { email, attempt, ...(text_message_to && { text_message_to }) } : {};
}

/** Whether the code that was last sent without scripts is a text message. */
function isTextSent(posted: Posted | undefined): boolean {
  return posted?.write === 'sendTextCode' ? !posted.error : posted?.typed.by === 'sms';
}

/** Returns the errors of a code that was submitted without scripts. */
function errorsBefore(posted: Posted | undefined): Errors {
  return posted?.write === 'verifyAccount' && posted.error ? errorsIn(posted.error) : {};
}

function errorsIn(error: Pick<ApiError, 'fields' | 'message' | 'status'>): Errors {
  const { email, otp } = error.fields;
  if (email) return { email };
  return otp ? { otp } : { other: (error.status > 0 && error.message) || words.verify_failed };
}

function focusInvalid(form: HTMLFormElement | null, errors: Errors) {
  if (Object.keys(errors).length === 0) return;
  const control = form?.elements.namedItem(errors.email ? 'email' : 'otp');
  if (!(control instanceof HTMLInputElement)) return;
  control.focus();
  control.select();
}

/** Offers the code by text message to the number of the registration, for an email that does not arrive. */
function TextCodeOffer({ passed, write }: { passed: NavigationState; write: ResendWrite }) {
  const { attempt, text_message_to: to } = passed;
  if (!attempt || !to) return null;
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-5">
      <p>{words.text_offer(to)}</p>
      {write.error && <Notice tone="failure">{serverMessage(write.error, common.otp_failed)}</Notice>}
      <Button
        type="submit"
        name="write"
        value={write.name}
        variant="secondary"
        className="self-start"
        disabled={write.busy}
        onClick={(event) => {
          event.preventDefault();
          write.submit();
        }}
      >
        {write.busy ? common.sending : words.text_send}
      </Button>
    </div>
  );
}
