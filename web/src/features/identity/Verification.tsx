import { type ReactNode, useState } from 'react';
import { LeadToLogin } from '#features/identity/LeadToLogin.tsx';
import { VerifyForm, type VerifyFormProps } from '#features/identity/VerifyForm.tsx';

interface VerificationProps extends VerifyFormProps {
  /** The login that a verified account goes to. */
  login: string;
  /** What the success panel offers besides. */
  children?: ReactNode;
}

/** The code's form, then the success panel, then the login. */
export function Verification({ login, children, ...form }: VerificationProps) {
  const [verified, setVerified] = useState(false);
  if (!verified) return <VerifyForm {...form} onVerified={() => setVerified(true)} />;
  return (
    <LeadToLogin done="Your account is verified." login={login}>
      {children}
    </LeadToLogin>
  );
}
