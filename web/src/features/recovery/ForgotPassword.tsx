import { useLocation, useNavigate } from 'react-router';
import { LeadToLogin } from '#features/identity/LeadToLogin.tsx';
import { useHandedOver } from '#features/identity/use-handed-over.ts';
import { CodeStep } from '#features/recovery/CodeStep.tsx';
import { EmailStep } from '#features/recovery/EmailStep.tsx';
import { NewPasswordForm } from '#features/recovery/NewPasswordForm.tsx';
import { StepHeading } from '#features/recovery/StepHeading.tsx';
import { loginOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';

/**
 * The way to a new password in three steps. What each step has found out is kept with its entry of the
 * browser's history, never in the address: going back goes one step back.
 */
export function ForgotPassword({ accountRole }: { accountRole: Role }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { email = '', codeSent, reset_token, changed } = useHandedOver();
  const here = { pathname, search };

  if (changed) return <LeadToLogin done="Your password is changed." login={loginOf[accountRole]} />;
  if (reset_token) {
    return (
      <StepHeading key="password" step={3} title="Choose a new password">
        <NewPasswordForm
          accountRole={accountRole}
          email={email}
          resetToken={reset_token}
          onChanged={() => navigate(here, { replace: true, state: { changed: true } })}
        />
      </StepHeading>
    );
  }
  if (codeSent) {
    return (
      <StepHeading key="code" step={2} title="Enter the code">
        <CodeStep
          accountRole={accountRole}
          email={email}
          onProven={(token) => navigate(here, { state: { email, reset_token: token } })}
        />
      </StepHeading>
    );
  }

  async function goToCode(typed: string) {
    await navigate(here, { replace: true, state: { email: typed } });
    await navigate(here, { state: { email: typed, codeSent: true } });
  }
  return (
    <StepHeading key="email" step={1} title="Your email">
      <EmailStep key={email} accountRole={accountRole} email={email} onSent={goToCode} />
    </StepHeading>
  );
}
