import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { accountWrites } from '#features/accounts/account-settings/account-writes.ts';
import { CodeForm } from '#features/accounts/identity/CodeForm.tsx';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';

/** Verifies the mobile number that the account was registered with, by a code in a text message. */
export function VerifyMobile({ accountRole, mobile }: { accountRole: Role; mobile: string }) {
  const sending = useWrite(accountWrites, 'sendMobileCode');
  const resending = useWrite(accountWrites, 'sendMobileCode');
  const verification = useWrite(accountWrites, 'verifyMobile');
  return (
    <Section
      title="Verify your mobile number"
      lead="We send WhatsApp and text messages only to a verified number. Until you verify it, somebody else can use it for their account."
    >
      <div className="flex flex-col gap-5">
        {sending.error && (
          <Notice tone="failure">{serverMessage(sending.error, 'Failed to send OTP')}</Notice>
        )}
        {sending.reply ? (
          <CodeForm
            lead={
              <>
                We have sent a code to <strong className="wrap-anywhere">{mobile}</strong>.
              </>
            }
            write={{ ...verification, submit: (otp) => verification.submit({ role: accountRole, otp }) }}
            resend={{ ...resending, submit: () => resending.submit(accountRole) }}
            accountRole={accountRole}
            action="Verify mobile number"
          />
        ) : (
          <Button
            variant="secondary"
            className="self-start"
            disabled={sending.busy}
            onClick={() => sending.submit(accountRole)}
          >
            {sending.busy ? 'Sending...' : `Send code to ${mobile}`}
          </Button>
        )}
      </div>
    </Section>
  );
}
