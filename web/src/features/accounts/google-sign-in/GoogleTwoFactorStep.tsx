import { useLocation, useNavigate } from 'react-router';
import { useWrite } from '#api/use-write.ts';
import { googleLoginWrites } from '#features/accounts/google-sign-in/google-writes.ts';
import { TwoFactorStep } from '#features/accounts/two-factor/TwoFactorStep.tsx';
import type { Role } from '#session/area-of.ts';

/** Asks for the two-step login code after Google redirected back. */
export function GoogleTwoFactorStep({ accountRole, code }: { accountRole: Role; code: string }) {
  const login = useWrite(googleLoginWrites, 'logInThroughGoogle');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <TwoFactorStep
      write={{
        ...login,
        submit: (twoFactorCode) => login.submit({ role: accountRole, code, twoFactorCode }),
      }}
      // The code is no longer in the URL, so the page loads as it was before the Google sign-in.
      onBack={() => navigate({ pathname, search }, { replace: true })}
    />
  );
}
