import { findEmailFault } from '@kirdaar/contract/rules/emails';
import { MAX_PASSWORD, OTP_LENGTH } from '@kirdaar/contract/rules/limits';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { verifyOf } from '#account-paths.ts';
import { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { type Credentials, loginWrites } from '#features/accounts/identity/login-writes.ts';
import { type OpenedSession, openAccount } from '#features/accounts/identity/open-account.ts';
import { useNavigationState } from '#features/accounts/identity/use-navigation-state.ts';
import { TwoFactorStep } from '#features/accounts/two-factor/TwoFactorStep.tsx';
import { needsTwoFactorCode, twoFactorError } from '#features/accounts/two-factor/two-factor-error.ts';
import type { Role } from '#session/area-of.ts';
import { returnPath } from '#session/return-path.ts';
import { Button } from '#ui/Button.tsx';
import { CodeInput } from '#ui/CodeInput.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as accountSettingsWords from '#words/accounts/account-settings.ts';
import * as words from '#words/accounts/identity.ts';
import * as accountsAnswers from '#words/answers/accounts.ts';
import { server_error } from '#words/answers/platform.ts';
import { no_response } from '#words/api/requests.ts';
import * as common from '#words/ui/common.ts';

export function LoginForm({ accountRole }: { accountRole: Role }) {
  const { email } = useNavigationState();
  const [sent, setSent] = useState<Credentials>();
  const [incomplete, setIncomplete] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const [code, setCode] = useState('');
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
    const typedCode = code && { code };
    setSent({ identifier, password });
    login.submit({ role: accountRole, identifier, password, ...typedCode });
  }

  const error = needsTwoFactorCode(login.error) ? undefined : login.error;
  // Without scripts the password is not kept, so all three are asked for at once.
  const [asksForCode] = useState(() => needsTwoFactorCode(login.error));
  if (login.reply) return <OpenArea opened={login.reply} />;
  return (
    <>
      {needsCode && sent && (
        <TwoFactorLogin accountRole={accountRole} credentials={sent} onBack={() => setNeedsCode(false)} />
      )}
      {/* Before hydration the browser posts the form to the page's own `action`. */}
      <form method="post" noValidate onSubmit={submit} hidden={needsCode} className="flex flex-col gap-5">
        {incomplete && <Notice tone="failure">{words.fill_all}</Notice>}
        {!incomplete && error && (
          <LoginFailure
            accountRole={accountRole}
            identifier={sent?.identifier ?? login.typed?.identifier ?? ''}
            error={error}
          />
        )}
        {asksForCode && <Notice>{words.login_code_text}</Notice>}
        <TextField
          label={words.login_identifier}
          name="identifier"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={login.typed?.identifier ?? email}
        />
        <PasswordField
          label={common.password}
          name="password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD}
        />
        {asksForCode && (
          <CodeInput
            label={common.authenticator_code}
            name="code"
            length={OTP_LENGTH}
            value={code}
            onChange={setCode}
            error={twoFactorError(login.error)}
          />
        )}
        <Button type="submit" name="write" value={login.name} disabled={login.busy}>
          {login.busy ? common.logging_in : accountSettingsWords.login_submit}
        </Button>
      </form>
    </>
  );
}

interface LoginFailureProps {
  accountRole: Role;
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
          state={!findEmailFault(identifier) && { email: identifier }}
          className="mt-1 inline-block font-semibold underline underline-offset-4"
        >
          {words.verify_title}
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

/** After a login that was submitted before the page's scripts ran: stores the session and opens the area. */
function OpenArea({ opened }: { opened: OpenedSession }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = useEffectEvent(() => navigate(openAccount(opened, returnPath(search)), { replace: true }));
  useEffect(() => void open(), []);
  return (
    <>
      <Notice tone="success">
        <p className="font-semibold">{words.login_done}</p>
        <p>{words.login_opening}</p>
      </Notice>
      <noscript>
        <p>{words.login_needs_scripts}</p>
      </noscript>
    </>
  );
}

const byStatus: Record<number, string> = {
  0: no_response,
  400: accountsAnswers.credentials_required,
  401: accountsAnswers.invalid_credentials,
  403: accountsAnswers.account_not_verified,
  404: accountsAnswers.account_not_found,
  500: server_error,
};

export const loginMessage: Record<Role, (error: unknown) => string> = {
  talent: (error) => serverMessage(error, words.login_failed_talent),
  production: (error) =>
    (error instanceof ApiError && byStatus[error.status]) || serverMessage(error, words.login_failed_house),
};
