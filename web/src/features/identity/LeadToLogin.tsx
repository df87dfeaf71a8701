import { REDIRECT_MS } from '@kirdaar/contract/rules/limits';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Notice } from '#ui/Notice.tsx';

interface LeadToLoginProps {
  /** What is done. */
  done: string;
  login: string;
  /** What the panel offers besides. */
  children?: ReactNode;
}

/** The panel of a success, and soon after it the login. */
export function LeadToLogin({ done, login, children }: LeadToLoginProps) {
  const navigate = useNavigate();
  const { search } = useLocation();

  useEffect(() => {
    const timer = setTimeout(() => navigate({ pathname: login, search }, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [login, search, navigate]);

  return (
    <div className="flex flex-col items-start gap-5">
      <Notice tone="success">
        <p className="font-semibold">{done}</p>
        <p>Taking you to the login…</p>
      </Notice>
      {children}
    </div>
  );
}
