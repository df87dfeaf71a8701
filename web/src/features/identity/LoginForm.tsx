import { PASSWORD_MOST } from '@kirdaar/contract/rules/limits';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '#api/call.ts';
import { isEmail } from '#features/identity/identity-fields.ts';
import { asksForCode } from '#features/second-factor/code-complaint.ts';
import { SecondStep } from '#features/second-factor/SecondStep.tsx';
import { returnPath } from '#session/return-path.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';

interface Credentials {
  identifier: string;
  password: string;
  /** Of the second step, once it is asked for. */
  code?: string;
}

interface LoginFormProps {
  /** Makes the call and stores the session it opens. */
  logIn: (credentials: Credentials) => Promise<void>;
  messageOf: (error: unknown) => string;
  /** Where the role starts, unless a page asked for the login. */
  start: string;
  verifyPath: string;
}

interface Failure {
  message: string;
  /** Whose account waits to be verified. */
  unverified?: string;
}

/** The login of either role. */
export function LoginForm({ logIn, messageOf, start, verifyPath }: LoginFormProps) {
  const [failure, setFailure] = useState<Failure>();
  // What was right in the first step, while the second is asked for.
  const [first, setFirst] = useState<Credentials>();
  const [busy, setBusy] = useState(false);
  const { search } = useLocation();
  const navigate = useNavigate();

  async function enter(credentials: Credentials) {
    await logIn(credentials);
    await navigate(returnPath(search) ?? start, { replace: true });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const identifier = String(form.get('identifier')).trim();
    const password = String(form.get('password'));
    if (!identifier || !password) return setFailure({ message: 'Please fill in all fields' });

    setBusy(true);
    try {
      await enter({ identifier, password });
    } catch (error) {
      setFailure(undefined);
      if (asksForCode(error)) return setFirst({ identifier, password });
      const unverified = error instanceof ApiError && error.status === 403;
      setFailure({ message: messageOf(error), ...(unverified && { unverified: identifier }) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {first && (
        <SecondStep
          logIn={(code) => enter({ ...first, code })}
          messageOf={messageOf}
          onBack={() => setFirst(undefined)}
        />
      )}
      {/* A post, so that sending before the page has come alive never puts the password into the address. */}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        hidden={Boolean(first)}
        className="flex flex-col gap-5"
      >
        {failure && (
          <Notice tone="failure">
            <p>{failure.message}</p>
            {failure.unverified && (
              <Link
                to={{ pathname: verifyPath, search }}
                state={isEmail(failure.unverified) && { email: failure.unverified }}
                className="mt-1 inline-block font-semibold underline underline-offset-4"
              >
                Verify your account
              </Link>
            )}
          </Notice>
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
          maxLength={PASSWORD_MOST}
        />
        <Button type="submit" disabled={busy}>
          {busy ? 'Logging in...' : 'Login'}
        </Button>
      </form>
    </>
  );
}
