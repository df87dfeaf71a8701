import { REDIRECT_MS } from '@kirdaar/contract/rules/limits';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useNavigationState } from '#features/accounts/identity/use-navigation-state.ts';
import { loginOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/accounts/identity.ts';

interface RedirectToLoginProps {
  done: string;
  accountRole: Role;
  /** The email that was verified, also if no page passed it on. */
  verified?: string | undefined;
  children?: ReactNode;
}

/** Shows a success panel and then opens the login. */
export function RedirectToLogin({ done, accountRole, verified, children }: RedirectToLoginProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { email = verified } = useNavigationState();
  const login = loginOf[accountRole];

  useEffect(() => {
    // The login is filled in with the email.
    const state = email && { email };
    const timer = setTimeout(
      () => navigate({ pathname: login, search }, { replace: true, state }),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [email, login, search, navigate]);

  return (
    <div className="flex flex-col items-start gap-5">
      <Notice tone="success">
        <p className="font-semibold">{done}</p>
        <p className="noscript:hidden">{words.login_redirect}</p>
      </Notice>
      {children}
      <noscript>
        <Link to={{ pathname: login, search }} className="font-semibold underline underline-offset-4">
          {words.log_in}
        </Link>
      </noscript>
    </div>
  );
}
