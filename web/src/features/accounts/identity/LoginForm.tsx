import { MAX_PASSWORD } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ApiError } from '#api/call-api.ts';
import { useWrite } from '#api/use-write.ts';
import { isEmail } from '#features/accounts/identity/identity-fields.ts';
import { loginMessage } from '#features/accounts/identity/login-messages.ts';
import { type Credentials, loginWrites } from '#features/accounts/identity/login-writes.ts';
import { TwoFactorStep } from '#features/accounts/two-factor/TwoFactorStep.tsx';
import { needsTwoFactorCode } from '#features/accounts/two-factor/two-factor-error.ts';
import { verifyOf } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';

/** The login form of both roles. */
export function LoginForm({ accountRole }: { accountRole: Role }) {
  const [sent, setSent] = useState<Credentials>();
  const [incomplete, setIncomplete] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const login = useWrite(loginWrites, 'logIn', {
    onFailed: (error) => setNeedsCode(needsTwoFactorCode(error)),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const identifier = String(form.get('identifier')).trim();
    const password = String(form.get('password'));
    const complete = identifier !== '' && password !== '';
    setIncomplete(!complete);
    if (!complete) return;
    setSent({ identifier, password });
    login.submit({ role: accountRole, identifier, password });
  }

  const error = needsTwoFactorCode(login.error) ? undefined : login.error;
  return (
    <>
      {needsCode && sent && (
        <TwoFactorLogin accountRole={accountRole} credentials={sent} onBack={() => setNeedsCode(false)} />
      )}
      {/* POST, so that submitting before hydration never puts the password into the URL. */}
      <form method="post" noValidate onSubmit={submit} hidden={needsCode} className="flex flex-col gap-5">
        {incomplete && <Notice tone="failure">Please fill in all fields</Notice>}
        {!incomplete && error && (
          <LoginFailure accountRole={accountRole} identifier={sent?.identifier ?? ''} error={error} />
        )}
        <TextField
          label="Email or mobile number"
          name="identifier"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD}
        />
        <Button type="submit" disabled={login.busy}>
          {login.busy ? 'Logging in...' : 'Login'}
        </Button>
      </form>
    </>
  );
}

interface LoginFailureProps {
  accountRole: Role;
  /** The email or mobile number that was sent. */
  identifier: string;
  error: ApiError;
}

/** Why a login failed, with a link to the verification for an account that is not verified yet. */
function LoginFailure({ accountRole, identifier, error }: LoginFailureProps) {
  const { search } = useLocation();
  return (
    <Notice tone="failure">
      <p>{loginMessage[accountRole](error)}</p>
      {error.status === 403 && (
        <Link
          to={{ pathname: verifyOf[accountRole], search }}
          state={isEmail(identifier) && { email: identifier }}
          className="mt-1 inline-block font-semibold underline underline-offset-4"
        >
          Verify your account
        </Link>
      )}
    </Notice>
  );
}

interface TwoFactorLoginProps {
  accountRole: Role;
  /** The credentials that the first step accepted. */
  credentials: Credentials;
  onBack: () => void;
}

function TwoFactorLogin({ accountRole, credentials, onBack }: TwoFactorLoginProps) {
  const login = useWrite(loginWrites, 'logIn');
  return (
    <TwoFactorStep
      write={{ ...login, submit: (code) => login.submit({ role: accountRole, ...credentials, code }) }}
      messageOf={loginMessage[accountRole]}
      onBack={onBack}
    />
  );
}
