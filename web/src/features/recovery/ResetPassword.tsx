import { useState } from 'react';
import { LeadToLogin } from '#features/identity/LeadToLogin.tsx';
import { useHandedOver } from '#features/identity/use-handed-over.ts';
import { NewPasswordForm } from '#features/recovery/NewPasswordForm.tsx';
import { loginOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';

interface ResetPasswordProps {
  accountRole: Role;
  email: string;
  /** What the fragment of the address handed over. */
  linkToken: string | undefined;
}

/** The last step of a forgotten password, opened by its address. */
export function ResetPassword({ accountRole, email, linkToken }: ResetPasswordProps) {
  const { reset_token } = useHandedOver();
  const [changed, setChanged] = useState(false);
  if (changed) return <LeadToLogin done="Your password is changed." login={loginOf[accountRole]} />;
  return (
    <>
      <p>
        The new password is for <strong className="wrap-anywhere">{email}</strong>.
      </p>
      <NewPasswordForm
        accountRole={accountRole}
        email={email}
        resetToken={linkToken ?? reset_token}
        onChanged={() => setChanged(true)}
      />
    </>
  );
}
