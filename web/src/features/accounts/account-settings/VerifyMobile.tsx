import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/accounts/account-settings.ts';
import * as common from '#words/ui/common.ts';

/** Verifies the mobile number that the account was registered with, by a code in a text message. */
export function VerifyMobile({ accountRole, mobile }: { accountRole: Role; mobile: string }) {
  const sending = useWrite(accountWrites, 'sendMobileCode');
  const resending = useWrite(accountWrites, 'sendMobileCode');
  const verification = useWrite(accountWrites, 'verifyMobile');
  return (
    <Section title={words.verify_mobile_title} lead={words.verify_mobile_lead}>
      <div className="flex flex-col gap-5">
        {sending.error && <Notice tone="failure">{serverMessage(sending.error, common.otp_failed)}</Notice>}
        {sending.reply ? (
          <CodeForm
            lead={sentence(words.code_sent(<strong className="wrap-anywhere">{mobile}</strong>))}
            write={{ ...verification, submit: (otp) => verification.submit({ role: accountRole, otp }) }}
            resend={{ ...resending, submit: () => resending.submit(accountRole) }}
            accountRole={accountRole}
            action={words.verify_mobile_submit}
          />
        ) : (
          <Button
            variant="secondary"
            className="self-start"
            disabled={sending.busy}
            onClick={() => sending.submit(accountRole)}
          >
            {sending.busy ? common.sending : words.code_send_to(mobile)}
          </Button>
        )}
      </div>
    </Section>
  );
}
