import { ApiError, call } from '#api/call.ts';
import { CodeForm } from '#features/identity/CodeForm.tsx';
import { areaOf, type Role } from '#session/area-of.ts';

interface CodeStepProps {
  accountRole: Role;
  email: string;
  /** Takes the token that allows one new password. */
  onProven: (resetToken: string) => Promise<void> | void;
}

/** Asks for the code that was sent to an email. */
export function CodeStep({ accountRole, email, onProven }: CodeStepProps) {
  const forgotPassword = `POST /api/${areaOf[accountRole]}/forgot-password` as const;

  async function send(otp: string) {
    const { reset_token } = await call(forgotPassword, { body: { email, otp } });
    // With a code the answer always holds it.
    if (!reset_token) throw new ApiError(0, '');
    await onProven(reset_token);
  }

  return (
    <CodeForm
      lead={
        <>
          If <strong className="wrap-anywhere">{email}</strong> has an account, a code is on its way. If it
          does not arrive, look under spam.
        </>
      }
      send={send}
      resend={() => call(forgotPassword, { body: { email } })}
      action="Continue"
    />
  );
}
