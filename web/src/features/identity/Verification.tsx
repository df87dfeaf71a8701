import { REDIRECT_MS } from '@kirdaar/contract/rules/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { VerifyForm, type VerifyFormProps } from '#features/identity/VerifyForm.tsx';
import { Notice } from '#ui/Notice.tsx';

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
  return <Verified login={login}>{children}</Verified>;
}

function Verified({ login, children }: { login: string; children: ReactNode }) {
  const navigate = useNavigate();
  const { search } = useLocation();

  useEffect(() => {
    const timer = setTimeout(() => navigate({ pathname: login, search }, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [login, search, navigate]);

  return (
    <div className="flex flex-col gap-5">
      <Notice tone="success">
        <p className="font-semibold">Your account is verified.</p>
        <p>Taking you to the login…</p>
      </Notice>
      {children}
    </div>
  );
}
