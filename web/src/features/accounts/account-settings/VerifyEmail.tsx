import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import { verificationWrites } from '#features/accounts/identity/registration-writes.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';

/** Verifies the email of an account that was verified by text message. */
export function VerifyEmail({ accountRole, email }: { accountRole: Role; email: string }) {
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState(false);
  const sending = useWrite(verificationWrites, 'resendCode', { onDone: () => setSent(true) });
  const resending = useWrite(verificationWrites, 'resendCode');
  const verification = useWrite(verificationWrites, 'verifyAccount', { onDone: revalidate });
  const request = { role: accountRole, email, attempt: undefined };
  return (
    <Section title={common.verify_email} lead={words.verify_email_lead}>
      <div className="flex flex-col gap-5">
        {sending.error && <Notice tone="failure">{serverMessage(sending.error, common.otp_failed)}</Notice>}
        {sent ? (
          <CodeForm
            lead={sentence(words.code_enter(<strong className="wrap-anywhere">{email}</strong>))}
            write={{ ...verification, submit: (otp) => verification.submit({ ...request, otp }) }}
            resend={{ ...resending, submit: () => resending.submit(request) }}
            accountRole={accountRole}
            action={words.verify_email_submit}
          />
        ) : (
          <Button
            variant="secondary"
            className="self-start"
            disabled={sending.busy}
            onClick={() => sending.submit(request)}
          >
            {sending.busy ? common.sending : words.code_send_to(email)}
          </Button>
        )}
      </div>
    </Section>
  );
}
