import { OTP_LENGTH, OTP_MINUTES } from '@kirdaar/contract/rules/limits';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import type { FormWrite } from '#api/use-write.ts';
import { LogInAgain } from '#features/accounts/identity/LogInAgain.tsx';
import { ResendCode, type ResendWrite } from '#features/accounts/identity/ResendCode.tsx';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import * as words from '#words/accounts/identity.ts';
import * as accountsAnswers from '#words/answers/accounts.ts';
import * as common from '#words/ui/common.ts';

interface CodeFormProps {
  /** Where the code was sent. */
  lead: ReactNode;
  /** The write that takes a complete code; the form shows its error. */
  write: FormWrite<string>;
  resend: ResendWrite;
  action: string;
  /** The role whose session the request needs. */
  accountRole?: Role;
  /** What the form sends besides the code when its page has no scripts. */
  hidden?: Readonly<Record<string, string>>;
}

export function CodeForm({ lead, write, resend, action, accountRole, hidden = {} }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const ended = accountRole && write.error?.status === 401;
  const rejected =
    write.error && !ended ? serverMessage(write.error, accountsAnswers.invalid_code) : undefined;

  useEffect(() => {
    if (rejected && form.current) focusCodeInput(form.current);
  }, [rejected]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = validateCode(code);
    setIncomplete(wrong);
    if (wrong) return focusCodeInput(event.currentTarget);
    write.submit(code);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p>
        {lead} {words.otp_expires(OTP_MINUTES)}
      </p>
      <CodeInput
        label={words.otp_label}
        name="otp"
        length={OTP_LENGTH}
        value={code}
        onChange={setCode}
        error={incomplete ?? rejected}
      />
      {ended && <LogInAgain accountRole={accountRole} hint={words.otp_after_login} />}
      <Button type="submit" name="write" value={write.name} disabled={write.busy}>
        {write.busy ? common.checking : action}
      </Button>
      <ResendCode justSent write={resend} />
    </form>
  );
}

export function validateCode(code: string): string | undefined {
  if (!code) return words.otp_required;
  return code.length < OTP_LENGTH ? words.otp_incomplete(OTP_LENGTH) : undefined;
}

export function focusCodeInput(form: HTMLFormElement) {
  const control = form.elements.namedItem('otp');
  if (control instanceof HTMLInputElement) control.focus();
}
